import type { Clipboard } from '#core';

type Target = Pick<globalThis.Clipboard, 'writeText'>;

/** The browser's clipboard; where a page may not have it, the older way of a selected text. */
export class BrowserClipboard implements Clipboard {
  /** `target` is null where the browser has none, as on pages that are not secure. */
  constructor(
    private readonly target: Target | null,
    private readonly page: Document,
  ) {}

  async write(text: string): Promise<boolean> {
    try {
      if (this.target === null) return this.copySelected(text);
      await this.target.writeText(text);
      return true;
    } catch {
      return this.copySelected(text);
    }
  }

  private copySelected(text: string): boolean {
    const focused = this.page.activeElement;
    const field = this.page.createElement('textarea');
    field.value = text;
    // No keyboard comes up, and nothing is seen or moved.
    field.readOnly = true;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    // Beside an open dialog everything is inert and cannot be selected.
    (focused?.closest('dialog') ?? this.page.body).append(field);
    field.focus({ preventScroll: true });
    field.select();
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- nothing took its place on pages that are not secure
      return this.page.execCommand('copy');
    } catch {
      return false;
    } finally {
      field.remove();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
  }
}
