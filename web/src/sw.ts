/// <reference lib="webworker" />
/** Keeps the page in the browser, so that it comes up even when the server is out of reach. */

export {}; // so that what is declared here is declared for this file alone

declare const self: ServiceWorkerGlobalScope;
/** Put in front of this file when the page is built. */
declare const BUILD: { version: string; files: string[] };

const CACHE = `decaphase-${BUILD.version}`;
const SHELL = "/index.html";
/** What only the server can answer. */
const LIVE = /^\/(api|live|health|metrics)(\/|$)/;

// A new worker waits until no page of the old one is open, so that each finds its own files. Nobody has to wait for a
// new page all the same: the document comes from the server whenever that can be reached.
self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function keepAll(): Promise<void> {
  await (await caches.open(CACHE)).addAll(BUILD.files);
}

async function forgetOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("decaphase-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || LIVE.test(pathname)) return undefined;
  if (request.mode === "navigate") return serverFirst(request);
  return BUILD.files.includes(pathname) ? keptFirst(request, pathname) : undefined;
}

async function serverFirst(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer; // above: a proxy that cannot reach the server, either
  } catch {
    // no connection
  }
  return (await kept(SHELL)) ?? Response.error();
}

async function keptFirst(request: Request, path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}
