/** Where we are: a handful of pages need no library. */

export type Page = "home" | "table" | "art" | "rules" | "learn" | "review" | "mine" | "nowhere";

/** Each page by its path; what is caught is what the page is about. */
const PAGES: readonly [Page, RegExp][] = [
  ["home", /^\/$/],
  ["table", /^\/table\/([^/]+)\/?$/],
  ["art", /^\/art(?:\/([^/]*))?\/?$/],
  ["rules", /^\/rules(?:\/([^/]*))?\/?$/],
  ["learn", /^\/learn\/([^/]+)\/?$/],
  ["mine", /^\/mine\/?$/],
  ["review", /^\/review(?:\/([^/]*))?\/?$/],
];

let path = $state(location.pathname);

window.addEventListener("popstate", () => (path = location.pathname));

function found(): { page: Page; about: string } {
  for (const [page, pattern] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page, about: match[1] ?? "" };
  }
  return { page: "nowhere", about: "" };
}

export const route = {
  get page(): Page {
    return found().page;
  },
  /** The table of the address, if it names one. */
  get table(): string | null {
    return found().page === "table" ? found().about : null;
  },
  /** What the page is about: a game, a lesson, a game to look back at; empty on a first page. */
  get about(): string {
    return found().about;
  },
  /** Go to a path of ours, maybe with a place in it (`#…`). */
  go(to: string): void {
    const address = new URL(to, location.href);
    if (address.href === location.href) return;
    history.pushState(null, "", address);
    path = address.pathname;
    if (!address.hash) window.scrollTo(0, 0);
  },
};

/** For links: a plain click stays in the page, any other does what the browser does. */
export function here(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.href);
}
