import { afterEach, expect, it, vi } from "vitest";
import { bundle, load } from "./catalogue";
import { served } from "./served";
import { say } from "./words";

afterEach(() => vi.unstubAllGlobals());

function server(files: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(path in files ? new Response(files[path]) : new Response("", { status: 404 }));
  });
  return asked;
}

it("a game that the page was built without speaks by the server, and the others are not asked for", async () => {
  const games = JSON.stringify({ games: [{ name: "sultaniya" }, { name: "letters" }, { name: "mute" }] });
  const asked = server({ "/api/games": games, "/sheets/letters/it.ftl": "title = Lettere\n" });
  const built = await load("it");
  const more = await served("it", Promise.resolve(built));
  expect(asked).toEqual(["/api/games", "/sheets/letters/it.ftl", "/sheets/mute/it.ftl"]);
  const words = bundle({ ...built, ...more }, "it", "letters");
  expect(say(words, "title")).toBe("Lettere");
  expect(bundle({ ...built, ...more }, "it", "sultaniya").getMessage("title")?.value).not.toBe("Lettere");
});

it("without the server the page says what it was built with", async () => {
  server({});
  expect(await served("en", load("en"))).toEqual({});
});
