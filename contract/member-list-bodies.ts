import * as z from 'zod/mini';
import {
  CONTACT_METHOD,
  CONTACTED_TYPE,
  DEAL_TYPE,
  HYBRID_STAMP_FORM,
  ID_FORM,
  isWholeSeen,
  isWholeZzim,
  KEPT_STATUS,
  LISTED_TYPE,
  LONGEST_PLACE_NAME,
  MOST_JOINED_AT_ONCE,
  MOST_KEPT_MANWON,
  STANDS,
} from '#core';
import { flag, said, word } from './body-values';

const BODY = { error: '요청 값을 확인해 주세요.' };

const AT = said('at', '이 기기가 적은 때를 그대로 보내 주세요.');
const at = z.string(AT).check(z.regex(HYBRID_STAMP_FORM, AT));
const ID = said('id', '번호를 다시 확인해 주세요.');
const id = z.string(ID).check(z.regex(ID_FORM, ID));

const manwon = (name: string) => {
  const error = said(name, `0 이상 ${MOST_KEPT_MANWON} 이하의 정수로 보내 주세요.`);
  return z.int(error).check(z.gte(0, error), z.lte(MOST_KEPT_MANWON, error));
};
const price = (field: 'kept' | 'state.price') => ({
  dealType: word(`${field}.dealType`, DEAL_TYPE),
  deposit: manwon(`${field}.deposit`),
  monthly: manwon(`${field}.monthly`),
  maintenance: z.nullable(manwon(`${field}.maintenance`)),
});
const kept = z.nullable(
  z.object(
    { status: word('kept.status', KEPT_STATUS), ...price('kept') },
    said('kept', '찜할 때의 값이나 null로 보내 주세요.'),
  ),
);

const DAY_TIME = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d\+09:00)?$/;
const UNTIL = said('state.until', '2026-11-25 또는 2026-11-25T17:00+09:00처럼 보내 주세요.');
const DAY = said('state.correctedOn', '20261125처럼 날짜나 null로 보내 주세요.');
const state = z.object(
  {
    stands: word('state.stands', STANDS),
    price: z.nullable(
      z.object(price('state.price'), said('state.price', '그때의 값이나 null로 보내 주세요.')),
    ),
    until: z.nullable(z.string(UNTIL).check(z.regex(DAY_TIME, UNTIL))),
    correctedOn: z.nullable(z.string(DAY).check(z.regex(/^\d{8}$/, DAY))),
  },
  said('state', '열어 보았을 때 어땠는지 보내 주세요.'),
);

const name = (field: string) => {
  const error = said(field, `${LONGEST_PLACE_NAME}자 이하의 글이나 null로 보내 주세요.`);
  return z.nullable(z.string(error).check(z.maxLength(LONGEST_PLACE_NAME, error)));
};
const degrees = (field: string, most: number) => {
  const error = said(field, `-${most} 이상 ${most} 이하의 수나 null로 보내 주세요.`);
  return z.nullable(z.number(error).check(z.gte(-most, error), z.lte(most, error)));
};
const place = z.nullable(
  z.object(
    {
      dongliCode: name('place.dongliCode'),
      sigungu: name('place.sigungu'),
      dong: name('place.dong'),
      lat: degrees('place.lat', 90),
      lng: degrees('place.lng', 180),
    },
    said('place', '어디에 있는지나 null로 보내 주세요.'),
  ),
);
const method = word('method', CONTACT_METHOD);

/** PUT /v2/me/zzims/{type}/{id}: without `at` it is done now, without `kept` a house or a deal is kept as it is. */
export const zzimBody = z.object({ at: z.optional(at), kept: z._default(kept, null) }, BODY);
/** PUT /v2/me/recents/{type}/{id} */
export const recentBody = z.object({ at: z.optional(at), place: z._default(place, null) }, BODY);
/** PUT /v2/me/seen/{type}/{id} */
export const seenBody = z.object({ at: z.optional(at), state }, BODY);
/** PUT /v2/me/contacts/{type}/{id} */
export const contactBody = z.object({ at: z.optional(at), method }, BODY);

const entries = <const Entry extends z.ZodMiniType>(entry: Entry) => {
  const error = said('entries', `${MOST_JOINED_AT_ONCE}개까지 목록으로 보내 주세요.`);
  return z.object(
    { entries: z.array(entry, error).check(z.maxLength(MOST_JOINED_AT_ONCE, error)) },
    BODY,
  );
};
const done = { id, at, isKept: flag('isKept') };

/** POST /v2/me/zzims/join */
export const joinZzimsBody = entries(
  z
    .object({ type: word('type', LISTED_TYPE), ...done, kept })
    .check(z.refine(isWholeZzim, said('kept', '찜한 집과 방에만 그때의 값을 보내 주세요.'))),
);
/** POST /v2/me/recents/join */
export const joinRecentsBody = entries(
  z.object({ type: word('type', LISTED_TYPE), ...done, place }),
);
/** POST /v2/me/seen/join */
export const joinSeenBody = entries(
  z
    .object({ type: word('type', LISTED_TYPE), ...done, state: z.nullable(state) })
    .check(z.refine(isWholeSeen, said('state', '열어 본 것에만 그때의 상태를 보내 주세요.'))),
);
/** POST /v2/me/contacts/join */
export const joinContactsBody = entries(
  z.object({ type: word('type', CONTACTED_TYPE), ...done, method }),
);
