/** For an element whose size something depends on: tells it whenever the browser has found it out.  To ask at once would
 *  have the browser lay out everything before it has to. */
export const sized =
  (tell: (element: HTMLElement) => void) =>
  (element: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(() => tell(element));
    watch.observe(element);
    return () => watch.disconnect();
  };
