import { makeAutoObservable, observableRef } from 'mobx';
import { STORAGE_KEY, type KeyValueStorage } from '#core';

/** As many columns as a phone can show side by side. */
export const MOST_COMPARED = 3;

/** The houses that a person compares in this tab, in the order chosen; kept over a reload. */
export class CompareStore {
  ids: readonly string[] = [];
  /** Cards offer themselves to be chosen. */
  isChoosing = false;

  constructor(private readonly storage: KeyValueStorage) {
    makeAutoObservable<this, 'storage'>(this, { ids: observableRef, storage: false });
  }

  start(): void {
    const stored = (this.storage.read(STORAGE_KEY.COMPARED_HOUSES) ?? '').split(',');
    this.ids = [...new Set(stored.filter((id) => id !== ''))].slice(0, MOST_COMPARED);
    this.isChoosing = this.ids.length > 0;
  }

  stop(): void {}

  /** Begins to choose, or ends it. */
  choose(on: boolean): void {
    this.isChoosing = on;
  }

  /** In where it was out, out where it was in; `full` changes nothing. */
  toggle(id: string): 'added' | 'removed' | 'full' {
    if (this.ids.includes(id)) {
      this.write(this.ids.filter((other) => other !== id));
      return 'removed';
    }
    if (this.ids.length >= MOST_COMPARED) return 'full';
    this.write([...this.ids, id]);
    return 'added';
  }

  clear(): void {
    this.write([]);
  }

  /** Takes back what cleared these, and goes on choosing. */
  putBack(ids: readonly string[]): void {
    this.isChoosing = true;
    this.write(ids);
  }

  private write(ids: readonly string[]): void {
    this.ids = ids;
    this.storage.write(STORAGE_KEY.COMPARED_HOUSES, ids.join(','));
  }
}
