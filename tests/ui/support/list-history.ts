import type { PageHistory } from '../../../src/ui/stores/history/page-history';

export interface Item {
  url: string;
  state: unknown;
}

/** A {@link PageHistory} on a list: like a browser's, it arrives a moment after it was asked. */
export class ListHistory implements PageHistory {
  items: Item[];
  at = 0;
  scroll = 0;
  own = true;
  private readonly listeners = new Set<() => void>();

  constructor(url = '/') {
    this.items = [{ url, state: null }];
  }

  url(): string {
    return this.item.url;
  }

  state(): unknown {
    return this.item.state;
  }

  push(url: string, state: unknown): void {
    this.items = [...this.items.slice(0, this.at + 1), { url, state: structuredClone(state) }];
    this.at += 1;
  }

  replace(url: string, state: unknown): void {
    this.items[this.at] = { url, state: structuredClone(state) };
  }

  /** Nothing happens beyond the ends, as in a browser. */
  go(delta: number): void {
    setTimeout(() => {
      const next = this.at + delta;
      if (this.items[next] === undefined) return;
      this.at = next;
      for (const arrived of [...this.listeners]) arrived();
    }, 5);
  }

  listen(arrived: () => void): () => void {
    this.listeners.add(arrived);
    return () => {
      this.listeners.delete(arrived);
    };
  }

  followsOwn(): boolean {
    return this.own;
  }

  scrolled(): number {
    return this.scroll;
  }

  /** A person typed a hash behind the address. */
  typeHash(hash: string): void {
    this.push(`${this.url().replace(/#.*/, '')}#${hash}`, null);
    for (const arrived of [...this.listeners]) arrived();
  }

  private get item(): Item {
    const item = this.items[this.at];
    if (item === undefined) throw new Error('A page history is never empty.');
    return item;
  }
}
