import type { Clipboard } from '#core';

/** {@link Clipboard} that remembers what was written, or refuses. */
export class MemoryClipboard implements Clipboard {
  text = '';

  constructor(private readonly isAllowed = true) {}

  write(text: string): Promise<boolean> {
    if (this.isAllowed) this.text = text;
    return Promise.resolve(this.isAllowed);
  }
}
