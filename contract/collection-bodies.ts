import * as z from 'zod/mini';
import { LINK_DAYS, VOTE } from '#core';
import { flag, said, text, word } from './body-values';

const BODY = { error: '요청 값을 확인해 주세요.' };

/** POST /v2/collections, PATCH /v2/collections/{id}; what is wrong with a name is said behind it. */
export const collectionBody = z.object({ name: text('name') }, BODY);

/** PUT /v2/collections/{id}/items/{kind}/{item}/vote */
export const voteBody = z.object({ vote: word('vote', VOTE) }, BODY);

const DAYS = said('days', `${LINK_DAYS.join(', ')} 가운데 하나나 null로 보내 주세요.`);

/** PUT /v2/collections/{id}/link */
export const linkBody = z.object(
  {
    mayAdd: flag('mayAdd'),
    mayVote: flag('mayVote'),
    /** From now on; null for a link without an end. */
    days: z.union([z.null(), ...LINK_DAYS.map((days) => z.literal(days))], DAYS),
  },
  BODY,
);
