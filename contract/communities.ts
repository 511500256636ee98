import * as z from 'zod/mini';
import { BOARD, HOLD_STATE } from '#core';
import { documentPicture, shownDocument } from './documents';

const text = z.string();
const maybe = z.nullable(text);
const count = z.int().check(z.gte(0));

const author = z.object({ id: text, nickname: text, image: text });
const hold = z.nullable(
  z.object({ state: z.enum(HOLD_STATE), reason: text, mayAppeal: z.boolean() }),
);
const mine = z.object({ liked: z.boolean(), isAuthor: z.boolean() });

const shown = {
  id: text,
  categoryTypeCode: z.enum(BOARD),
  title: text,
  author: z.nullable(author),
  counts: z.object({ likes: count, comments: count, views: count }),
  createdAt: text,
  isExample: z.boolean(),
  hold,
};

export const postSummary = z.object({
  ...shown,
  preview: text,
  picture: z.nullable(documentPicture),
});

/** Where a list goes on, and how many there are in all. */
const page = z.object({ next: maybe, total: count, version: text });

/** GET /v2/communities */
export const postListReply = z.object({ result: z.array(postSummary), page });

/** GET /v2/communities/some */
export const fewPostsReply = z.object({ result: z.array(postSummary) });

const post = z.object({
  ...shown,
  preview: text,
  picture: z.nullable(documentPicture),
  document: shownDocument,
  pictures: z.array(documentPicture),
  editedAt: maybe,
  mine,
});

/** POST /v2/communities and PATCH of one. */
export const postReply = z.object({ item: post });

/** GET /v2/communities/{id}: a post; of an article what it is alone (spec/rules §7). */
export const communityItemReply = z.object({
  item: z.union([post, z.object({ categoryTypeCode: text })]),
});

/** PUT and DELETE of a like. */
export const likeReply = z.object({ item: z.object({ liked: z.boolean(), likes: count }) });

const commentFields = {
  id: text,
  parentId: maybe,
  author: z.nullable(author),
  mention: z.nullable(z.object({ id: text, nickname: text })),
  text,
  isDeleted: z.boolean(),
  likes: count,
  createdAt: text,
  editedAt: maybe,
  hold,
  mine,
  replyCount: count,
};
const reply = z.object({ ...commentFields, replies: z.array(z.never()) });
const comment = z.object({ ...commentFields, replies: z.array(reply) });

/** GET /v2/communities/{id}/comments */
export const commentListReply = z.object({ result: z.array(comment), page });

/** POST of a comment and PATCH of one. */
export const commentReply = z.object({ item: comment });

/** DELETE of a post or a comment. */
export const removedReply = z.object({ item: z.object({ id: text }) });

/** GET /v2/me/blocks */
export const blocksReply = z.object({
  result: z.array(z.object({ id: text, nickname: text, image: text, blockedAt: text })),
});

/** PUT and DELETE of a block. */
export const blockReply = z.object({ item: z.object({ id: text, blocked: z.boolean() }) });
