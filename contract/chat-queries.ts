import * as z from 'zod/mini';
import { CHAT_PAGE, ID_FORM, MESSAGE_PAGE } from '#core';
import { queryCursor, queryNumber, queryText } from './query-values';

const MOST_NUMBER = 999_999_999;

const limit = (usual: number) =>
  z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
    usual,
  );
const number = (label: string, example: number) =>
  z.optional(queryNumber(label, { min: 0, max: MOST_NUMBER, whole: true, example }));

/** GET /v2/chats */
export const chatListQuery = z.object({
  limit: limit(CHAT_PAGE),
  cursor: z.optional(queryCursor()),
});

/** The path of a room, and of what is below it. */
export const chatParams = z.object({
  id: queryText('채팅 아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1'),
});

/** The path of a message. */
export const messageParams = z.object({
  id: queryText('채팅 아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1'),
  number: queryNumber('메시지 번호', { min: 1, max: MOST_NUMBER, whole: true, example: 1 }),
});

/** GET /v2/chats/{id}/messages: after a number, else before one, else the last ones. */
export const messagesQuery = z.object({
  after: number('after', 0),
  before: number('before', 20),
  limit: limit(MESSAGE_PAGE),
});
