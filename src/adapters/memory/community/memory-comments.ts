import {
  checkComment,
  FIRST_REPLIES,
  tidyLines,
  type Author,
  type Cancellation,
  type Comment,
  type CommentDraft,
  type CommentListQuery,
  type Comments,
  type LikeState,
  type Page,
} from '#core';
import { answer } from '../answer';
import {
  checkIsAuthor,
  isoOf,
  refused,
  likeOf,
  setLike,
  type KeptComment,
  type MemoryCommunity,
  type Who,
} from './memory-community';
import { memoryPage } from './memory-page';

const number = ({ createdAt }: KeptComment): number => createdAt;
const OLDEST = { number, direction: 1 } as const;
const NEWEST = { number, direction: -1 } as const;
const ALL = { limit: Infinity, cursor: null, question: '' };

/** {@link Comments} of one person, in a community that is kept in memory. */
export class MemoryComments implements Comments {
  constructor(
    private readonly community: MemoryCommunity,
    private readonly who: Who,
  ) {}

  list(query: CommentListQuery, cancel?: Cancellation): Promise<Page<Comment>> {
    return answer(cancel, () => {
      const { postId, parentId, sort, limit, cursor } = query;
      this.community.post(this.viewer(), postId);
      const seen = this.community.seenComments(this.viewer(), postId);
      const found = parentId === null ? this.begun(postId, seen) : repliesIn(seen, parentId);
      const place = sort === 'newest' && parentId === null ? NEWEST : OLDEST;
      const question = `${postId} ${parentId} ${sort}`;
      const page = memoryPage(found, place, { limit, cursor, question });
      const items = page.items.map((one) => this.shown(one, seen));
      return { ...page, items, total: seen.length };
    });
  }

  write(postId: string, draft: CommentDraft, key: string): Promise<Comment> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      this.community.post(author.id, postId);
      const { comments } = this.community;
      const comment = this.community.once(comments, `${author.id} comment ${key}`, () => {
        this.checkDraft(postId, author, draft);
        const made = this.made(postId, author, draft);
        comments.push(made);
        return made;
      });
      return this.shown(comment);
    });
  }

  change(id: string, text: string, key: string): Promise<Comment> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      const comment = this.community.comment(author.id, id);
      checkIsAuthor(comment, author);
      this.community.once(this.community.comments, `${author.id} change comment ${key}`, () => {
        checkText(text);
        comment.text = tidyLines(text);
        comment.editedAt = this.community.now();
        comment.hold = this.community.heldFor({ text, links: [] }, comment.hold);
        return comment;
      });
      return this.shown(comment);
    });
  }

  remove(id: string): Promise<void> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      const own = this.community.comments.find(
        (one) => one.id === id && one.authorId === author.id,
      );
      if (own === undefined) checkIsAuthor(this.community.comment(author.id, id), author);
      else own.isDeleted = true;
    });
  }

  like(id: string, liked: boolean, key?: string): Promise<LikeState> {
    return answer(undefined, () => {
      const { id: memberId } = this.community.member(this.who);
      const comment = this.community.comment(memberId, id);
      const set = () => {
        setLike(comment.likedBy, memberId, liked);
        return comment;
      };
      if (key === undefined) set();
      else this.community.once(this.community.comments, `${memberId} like comment ${key}`, set);
      return likeOf(comment.likedBy, memberId);
    });
  }

  private viewer(): string | null {
    return this.who()?.id ?? null;
  }

  /** The first level: what is seen, and what was deleted while replies to it are seen. */
  private begun(postId: string, seen: readonly KeptComment[]): KeptComment[] {
    const answered = new Set(seen.map(({ parentId }) => parentId));
    return this.community.comments.filter(
      (one) =>
        one.postId === postId &&
        one.parentId === null &&
        (seen.includes(one) || (one.isDeleted && answered.has(one.id))),
    );
  }

  private checkDraft(postId: string, { id }: Author, draft: CommentDraft): void {
    checkText(draft.text);
    const { parentId, replyToId } = draft;
    if (parentId === null) {
      if (replyToId !== null) throw refused('replyToId');
      return;
    }
    const thread = this.community.comment(id, parentId);
    if (thread.postId !== postId || thread.parentId !== null) throw refused('parentId');
    if (replyToId === null || replyToId === parentId) return;
    if (this.community.comment(id, replyToId).parentId !== parentId) throw refused('replyToId');
  }

  private made(postId: string, author: Author, draft: CommentDraft): KeptComment {
    const { text, parentId, replyToId } = draft;
    return {
      id: this.community.nextId(),
      postId,
      parentId,
      replyToId,
      authorId: author.id,
      text: tidyLines(text),
      createdAt: this.community.now(),
      editedAt: null,
      likedBy: new Set(),
      hold: this.community.heldFor({ text, links: [] }),
      isDeleted: false,
    };
  }

  private shown(
    comment: KeptComment,
    seen = this.community.seenComments(this.viewer(), comment.postId),
  ): Comment {
    const replies = memoryPage(repliesIn(seen, comment.id), OLDEST, ALL).items;
    const { id, parentId, createdAt, isDeleted } = comment;
    return {
      ...this.said(comment),
      id,
      parentId,
      isDeleted,
      createdAt: isoOf(createdAt),
      replies: replies.slice(0, FIRST_REPLIES).map((one) => this.shown(one, seen)),
      replyCount: replies.length,
    };
  }

  /** What was said and by whom; of what was deleted nothing is left. */
  private said(comment: KeptComment) {
    const { authorId, text, editedAt, hold, isDeleted, likedBy } = comment;
    if (isDeleted) return NOTHING_SAID;
    const viewer = this.viewer();
    return {
      author: this.community.author(authorId),
      mention: this.mentioned(comment),
      text,
      likes: likedBy.size,
      editedAt: editedAt === null ? null : isoOf(editedAt),
      hold,
      mine: {
        liked: viewer !== null && likedBy.has(viewer),
        isAuthor: viewer !== null && authorId === viewer,
      },
    };
  }

  private mentioned({ replyToId }: KeptComment): Comment['mention'] {
    const whom = this.community.comments.find(({ id }) => id === replyToId)?.authorId ?? null;
    const author = this.community.author(whom);
    if (author === null || this.community.areApart(this.viewer(), whom)) return null;
    return { id: author.id, nickname: author.nickname };
  }
}

const NOTHING_SAID = {
  author: null,
  mention: null,
  text: '',
  likes: 0,
  editedAt: null,
  hold: null,
  mine: { liked: false, isAuthor: false },
} as const;

const repliesIn = (seen: readonly KeptComment[], parent: string): KeptComment[] =>
  seen.filter(({ parentId }) => parentId === parent);

function checkText(text: string): void {
  const check = checkComment(text);
  if (!check.ok) throw refused('text', check.message);
}
