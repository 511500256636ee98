import * as z from 'zod/mini';
import { CONTACTED_TYPE, HYBRID_STAMP_FORM, ID_FORM, LISTED_TYPE } from '#core';
import { queryText, withExample } from './query-values';

const typeOf = <const Types extends Readonly<Record<string, string>>>(types: Types) => {
  const error = `종류: ${Object.values(types).join(', ')} 가운데 하나로 보내 주세요.`;
  return withExample(z.enum(types, { error }), types['house' as keyof Types]);
};

const id = queryText('아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1');

/** GET /v2/me/zzims, /v2/me/recents and /v2/me/seen; without a type all of them. */
export const listedQuery = z.object({ type: z.optional(typeOf(LISTED_TYPE)) });
/** GET /v2/me/contacts */
export const contactedQuery = z.object({ type: z.optional(typeOf(CONTACTED_TYPE)) });

/** The path of PUT and DELETE /v2/me/zzims/{type}/{id}, of /v2/me/recents/{type}/{id} and of /v2/me/seen/{type}/{id}. */
export const listedParams = z.object({ type: typeOf(LISTED_TYPE), id });
/** The path of PUT and DELETE /v2/me/contacts/{type}/{id}. */
export const contactedParams = z.object({ type: typeOf(CONTACTED_TYPE), id });

/** DELETE of one: when it was unset; without it, now. */
export const unsetQuery = z.object({
  at: z.optional(
    queryText(
      '때',
      HYBRID_STAMP_FORM,
      '이 기기가 적은 때를 그대로 보내 주세요.',
      '0mwzn8qo00000-phone',
    ),
  ),
});
