/**
 * The service worker: keeps the page's own files, so that it opens without the server.  What is said over /api is
 * never kept.  The build writes `BUILT` above this: a version, the files whose names carry a hash, and the others.
 */
/* global BUILT */
const NAME = `page-${BUILT.version}`;
const SHELL = "/";
const LANGUAGES = ["en", "it", "pt"];

async function install() {
  const cache = await caches.open(NAME);
  await cache.addAll(BUILT.hashed);
  await cache.addAll([SHELL, ...BUILT.plain].map((file) => new Request(file, { cache: "no-cache" })));
  const list = new Request("/sheets/games.json", { cache: "no-cache" });
  const { games } = await (await fetch(list)).json();
  const sheets = [...games.map(({ name }) => name), ...LANGUAGES.map((language) => `games/${language}`)];
  await cache.addAll([list, ...sheets.map((name) => new Request(`/sheets/${name}.json`, { cache: "no-cache" }))]);
}

/** Only this version's files stay. */
async function activate() {
  for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function kept(request) {
  return (await caches.open(NAME)).match(request, { ignoreVary: true });
}

/** From the server; where it does not answer, the page that is kept. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && answer.status < 500 ? answer : ((await kept(SHELL)) ?? answer ?? Response.error());
}

/** From the server, and kept anew; what comes from here instead is marked. */
async function sheet(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) await (await caches.open(NAME)).put(request, answer.clone());
  if (answer && answer.status < 500) return answer;
  const old = await kept(request);
  if (!old) return answer ?? Response.error();
  const headers = new Headers(old.headers);
  headers.set("x-kept", "yes");
  return new Response(old.body, { headers });
}

/** What never changes under its name. */
async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return;
  const answer = request.mode === "navigate" ? page : pathname.startsWith("/sheets/") ? sheet : file;
  event.respondWith(answer(request));
});
