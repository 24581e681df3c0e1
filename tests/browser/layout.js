/** What of a table is covered or lost, at the size the window has now.
 *
 *  `offered` are the places that may be chosen.  Each is drawn somewhere where nothing lies over it: in the window, or
 *  where a scrollable part or the page brings it; or it waits behind a tab with a dot.  What decides a choice and is
 *  marked so (`data-deciding`) is in the window before anybody scrolls, unless the page itself is a long one (`fixed` is
 *  false); scores, question, verbs, hand and palace in any case, the rest unless a part of the board is scrolled to it.
 */
({ offered, fixed }) => {
  const ALWAYS = new Set(["score", "question", "verbs", "hand", "palace"]);
  const wrong = [];
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const within = ({ left, top, right, bottom }, box) =>
    left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;

  /** The part of the window in which an element can be seen where everything is scrolled as it is now. */
  const seenIn = (element) => {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(above);
      if (display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
      if (above === document.documentElement || above === document.body) continue;
      const { left, top, right, bottom } = above.getBoundingClientRect();
      box.left = Math.max(box.left, left);
      box.top = Math.max(box.top, top);
      box.right = Math.min(box.right, right);
      box.bottom = Math.min(box.bottom, bottom);
    }
    return box;
  };
  /** Whether a part of the board can be scrolled to it. */
  const scrolls = (element) => {
    for (let above = element.parentElement; above && !above.matches(".board"); above = above.parentElement) {
      if (above.scrollHeight > above.clientHeight && getComputedStyle(above).overflowY === "auto") return true;
    }
    return false;
  };
  /** Its middle and its corners, a little inside: they may be round. */
  const points = ({ left, top, width, height }) =>
    [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ].map(([x, y]) => [left + x * width, top + y * height]);
  const over = (element) => {
    for (const [x, y] of points(element.getBoundingClientRect())) {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return "nothing at all";
      if (!element.contains(hit) && !hit.contains(element)) {
        return `${hit.tagName.toLowerCase()}.${hit.getAttribute("class")} “${hit.textContent.trim().slice(0, 30)}”`;
      }
    }
    return null;
  };

  /** What lies over it wherever one scrolls to; null where it can be seen whole. */
  const hidden = (element) => {
    let covered = over(element);
    for (const block of ["center", "start", "end"]) {
      if (within(element.getBoundingClientRect(), seenIn(element)) && !covered) break;
      element.scrollIntoView({ block });
      covered = within(element.getBoundingClientRect(), seenIn(element)) ? over(element) : "the edge of its part";
    }
    scrollTo(0, 0);
    return covered;
  };

  scrollTo(0, 0);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls to the side");
  for (const element of document.querySelectorAll("[data-deciding]")) {
    if (!shown(element)) continue;
    const what = element.dataset.deciding;
    const inSight = within(element.getBoundingClientRect(), seenIn(element));
    if (!inSight && fixed && (ALWAYS.has(what) || !scrolls(element))) wrong.push(`${what} is out of sight`);
    const covered = fixed && inSight ? over(element) : hidden(element);
    if (covered) wrong.push(`${what} lies under ${covered}`);
    const badge = what === "progress" && element.closest("button").querySelector(".badge");
    if (badge && badge.getBoundingClientRect().left < element.getBoundingClientRect().right) {
      wrong.push(`${what} lies under the points it brings`);
    }
  }
  const dots = [...document.querySelectorAll("[data-news]")].some(shown);
  for (const place of offered) {
    const drawn = [...document.querySelectorAll(`.board [data-place="${place}"]`)].filter(shown);
    if (!drawn.length) {
      if (!dots) wrong.push(`place ${place} is nowhere, and no tab says so`);
      continue;
    }
    const covered = drawn.map(hidden);
    if (covered.every(Boolean)) wrong.push(`place ${place} lies under ${covered[0]}`);
  }
  scrollTo(0, 0);
  return wrong;
};
