import { makeAutoObservable, observableRef } from 'mobx';
import { STORAGE_KEY, type Author, type KeyValueStorage, type Post, type PostSummary } from '#core';
import type { ListenToStorage } from '../listen-to-storage';

/**
 * What this device knows of what people write that is newer than what its pages keep: they show a post
 * as it was left, none that is gone and nobody who was blocked, without a request. What only the server
 * knows after a change, they ask for by {@link audienceOf}.
 */
export class CommunityStore {
  private known: ReadonlyMap<string, PostSummary> = new Map();
  /** When posts that were read whole had last been changed. */
  private readonly edits = new Map<string, string | null>();
  private goneIds: ReadonlySet<string> = new Set();
  /** Whom somebody blocked here: `reader member`. */
  private apart: ReadonlySet<string> = new Set();
  /** How often there was something for lists to be asked for anew. */
  private listings = 0;
  /** How often anything was there no more, or again. */
  turns = 0;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<
      this,
      'apart' | 'edits' | 'goneIds' | 'known' | 'listen' | 'stopListening' | 'storage'
    >(this, {
      known: observableRef,
      goneIds: observableRef,
      apart: observableRef,
      edits: false,
      storage: false,
      listen: false,
      stopListening: false,
    });
  }

  start(): void {
    this.stopListening ??= this.listen((key) => {
      if (key === null || key === STORAGE_KEY.COMMUNITY_CHANGED) this.turn(true);
    });
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /**
   * Whom something is answered to: another text once the same reader is to be answered anew. Null for
   * a visitor.
   */
  audienceOf(reader: string | null): string | null {
    return reader === null || this.listings === 0 ? reader : `${reader} ${this.listings}`;
  }

  /** A list as its reader may see it now. `reader` is a member's id, null for a visitor. */
  shown(posts: readonly PostSummary[], reader: string | null): readonly PostSummary[] {
    const { known, goneIds } = this;
    return posts
      .filter(({ id, author }) => !goneIds.has(id) && this.meets(reader, author))
      .map((post) => known.get(post.id) ?? post);
  }

  /** Whether a reader still meets somebody whose writing they were shown. */
  meets(reader: string | null, author: Pick<Author, 'id'> | null): boolean {
    return author === null || !this.apart.has(pairOf(reader, author.id));
  }

  /** A post was read, or changed by its reader; what a whole post has beyond its summary is dropped. */
  learn(post: PostSummary & Partial<Pick<Post, 'editedAt'>>): void {
    if (post.editedAt !== undefined) this.edits.set(post.id, post.editedAt);
    const { id, categoryTypeCode, title, preview, author, counts } = post;
    const { picture, createdAt, isExample, hold } = post;
    const summary = { id, categoryTypeCode, title, preview, author, counts };
    const learned = { ...summary, picture, createdAt, isExample, hold };
    this.known = new Map([...this.known, [id, learned]]);
    this.found([id]);
  }

  /** Whether a post that was kept has been changed since, as this window knows. */
  isOutdated({ id, editedAt }: Post): boolean {
    const known = this.edits.get(id);
    return known !== undefined && known !== editedAt;
  }

  /** Lists that were just answered are the newest there is. */
  heard(posts: readonly PostSummary[]): void {
    const later = posts.filter(({ id }) => this.known.has(id));
    if (later.length > 0)
      this.known = new Map([...this.known, ...later.map((post) => [post.id, post] as const)]);
    this.found(posts.map(({ id }) => id));
  }

  /** Its reader published a post: lists have one more. */
  written(post: Post): void {
    this.learn(post);
    this.tell(true);
  }

  /** A post was asked for, and is not there, or not for its reader. */
  gone(id: string): void {
    if (this.goneIds.has(id)) return;
    this.goneIds = new Set([...this.goneIds, id]);
    this.turn(false);
  }

  /** Its author deleted a post. */
  removed(id: string): void {
    this.gone(id);
    this.tell(false);
  }

  /** Its reader changed something else that lists have: they are answered anew. */
  changed(): void {
    this.tell(true);
  }

  blocked(reader: string, memberId: string): void {
    this.apart = new Set([...this.apart, pairOf(reader, memberId)]);
    this.tell(true);
  }

  unblocked(reader: string, memberId: string): void {
    this.apart = new Set([...this.apart].filter((pair) => pair !== pairOf(reader, memberId)));
    this.tell(true);
  }

  private found(ids: readonly string[]): void {
    if (!ids.some((id) => this.goneIds.has(id))) return;
    this.goneIds = new Set([...this.goneIds].filter((id) => !ids.includes(id)));
  }

  /** Here, and in every other tab. */
  private tell(isListing: boolean): void {
    this.turn(isListing);
    const before = Number(this.storage.read(STORAGE_KEY.COMMUNITY_CHANGED));
    const count = Number.isSafeInteger(before) ? before + 1 : 1;
    this.storage.write(STORAGE_KEY.COMMUNITY_CHANGED, String(count));
  }

  private turn(isListing: boolean): void {
    this.turns += 1;
    if (isListing) this.listings += 1;
  }
}

const pairOf = (reader: string | null, memberId: string): string => `${reader ?? ''} ${memberId}`;
