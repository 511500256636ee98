import type { Clipboard } from '#core';

type Target = Pick<globalThis.Clipboard, 'writeText'>;

/** The browser's clipboard, which only secure pages have. */
export class BrowserClipboard implements Clipboard {
  /** `target` is null where the browser has none. */
  constructor(private readonly target: Target | null) {}

  async write(text: string): Promise<boolean> {
    if (this.target === null) return false;
    try {
      await this.target.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
