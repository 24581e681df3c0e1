/** A palace as a picture to keep: its drawing with every colour as it is seen now, and who built it beneath. */

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
const SVG = "http://www.w3.org/2000/svg";

export interface Caption {
  /** Whose palace it is. */
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
  const palace = drawing.cloneNode(true) as SVGSVGElement;
  settle(drawing, palace);
  set(palace, { width, height });
  const line = (x: number, anchor: string, size: number, colour: string, words: string): Element => {
    const found = set(document.createElementNS(SVG, "text"), {
      x,
      y: height + foot * 0.64,
      fill: colour,
      "text-anchor": anchor,
      "font-family": "Georgia, serif",
      "font-size": size,
      "font-weight": 600,
    });
    found.textContent = words;
    return found;
  };
  whole.append(
    palace,
    set(document.createElementNS(SVG, "rect"), { y: height, width, height: foot, fill: "#14213d" }),
    line(foot * 0.4, "start", foot * 0.42, "#f6efdf", title),
    line(width - foot * 0.4, "end", foot * 0.42, "#e0a526", text),
  );
  return new XMLSerializer().serializeToString(whole);
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
