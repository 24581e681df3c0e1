/** The service worker: keeps the page for when there is no line, and tells when a newer page is here. */

let waiting = $state.raw<ServiceWorker | null>(null);
let asked = false;

/** A newer worker waits as soon as it is installed beside one that serves us now. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) waiting = worker;
  });
}

export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const found = (await navigator.serviceWorker.register("/sw.js").catch(() => null)) ?? null;
  if (!found) return;
  waiting = navigator.serviceWorker.controller ? found.waiting : null;
  watch(found.installing);
  found.addEventListener("updatefound", () => watch(found.installing));
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  // A page may stay open for days: whoever comes back to it hears of a newer one.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void found.update().catch(() => undefined);
  });
}

export const newer = {
  get ready() {
    return waiting !== null;
  },
  /** Take the newer page. */
  take(): void {
    asked = true;
    waiting?.postMessage("take over");
  },
};
