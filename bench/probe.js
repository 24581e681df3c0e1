/** Runs in the page before anything else, and keeps what bench/page.py asks for. */
{
  const probe = { ready: null, long: [], times: [], update: null, over: false, next };
  window.probe = probe;

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.long.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });

  const STEPS = [
    ".dock .ready button:enabled",
    ".board :is(button.lit:not([aria-pressed=true], .held), .deed:not(.off), .gift:not([aria-disabled]), .mine .can)",
    ".dock .verbs .can[aria-pressed=false]:enabled",
    "#choices button:enabled",
    ".dock [aria-controls=choices][aria-expanded=false]",
  ];

  /** What I could press now, if I am asked: what completes a choice, a place, a verb, a sentence of the list. */
  function next() {
    const { asked, seat } = probe.update?.view ?? {};
    if (!asked || asked.seat !== seat) return [];
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility());
    return STEPS.map(seen).find((found) => found.length) ?? [];
  }

  /** Calls back with the time at which the main thread has handed over its next frame. */
  function drawn(then) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  }

  // Something can be chosen: on the first page a game; at a table I am asked, and the places of the board stand.
  const CHOICE = ".games .now button.gold, .playing:has(#question.mine) .board button[data-place]";
  new MutationObserver((_, observer) => {
    if (!document.querySelector(CHOICE)) return;
    observer.disconnect();
    drawn((now) => (probe.ready = now));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });

  // From the release of the pointer to the frame that shows the choice: at once where it only narrows, after the
  // server's answer where it was played.
  let released = null;
  addEventListener("pointerup", (event) => (released = { since: event.timeStamp, at: null }), true);
  addEventListener(
    "click",
    () => {
      const mine = released;
      if (mine) drawn((now) => mine.at ?? probe.times.push(["picked", now - mine.since]));
    },
    true,
  );
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== "update") return;
        probe.update = message;
        probe.over = message.view.over;
        const mine = released;
        if (!mine || mine.at === null || message.at <= mine.at) return;
        released = null;
        drawn((now) => probe.times.push(["played", now - mine.since]));
      });
    }

    send(text) {
      const { type, at } = JSON.parse(text);
      if (type === "choose" && released) released.at = at;
      super.send(text);
    }
  };
}
