import { makeAutoObservable } from 'mobx';
import {
  addBookmark,
  BOOKMARK_KIND,
  bookmarkKind,
  bookmarkOf,
  findBookmark,
  parseBookmarks,
  putBackBookmark,
  removeBookmark,
  STORAGE_KEY,
  storedBookmarks,
  type Bookmark,
  type BookmarkKind,
  type Clock,
} from '#core';
import { KeptList, type ListStorage } from './kept-list';
import type { ListenToStorage } from '../listen-to-storage';

/** What a person keeps on this device to read it again (zzim-bookmark), newest first. */
export class BookmarkStore {
  private readonly noticeList: KeptList<Bookmark>;
  private readonly communityList: KeptList<Bookmark>;

  constructor(
    storage: ListStorage,
    private readonly clock: Clock,
    listen: ListenToStorage,
  ) {
    const keptUnder = (key: string) =>
      new KeptList(storage, listen, {
        keys: [key],
        parse: (stored = null) => parseBookmarks(stored),
        text: storedBookmarks,
      });
    this.noticeList = keptUnder(STORAGE_KEY.ZZIM_NOTICES);
    this.communityList = keptUnder(STORAGE_KEY.ZZIM_COMMUNITY);
    makeAutoObservable<this, 'clock' | 'noticeList' | 'communityList'>(this, {
      clock: false,
      noticeList: false,
      communityList: false,
    });
  }

  start(): void {
    this.noticeList.start();
    this.communityList.start();
  }

  stop(): void {
    this.noticeList.stop();
    this.communityList.stop();
  }

  get notices(): readonly Bookmark[] {
    return this.noticeList.entries;
  }

  /** Posts and contents, by their kind. */
  get community(): readonly Bookmark[] {
    return this.communityList.entries;
  }

  /** As it was kept; undefined where it is not. */
  find(kind: BookmarkKind, id: string): Bookmark | undefined {
    return findBookmark(this.listOf(kind).entries, kind, id);
  }

  keep(kind: BookmarkKind, id: string): void {
    const entry = bookmarkOf(kind, id, this.clock.now());
    this.listOf(kind).change((entries) => addBookmark(entries, entry));
  }

  leave(kind: BookmarkKind, id: string): void {
    this.listOf(kind).change((entries) => removeBookmark(entries, kind, id));
  }

  /** Puts an entry back where it was, for one who left it by mistake. */
  putBack(entry: Bookmark): void {
    this.listOf(bookmarkKind(entry)).change((entries) => putBackBookmark(entries, entry));
  }

  private listOf(kind: BookmarkKind): KeptList<Bookmark> {
    return kind === BOOKMARK_KIND.notice ? this.noticeList : this.communityList;
  }
}
