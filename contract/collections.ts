import * as z from 'zod/mini';
import { COLLECTED, HOLD_STATE, VOTE } from '#core';

const text = z.string();
const maybe = z.nullable(text);
const moment = z.iso.datetime({ offset: true });
const count = z.int().check(z.gte(0));
const role = z.enum(['owner', 'member', 'reader']);

const summary = z.object({
  id: text,
  name: text,
  role,
  owner: text,
  items: count,
  members: count,
  isShared: z.boolean(),
  has: z.boolean(),
  changedAt: moment,
});

const collection = z.object({
  id: text,
  name: text,
  role,
  owner: text,
  items: z.array(
    z.object({
      kind: z.enum(COLLECTED),
      id: text,
      addedAt: moment,
      addedBy: maybe,
      isMine: z.boolean(),
      votes: z.object({ up: count, down: count, mine: z.enum(VOTE) }),
    }),
  ),
  members: z.array(z.object({ id: text, nickname: text, isOwner: z.boolean(), isMe: z.boolean() })),
  memberCount: count,
  mayAdd: z.boolean(),
  mayVote: z.boolean(),
  link: z.nullable(
    z.object({
      code: text,
      mayAdd: z.boolean(),
      mayVote: z.boolean(),
      expiresAt: z.nullable(moment),
    }),
  ),
  hold: z.nullable(z.object({ state: z.enum(HOLD_STATE), reason: text, mayAppeal: z.boolean() })),
});

/** GET /v2/collections */
export const collectionsReply = z.object({ result: z.array(summary) });

/** GET /v2/collections/{id}, and what every write of a collection that stays answers. */
export const collectionReply = z.object({ item: collection });

/** DELETE /v2/collections/{id}, and leaving one */
export const leftCollectionReply = z.object({ item: z.object({ id: text }) });

/** An event `collection` of GET /v2/me/stream. */
export const collectionChange = z.object({
  collectionId: text,
  isOut: z.boolean(),
  change: count,
});
