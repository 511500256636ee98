import { makeAutoObservable } from 'mobx';
import {
  addBookmark,
  ITEM_TYPE,
  parseBookmarks,
  putBackBookmark,
  removeBookmark,
  STORAGE_KEY,
  storedBookmarks,
  type Bookmark,
  type Clock,
  type KeyValueStorage,
} from '#core';
import { KeptList } from './kept-list';
import type { ListenToStorage } from '../listen-to-storage';

/** The notices that a person keeps on this device (zzim-bookmark), newest first. */
export class BookmarkStore {
  private readonly list: KeptList<Bookmark>;

  constructor(
    storage: KeyValueStorage,
    private readonly clock: Clock,
    listen: ListenToStorage,
  ) {
    this.list = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.ZZIM_NOTICES],
      parse: (stored = null) => parseBookmarks(stored),
      text: storedBookmarks,
    });
    makeAutoObservable<this, 'clock' | 'list'>(this, { clock: false, list: false });
  }

  start(): void {
    this.list.start();
  }

  stop(): void {
    this.list.stop();
  }

  get notices(): readonly Bookmark[] {
    return this.list.entries;
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.notices.map(({ TARGET_ID }) => TARGET_ID));
  }

  /** As it was kept; undefined where it is not. */
  find(id: string): Bookmark | undefined {
    return this.notices.find(({ TARGET_ID }) => TARGET_ID === id);
  }

  keep(id: string): void {
    const entry: Bookmark = {
      TARGET_CD: ITEM_TYPE.RENTAL,
      TARGET_ID: id,
      DATE: this.clock.now(),
    };
    this.list.change((entries) => addBookmark(entries, entry));
  }

  leave(id: string): void {
    this.list.change((entries) => removeBookmark(entries, id));
  }

  /** Puts an entry back where it was, for one who left it by mistake. */
  putBack(entry: Bookmark): void {
    this.list.change((entries) => putBackBookmark(entries, entry));
  }
}
