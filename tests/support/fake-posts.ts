import { BOARD, plainDocument, type Result } from '#core';
import type { StoredBlocks } from '../../server/ports/communities/blocks';
import type { CommentRecord, StoredComments } from '../../server/ports/communities/comments';
import type { StoredPosts, WholePostRecord } from '../../server/ports/communities/posts';

/** The one post that fakes know. */
export const FAKE_POST: WholePostRecord = {
  id: '1',
  categoryTypeCode: BOARD.TIP,
  title: '겨울을 나는 법',
  preview: '창가에서 한 뼘 떼어 두세요.',
  author: { id: '7', nickname: '새싹' },
  counts: { likes: 1, comments: 1, views: 1 },
  pictureIds: [],
  createdAt: '2026-11-20T03:00:00.000Z',
  isExample: false,
  hold: null,
  document: plainDocument(['창가에서 한 뼘 떼어 두세요.']),
  editedAt: null,
  mine: { liked: false, isAuthor: false },
};

/** The one comment that fakes know. */
export const FAKE_COMMENT: CommentRecord = {
  id: '1',
  parentId: null,
  author: { id: '8', nickname: '달빛' },
  mention: null,
  text: '고마워요',
  isDeleted: false,
  likes: 0,
  createdAt: '2026-11-20T03:01:00.000Z',
  editedAt: null,
  hold: null,
  mine: { liked: false, isAuthor: false },
  replies: [],
  replyCount: 0,
};

const NONE = { ok: false, reason: 'none' } as const;
const PAGE = { next: null, total: 1, version: '1' };

const ofPost = <Value>(id: string, value: Value): Promise<Result<Value, 'none'>> =>
  Promise.resolve(id === FAKE_POST.id ? { ok: true, value } : NONE);
const ofComment = <Value>(id: string, value: Value): Promise<Result<Value, 'none'>> =>
  Promise.resolve(id === FAKE_COMMENT.id ? { ok: true, value } : NONE);

/** Posts without a database: there is one, and nobody changes it. */
export function fakePosts(given: Partial<StoredPosts> = {}): StoredPosts {
  const { id } = FAKE_POST;
  return {
    list: () => Promise.resolve({ items: [FAKE_POST], ...PAGE }),
    one: (asked) => ofPost(asked, FAKE_POST),
    some: (ids) => Promise.resolve(ids.includes(id) ? [FAKE_POST] : []),
    findable: () => Promise.resolve([{ id, changedOn: '20261120' }]),
    version: () => Promise.resolve('1'),
    view: () => Promise.resolve(),
    write: () => ofPost(id, id),
    change: (_author, asked) => ofPost(asked, asked),
    remove: (_author, asked) => ofPost(asked, null),
    like: (_member, asked, liked) => ofPost(asked, { liked, likes: Number(liked) }),
    ...given,
  };
}

/** Comments without a database: there is one, and nobody changes it. */
export function fakeComments(given: Partial<StoredComments> = {}): StoredComments {
  return {
    list: ({ postId }) => ofPost(postId, { items: [FAKE_COMMENT], ...PAGE }),
    one: (id) => Promise.resolve(id === FAKE_COMMENT.id ? FAKE_COMMENT : null),
    write: (_author, postId) => ofPost(postId, FAKE_COMMENT.id),
    change: (_author, id) => ofComment(id, id),
    remove: (_author, id) => ofComment(id, null),
    like: (_member, id, liked) => ofComment(id, { liked, likes: Number(liked) }),
    ...given,
  };
}

/** Blocks without a database: of whoever is named. */
export function fakeBlocks(): StoredBlocks {
  return {
    of: () => Promise.resolve([{ id: '9', nickname: '별', blockedAt: '2026-11-20T03:00:00.000Z' }]),
    block: () => Promise.resolve({ ok: true, value: null }),
    unblock: () => Promise.resolve(),
  };
}
