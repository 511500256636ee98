import type { ListStorage } from './kept-list';

/** Told of a list that this tab has changed, with what stood there before. */
export type HearList = (key: string, before: string | null, after: string) => void;

/** Where the lists of a person are kept on this device. Whoever joins a member's hears what is done with them. */
export class ListsHere implements ListStorage {
  /** Null while nobody's lists are joined. */
  heard: HearList | null = null;
  /** Told of a list that the device has not kept: this tab alone remembers it. */
  unkept: ((key: string) => void) | null = null;

  constructor(private readonly local: ListStorage) {}

  read(key: string): string | null {
    return this.local.read(key);
  }

  write(key: string, text: string): boolean {
    const before = this.read(key);
    const isKept = this.local.write(key, text);
    this.heard?.(key, before, text);
    if (!isKept) this.unkept?.(key);
    return isKept;
  }

  remove(key: string): void {
    this.local.remove(key);
  }
}
