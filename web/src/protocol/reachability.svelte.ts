/** Whether the server can be reached from pages that hold no line to it; once lost, it is asked for again and again. */

const AGAIN = 5000;

let down = $state(false);
let online = $state(navigator.onLine);
let timer: ReturnType<typeof setTimeout> | undefined;

async function ask(): Promise<void> {
  clearTimeout(timer);
  online = navigator.onLine;
  const answer = await fetch("/sheets/games.json", { method: "HEAD", cache: "no-store" }).catch(() => null);
  down = !answer?.ok;
  if (down) timer = setTimeout(ask, AGAIN);
}

function lose(): void {
  online = navigator.onLine;
  if (down) return;
  down = true;
  timer = setTimeout(ask, AGAIN);
}

export const reachability = {
  get down() {
    return down;
  },
  /** Whether this device has a network at all. */
  get online() {
    return online;
  },
  /** Somebody asked in vain. */
  lose,
};

if (!navigator.onLine) lose();
window.addEventListener("offline", lose);
window.addEventListener("online", ask);
