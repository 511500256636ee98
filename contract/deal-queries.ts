import * as z from 'zod/mini';
import {
  DEAL_TYPE,
  DIRECT_SORT,
  DONG_CODE_FORM,
  HOUSE_TYPE,
  ID_FORM,
  MOST_DEALS_BY_ID,
  MOST_MANWON,
  PARTY,
  ROOM_OPTION,
} from '#core';
import { box, BOX_LABELS, BOX_ORDER } from './box-queries';
import {
  allOrNone,
  inOrder,
  queryCursor,
  queryIds,
  queryNumber,
  queryText,
  queryWord,
  queryWords,
} from './query-values';

const manwon = (label: string, example: number) =>
  z.optional(queryNumber(label, { min: 0, max: MOST_MANWON, whole: true, example }));

/** The filter of a list of direct deals. */
const filter = {
  roomType: z.optional(queryWords('방 종류', HOUSE_TYPE)),
  rentType: z.optional(queryWords('거래 유형', DEAL_TYPE)),
  depositFrom: manwon('최소 보증금', 100),
  depositTo: manwon('최대 보증금', 1000),
  monthlyFrom: manwon('최소 월세', 30),
  monthlyTo: manwon('최대 월세', 60),
  party: z.optional(queryWords('올린 사람', PARTY)),
  option: z.optional(queryWords('옵션', ROOM_OPTION)),
  dongliCode: z.optional(
    queryText('동 코드', DONG_CODE_FORM, '법정동 코드 열 자리를 보내 주세요.', '1162010200'),
  ),
};

/** What a filter looks like once a query has been read. */
export type DirectFilterQuery = z.output<z.ZodMiniObject<typeof filter>>;

/** GET /v2/deals */
export const dealListQuery = z
  .object({
    dealType: z._default(queryWord('직거래', { direct: 'direct' }), 'direct'),
    ...box,
    ...filter,
    sort: z._default(queryWord('정렬', DIRECT_SORT), DIRECT_SORT.newest),
    limit: z._default(
      queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
      20,
    ),
    cursor: z.optional(queryCursor()),
  })
  .check(
    allOrNone(BOX_LABELS),
    inOrder([
      ...BOX_ORDER,
      ['depositFrom', 'depositTo', '최대 보증금'],
      ['monthlyFrom', 'monthlyTo', '최대 월세'],
    ]),
  );

/** GET /v2/deals/some */
export const someDealsQuery = z.object({ id: queryIds('글 아이디', MOST_DEALS_BY_ID) });

/** The path of GET /v2/deals/{id} and what is below it. */
export const dealParams = z.object({
  id: queryText('글 아이디', ID_FORM, '번호를 다시 확인해 주세요.', '1'),
});
