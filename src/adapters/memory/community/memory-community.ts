import {
  AppError,
  HOLD_STATE,
  listedIn,
  type LikeState,
  type Author,
  type BoardCode,
  type Clock,
  type DocumentPicture,
  type ListedWord,
  type PostHold,
  type RichDocument,
  type WrittenText,
} from '#core';

/** A post as it is kept; those who like it are named by their ids. */
export interface KeptPost {
  readonly id: string;
  /** Null where the person has left. */
  readonly authorId: string | null;
  readonly createdAt: number;
  readonly views: number;
  readonly isExample: boolean;
  readonly likedBy: Set<string>;
  categoryTypeCode: BoardCode;
  title: string;
  document: RichDocument;
  editedAt: number | null;
  hold: PostHold | null;
  isDeleted: boolean;
}

/** A comment as it is kept. */
export interface KeptComment {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly replyToId: string | null;
  readonly authorId: string | null;
  readonly createdAt: number;
  readonly likedBy: Set<string>;
  text: string;
  editedAt: number | null;
  hold: PostHold | null;
  isDeleted: boolean;
}

interface Block {
  readonly by: string;
  readonly whom: string;
  readonly at: number;
}

interface MemoryCommunityWorld {
  readonly clock: Clock;
  readonly pictures?: readonly DocumentPicture[];
  /** What holds a text back until a moderator has looked. */
  readonly listed?: readonly ListedWord[];
}

/** Who asks; null for a visitor. */
export type Who = () => Author | null;

/** What members wrote, for as many people as ask. */
export class MemoryCommunity {
  readonly posts: KeptPost[] = [];
  readonly comments: KeptComment[] = [];
  readonly members = new Map<string, Author>();
  blocks: readonly Block[] = [];
  /** What takes back what one person let another see. */
  private readonly takers: ((from: Omit<Block, 'at'>) => void)[] = [];
  /** What was written under which key, by its author and key. */
  private readonly written = new Map<string, string>();
  private lastId = 0;

  constructor(private readonly world: MemoryCommunityWorld) {}

  now(): number {
    return this.world.clock.now();
  }

  /** Ids count up: what is newer has the larger one. */
  nextId(): string {
    return String((this.lastId += 1));
  }

  /** Who asks, who then is known by name; nobody else may go on. */
  member(who: Who): Author {
    const author = who();
    if (author === null) throw new AppError('unauthorized', undefined, null, 401);
    this.members.set(author.id, author);
    return author;
  }

  author(id: string | null): Author | null {
    return id === null ? null : (this.members.get(id) ?? null);
  }

  pictures(ids: readonly string[]): DocumentPicture[] {
    return ids.flatMap((id) => this.world.pictures?.find((one) => one.id === id) ?? []);
  }

  /** What was written under a key before is not written again. */
  once<Kept extends { readonly id: string }>(
    kept: readonly Kept[],
    key: string,
    write: () => Kept,
  ): Kept {
    const id = this.written.get(key);
    const before = kept.find((one) => one.id === id);
    if (before !== undefined) return before;
    const made = write();
    this.written.set(key, made.id);
    return made;
  }

  /** What a text is held for; a hold that it has stays, whatever is written now. */
  heldFor(written: WrittenText, before: PostHold | null = null): PostHold | null {
    const found = listedIn(written, this.world.listed ?? []);
    if (before !== null || found === null) return before;
    return { state: HOLD_STATE.HELD, reason: found.rule, mayAppeal: true };
  }

  /** Asked whenever somebody blocks somebody: what they opened to them alone is theirs again. */
  whenBlocked(take: (from: Omit<Block, 'at'>) => void): void {
    this.takers.push(take);
  }

  block(by: string, whom: string): void {
    if (!this.hasBlocked(by, whom)) this.blocks = [...this.blocks, { by, whom, at: this.now() }];
    for (const take of this.takers) take({ by, whom });
  }

  areApart(one: string | null, other: string | null): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one);
  }

  hasBlocked(one: string | null, other: string | null): boolean {
    return this.blocks.some((block) => block.by === one && block.whom === other);
  }

  /** Nobody sees what is gone, what is held but its author, and what somebody apart wrote. */
  sees(viewer: string | null, kept: KeptPost | KeptComment): boolean {
    if (kept.isDeleted) return false;
    const isOwn = viewer !== null && kept.authorId === viewer;
    return isOwn || (kept.hold === null && !this.areApart(viewer, kept.authorId));
  }

  /** A post that may be seen, to do something with it. */
  post(viewer: string | null, id: string): KeptPost {
    const post = this.posts.find((one) => one.id === id);
    if (post === undefined || !this.sees(viewer, post)) throw notFound(post?.isDeleted);
    return post;
  }

  /** The same of a comment; its post has to be seen, too, and the comment that it answers. */
  comment(viewer: string | null, id: string): KeptComment {
    const comment = this.comments.find((one) => one.id === id);
    if (comment === undefined || !this.sees(viewer, comment)) throw notFound(comment?.isDeleted);
    this.post(viewer, comment.postId);
    return comment;
  }

  /** Comments of a post that are seen: a thread goes with what began it, unless only that was deleted. */
  seenComments(viewer: string | null, postId: string): KeptComment[] {
    const all = this.comments.filter((one) => one.postId === postId);
    const seen = all.filter((one) => this.sees(viewer, one));
    const begun = new Set(
      all.filter((one) => one.isDeleted || this.sees(viewer, one)).map(({ id }) => id),
    );
    return seen.filter(({ parentId }) => parentId === null || begun.has(parentId));
  }
}

/** Somebody else's, or nobody's: who asks learns nothing of it. */
export const notFound = (isGone = false): AppError =>
  new AppError('not-found', '삭제된 게시물입니다.', 'id', isGone ? 410 : 404);

/** A rule is broken. */
export const refused = (field: string, message = 'refused', status = 422): AppError =>
  new AppError('refused', message, field, status);

/** Their own alone is changed. */
export function checkIsAuthor(
  { authorId }: { readonly authorId: string | null },
  { id }: Author,
): void {
  if (authorId !== id) throw new AppError('refused', 'refused', null, 403);
}

/** Sets a like; how often it is done counts nothing. */
export function setLike(likedBy: Set<string>, memberId: string, liked: boolean): void {
  if (liked) likedBy.add(memberId);
  else likedBy.delete(memberId);
}

/** How somebody's like stands. */
export const likeOf = (likedBy: ReadonlySet<string>, memberId: string): LikeState => ({
  liked: likedBy.has(memberId),
  likes: likedBy.size,
});

export const isoOf = (at: number): string => new Date(at).toISOString();
