import * as z from 'zod/mini';
import { BOARD, ID_FORM } from '#core';

const BOARD_ERROR = `categoryTypeCode: ${Object.values(BOARD).join(', ')} 가운데 하나로 보내 주세요.`;
const DOCUMENT_ERROR = 'document: 글의 형식이 올바르지 않아요.';
const BODY_ERROR = '요청 값을 확인해 주세요.';

const written = (name: string) => z.string({ error: `${name}: 글로 보내 주세요.` });

/** None of a comment: left out, or null. */
const maybeId = (name: string) => {
  const error = `${name}: 번호를 다시 확인해 주세요.`;
  return z._default(z.nullable(z.string({ error }).check(z.regex(ID_FORM, { error }))), null);
};

/**
 * POST /v2/communities and PATCH of one. What is wrong with a title or a document is said behind it,
 * in a person's words and with its place.
 */
export const postBody = z.object(
  {
    categoryTypeCode: z.enum(BOARD, { error: BOARD_ERROR }),
    title: written('title'),
    document: z.looseObject({}, { error: DOCUMENT_ERROR }),
  },
  { error: BODY_ERROR },
);

/** POST /v2/communities/{id}/comments: of a comment's text as of a post's. */
export const commentBody = z.object(
  {
    text: written('text'),
    /** The comment of the first level that it stands under. */
    parentId: maybeId('parentId'),
    /** Whom it answers by name, within that thread. */
    replyToId: maybeId('replyToId'),
  },
  { error: BODY_ERROR },
);

/** PATCH /v2/comments/{id} */
export const commentTextBody = z.object({ text: written('text') }, { error: BODY_ERROR });
