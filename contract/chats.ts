import * as z from 'zod/mini';
import {
  DEAL_KIND,
  DEAL_STATUS,
  DEAL_TYPE,
  HOUSE_TYPE,
  PARTY,
  RISK_KIND,
  VISIT_STATE,
} from '#core';
import { documentPicture } from './documents';
import { photo } from './rooms';

const text = z.string();
const maybe = z.nullable(text);
const moment = z.iso.datetime({ offset: true });
const count = z.int().check(z.gte(0));

const visit = z.nullable(
  z.object({
    state: z.enum(VISIT_STATE),
    at: moment,
    agreedAt: z.nullable(moment),
    isMine: z.boolean(),
  }),
);

const message = z.object({
  number: count,
  isMine: z.boolean(),
  key: maybe,
  kind: z.enum(['TEXT', 'VISIT']),
  text,
  isHidden: z.boolean(),
  isMasked: z.boolean(),
  risk: z.nullable(z.enum(RISK_KIND)),
  pictures: z.array(documentPicture),
  visit,
  sentAt: moment,
});

const standing = {
  id: text,
  last: count,
  hiddenTo: count,
  unread: count,
  theirRead: count,
  revision: count,
  change: count,
};

/** An event `chat` of GET /v2/me/stream. */
export const chatChange = z.object({ ...standing, unreadInAll: count });

const room = z.object({
  ...standing,
  listing: z.object({
    kind: z.enum({ ...DEAL_KIND, house: 'house' as const }),
    id: text,
    title: text,
    party: z.nullable(z.enum(PARTY)),
    roomType: z.nullable(z.enum(HOUSE_TYPE)),
    rentType: z.nullable(z.enum(DEAL_TYPE)),
    deposit: count,
    monthly: count,
    dong: text,
    photo: z.nullable(photo),
    state: z.enum({ ...DEAL_STATUS, HELD: 'HELD' as const, GONE: 'GONE' as const }),
    confirmedAt: z.nullable(moment),
    isExample: z.boolean(),
  }),
  other: z.nullable(z.object({ id: text, nickname: text, image: text })),
  isOwner: z.boolean(),
  isMuted: z.boolean(),
  isOpen: z.boolean(),
  isBlocked: z.boolean(),
  isPlaceOpen: z.boolean(),
  lastMessage: z.nullable(message),
  lastAt: z.nullable(moment),
  visit,
  isFirstVisit: z.boolean(),
  replies: z.nullable(z.object({ percent: count, minutes: z.nullable(count) })),
});

/** GET /v2/chats */
export const chatsReply = z.object({
  result: z.array(room),
  page: z.object({ next: maybe, unreadInAll: count }),
});

/** POST /v2/chats, GET of one and PUT of its visit and place. */
export const chatReply = z.object({ item: room });

/** GET /v2/chats/{id}/messages */
export const messagesReply = z.object({
  result: z.array(message),
  page: z.object({ last: count, hiddenTo: count, theirRead: count, revision: count }),
});

/** POST /v2/chats/{id}/messages */
export const messageReply = z.object({ item: message });

/** PUT /v2/chats/{id}/read */
export const chatReadReply = z.object({ item: z.object({ id: text, read: count }) });

/** PUT /v2/chats/{id}/mute */
export const chatMuteReply = z.object({ item: z.object({ id: text, isMuted: z.boolean() }) });

/** DELETE /v2/chats/{id}/messages/{number} */
export const hiddenMessageReply = z.object({ item: z.object({ id: text, number: count }) });

/** DELETE /v2/chats/{id} */
export const leftChatReply = z.object({ item: z.object({ id: text }) });
