import { afterEach, expect, it, vi } from "vitest";
import { bundle, load } from "./catalogue";
import { gameTexts, titles } from "./games";
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

it("a game that the page was built without speaks by the server, one that it knows by itself", async () => {
  const asked = server({ "/sheets/letters/it.ftl": "title = Lettere\n" });
  const texts = {
    ...(await load("it")),
    ...(await gameTexts("letters", "it")),
    ...(await gameTexts("sultaniya", "it")),
  };
  expect(asked).toEqual(["/sheets/letters/it.ftl"]);
  expect(say(bundle(texts, "it", "letters"), "title")).toBe("Lettere");
  expect(say(bundle(texts, "it", "sultaniya"), "title")).toBe("Sultaniya");
  expect(bundle(texts, "it", "sultaniya").hasMessage("sultaniya-board")).toBe(true);
});

it("what cannot be had is nothing, and is asked for again", async () => {
  server({});
  expect(await gameTexts("mute", "en")).toEqual({});
  server({ "/sheets/mute/en.ftl": "title = Mute\n" });
  expect(Object.values(await gameTexts("mute", "en"))).toEqual(["title = Mute\n"]);
});

it("a server that is gone is no game without words", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
  await expect(gameTexts("far", "en")).rejects.toThrow("gone");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 502 })));
  await expect(gameTexts("far", "en")).rejects.toThrow("502");
  server({ "/sheets/far/en.ftl": "title = Far\n" });
  expect(Object.values(await gameTexts("far", "en"))).toEqual(["title = Far\n"]);
});

it("the words that every page has hold none of a game’s, and titles come with the list of games", async () => {
  const built = await load("pt");
  expect(Object.keys((await import("./pt")).texts).filter((path) => path.includes("/games/"))).toEqual([]);
  server({ "/sheets/games/pt.json": JSON.stringify({ letters: { title: 'As "Cartas"', about: "Um\njogo {bom}." } }) });
  const words = bundle({ ...built, ...(await titles("pt")) }, "pt", "letters");
  expect([say(words, "title"), say(words, "about")]).toEqual(['As "Cartas"', "Um jogo {bom}."]);
});
