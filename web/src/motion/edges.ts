/** Says of what is scrolled beyond which of its edges there is more: it fades there (`style/edges.css`). */
export function edged(element: HTMLElement): () => void {
  const look = () => {
    element.toggleAttribute("data-above", element.scrollTop > 1);
    element.toggleAttribute("data-below", element.scrollTop + element.clientHeight < element.scrollHeight - 1);
  };
  const room = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  room.observe(element);
  inside.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    room.disconnect();
    inside.disconnect();
    element.removeEventListener("scroll", look);
  };
}
