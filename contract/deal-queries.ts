import * as z from 'zod/mini';
import {
  AGE_BAND,
  COUNTRY_LEVEL,
  DEAL_KIND,
  DEAL_TYPE,
  DONG_CODE_FORM,
  GENDER,
  HABIT_CHOICE,
  HAS_WANT,
  HOUSE_TYPE,
  ID_FORM,
  MATE_SORT,
  MOST_DEALS_BY_ID,
  MOST_MANWON,
  PARTY,
  ROOM_OPTION,
  UTILITY,
} from '#core';
import { box, BOX_LABELS, BOX_ORDER } from './box-queries';
import {
  allOrNone,
  inOrder,
  queryCursor,
  queryIds,
  queryLevel,
  queryNumber,
  queryText,
  queryWord,
  queryWords,
} from './query-values';

const manwon = (label: string, example: number) =>
  z.optional(queryNumber(label, { min: 0, max: MOST_MANWON, whole: true, example }));

const dongliCode = () =>
  queryText('동 코드', DONG_CODE_FORM, '법정동 코드 열 자리를 보내 주세요.', '1162010200');

/** What rooms and mates are both asked. */
const either = {
  rentType: z.optional(queryWords('거래 유형', DEAL_TYPE)),
  depositFrom: manwon('최소 보증금', 100),
  depositTo: manwon('최대 보증금', 1000),
  monthlyFrom: manwon('최소 월세', 30),
  monthlyTo: manwon('최대 월세', 60),
  option: z.optional(queryWords('옵션', ROOM_OPTION)),
  dongliCode: z.optional(dongliCode()),
};

/** The rest of the filter of a list of direct deals. */
const ofDirects = {
  roomType: z.optional(queryWords('방 종류', HOUSE_TYPE)),
  party: z.optional(queryWords('올린 사람', PARTY)),
};

/** The rest of the filter of a list of mates. */
const ofMates = {
  side: z.optional(queryWord('방이 있는지', HAS_WANT)),
  gender: z.optional(queryWord('성별', GENDER)),
  age: z.optional(queryWords('나이대', AGE_BAND)),
  utility: z.optional(queryWords('관리비에 드는 것', UTILITY)),
  habit: z.optional(queryWords('생활', HABIT_CHOICE)),
};

/** What the filters look like once a query has been read. */
export type DirectFilterQuery = z.output<z.ZodMiniObject<typeof either & typeof ofDirects>>;
export type MateFilterQuery = z.output<z.ZodMiniObject<typeof either & typeof ofMates>>;

/** What list and map ask alike; on the map are rooms alone. */
const asked = {
  dealType: z._default(queryWord('직거래', { direct: 'direct' }), 'direct'),
  ...box,
  ...either,
  ...ofDirects,
};
const askedOrder = inOrder([
  ...BOX_ORDER,
  ['depositFrom', 'depositTo', '최대 보증금'],
  ['monthlyFrom', 'monthlyTo', '최대 월세'],
]);

/** GET /v2/deals */
export const dealListQuery = z
  .object({
    ...asked,
    dealType: z._default(queryWord('글 종류', DEAL_KIND), DEAL_KIND.direct),
    ...ofMates,
    sort: z._default(queryWord('정렬', MATE_SORT), MATE_SORT.newest),
    limit: z._default(
      queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
      20,
    ),
    cursor: z.optional(queryCursor()),
  })
  .check(allOrNone(BOX_LABELS), askedOrder);

/** PUT /v2/me/deal-alarms: a search as a list is asked for. */
export const dealAlarmQuery = z
  .object({
    dealType: z._default(queryWord('글 종류', DEAL_KIND), DEAL_KIND.direct),
    ...either,
    ...ofDirects,
    ...ofMates,
  })
  .check(
    inOrder([
      ['depositFrom', 'depositTo', '최대 보증금'],
      ['monthlyFrom', 'monthlyTo', '최대 월세'],
    ]),
  );

/** The path of DELETE /v2/me/deal-alarms/{id}. */
export const dealAlarmParams = z.object({
  id: queryText('알림 아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1'),
});

/** GET /v2/deals/map */
export const dealMapQuery = z
  .object({ ...asked, level: z._default(queryLevel(), COUNTRY_LEVEL) })
  .check(allOrNone(BOX_LABELS), askedOrder);

/** GET /v2/me/deals */
export const ownDealsQuery = z.object({
  limit: z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
    20,
  ),
  cursor: z.optional(queryCursor()),
});

/** GET /v2/deals/some */
export const someDealsQuery = z.object({ id: queryIds('글 아이디', MOST_DEALS_BY_ID) });

/** GET /v2/deals/usual */
export const usualPriceQuery = z.object({
  roomType: queryWord('방 종류', HOUSE_TYPE),
  rentType: queryWord('거래 유형', DEAL_TYPE),
  dongliCode: dongliCode(),
});

/** The path of GET /v2/deals/{id} and what is below it. */
export const dealParams = z.object({
  id: queryText('글 아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1'),
});

/** The path of PUT /v2/me/requests/{id}. */
export const requestParams = z.object({
  id: queryText('요청 아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1'),
});
