import { makeAutoObservable, observableRef } from 'mobx';
import type { Post, PostSummary } from '#core';

/**
 * What this window knows of posts that is newer than the lists it keeps: on the way back a list shows
 * a post as it was left, and none that is gone, without a request.
 */
export class CommunityStore {
  private known: ReadonlyMap<string, PostSummary> = new Map();
  /** When posts that were read whole had last been changed. */
  private readonly edits = new Map<string, string | null>();
  private removedIds: ReadonlySet<string> = new Set();
  /** Whom somebody blocked here: `reader member`. */
  private apart: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable<this, 'edits' | 'known' | 'removedIds' | 'apart'>(this, {
      edits: false,
      known: observableRef,
      removedIds: observableRef,
      apart: observableRef,
    });
  }

  /** A list as its reader may see it now. `reader` is a member's id, null for a visitor. */
  shown(posts: readonly PostSummary[], reader: string | null): readonly PostSummary[] {
    const { known, removedIds, apart } = this;
    return posts
      .filter(
        ({ id, author }) => !removedIds.has(id) && !apart.has(pairOf(reader, author?.id ?? '')),
      )
      .map((post) => known.get(post.id) ?? post);
  }

  /** A post was read, or changed by its reader; what a whole post has beyond its summary is dropped. */
  learn(post: PostSummary & Partial<Pick<Post, 'editedAt'>>): void {
    if (post.editedAt !== undefined) this.edits.set(post.id, post.editedAt);
    const { id, categoryTypeCode, title, preview, author, counts } = post;
    const { picture, createdAt, isExample, hold } = post;
    const summary = { id, categoryTypeCode, title, preview, author, counts };
    const learned = { ...summary, picture, createdAt, isExample, hold };
    this.known = new Map([...this.known, [id, learned]]);
  }

  /** Whether a post that was kept has been changed since, as this window knows. */
  isOutdated({ id, editedAt }: Post): boolean {
    const known = this.edits.get(id);
    return known !== undefined && known !== editedAt;
  }

  /** Lists that were just answered are the newest there is. */
  heard(posts: readonly PostSummary[]): void {
    const heard = new Set(posts.map(({ id }) => id));
    if (posts.some(({ id }) => this.known.has(id)))
      this.known = new Map([...this.known].filter(([id]) => !heard.has(id)));
  }

  /** A post is gone for everybody. */
  removed(id: string): void {
    this.removedIds = new Set([...this.removedIds, id]);
  }

  blocked(reader: string, memberId: string): void {
    this.apart = new Set([...this.apart, pairOf(reader, memberId)]);
  }

  unblocked(reader: string, memberId: string): void {
    this.apart = new Set([...this.apart].filter((pair) => pair !== pairOf(reader, memberId)));
  }
}

const pairOf = (reader: string | null, memberId: string): string => `${reader ?? ''} ${memberId}`;
