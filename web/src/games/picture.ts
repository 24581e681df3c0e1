/** A drawing as a picture to keep: every colour as it is seen now, and beneath it whose it is. */

/** What the page's styles say about a drawing; elsewhere nobody knows them. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "stroke-opacity",
  "stop-color",
  "stop-opacity",
  "opacity",
  "paint-order",
  "visibility",
] as const;
const WIDE = 1600;
const FONT = "Georgia, serif";
const WEIGHT = 600;
const SVG = "http://www.w3.org/2000/svg";

export interface Caption {
  /** Whose it is. */
  title: string;
  /** What it came to. */
  text: string;
}

/** The picture as PNG. */
export async function pictureOf(drawing: SVGSVGElement, caption: Caption): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const foot = height * 0.11;
  const high = Math.round((WIDE * (height + foot)) / width);
  const image = new Image(WIDE, high);
  const drawn = new Blob([sheet(drawing, caption, width, height, foot, high)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(drawn);
  image.src = address;
  await image.decode().finally(() => URL.revokeObjectURL(address));
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = high;
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, high);
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

function sheet(
  drawing: SVGSVGElement,
  { title, text }: Caption,
  width: number,
  height: number,
  foot: number,
  high: number,
): string {
  const whole = document.createElementNS(SVG, "svg");
  const set = (element: Element, values: Record<string, string | number>): Element => {
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
    return element;
  };
  set(whole, { xmlns: SVG, width: WIDE, height: high, viewBox: `0 0 ${width} ${height + foot}` });
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  settle(drawing, copy);
  set(copy, { width, height });
  const size = foot * 0.42 * Math.min(1, (width - foot * 1.3) / widthOf(title + text, foot * 0.42));
  const line = (x: number, anchor: string, colour: string, words: string): Element => {
    const found = set(document.createElementNS(SVG, "text"), {
      x,
      y: height + foot * 0.64,
      fill: colour,
      "text-anchor": anchor,
      "font-family": FONT,
      "font-size": size,
      "font-weight": WEIGHT,
    });
    found.textContent = words;
    return found;
  };
  whole.append(
    copy,
    set(document.createElementNS(SVG, "rect"), { y: height, width, height: foot, fill: "#14213d" }),
    line(foot * 0.4, "start", "#f6efdf", title),
    line(width - foot * 0.4, "end", "#e0a526", text),
  );
  return new XMLSerializer().serializeToString(whole);
}

/** How wide words are in the caption. */
function widthOf(words: string, size: number): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  // In whole pixels: no browser measures letters of a few units.
  pen.font = `${WEIGHT} 100px ${FONT}`;
  return (pen.measureText(words).width * size) / 100;
}

/** Write into a copy what the styles make of the drawing. */
function settle(from: Element, to: Element): void {
  const styles = getComputedStyle(from);
  for (const name of STYLES) to.setAttribute(name, styles.getPropertyValue(name));
  to.removeAttribute("class");
  Array.from(from.children).forEach((child, i) => settle(child, to.children[i]));
}

/** Hand it to whoever shares pictures here, or keep it as a file. */
export async function share(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (trouble) {
      // Whoever thinks better of it wants no file either.
      if ((trouble as Error).name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
