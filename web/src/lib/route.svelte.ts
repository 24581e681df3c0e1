/** Where we are: two pages need no library. */

let path = $state(location.pathname);

window.addEventListener("popstate", () => (path = location.pathname));

export const route = {
  /** The table of the address, if it names one. */
  get table(): string | null {
    return /^\/table\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
  },
  go(to: string): void {
    if (to === location.pathname) return;
    history.pushState(null, "", to);
    path = to;
    window.scrollTo(0, 0);
  },
};

/** For links: a plain click stays in the page, any other does what the browser does. */
export function here(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(new URL(link.href).pathname);
}
