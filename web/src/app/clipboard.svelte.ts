/** Copying an address, and saying for a moment that it was. */

const SAID = 2500;

export class Clipboard {
  /** Whether something was copied just now. */
  copied = $state(false);

  /** Without a clipboard the text is at least selected in its field, ready for the hand. */
  async copy(text: string, field: HTMLInputElement | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = true;
      setTimeout(() => (this.copied = false), SAID);
    } catch {
      field?.select();
    }
  }
}
