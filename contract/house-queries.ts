import * as z from 'zod/mini';
import {
  COUNTRY_LEVEL,
  DEAL_TYPE,
  DISCOUNT,
  DONG_CODE_FORM,
  GENDER,
  HOUSE_NEWS,
  HOUSE_SORT,
  HOUSE_TYPE,
  ID_FORM,
  LAYOUT,
  MOST_BY_ID,
  MOST_CONFIRMED_DAYS,
  MOST_MANWON,
  MOST_SQUARE_METRES,
  MOST_WALK_MINUTES,
  ODD_FLOOR,
  ROOM_OPTION,
} from '#core';
import { box, BOX_LABELS, BOX_ORDER } from './box-queries';
import {
  allOrNone,
  inOrder,
  queryCursor,
  queryDay,
  queryFlag,
  queryIds,
  queryLevel,
  queryNumber,
  queryPoint,
  queryText,
  queryWord,
  queryWords,
} from './query-values';

const manwon = (label: string, example: number) =>
  z.optional(queryNumber(label, { min: 0, max: MOST_MANWON, whole: true, example }));
const squareMetres = (label: string, example: number) =>
  z.optional(queryNumber(label, { min: 0, max: MOST_SQUARE_METRES, whole: false, example }));

/** The filter of list, map, tally and nearest. */
const filter = {
  type: z.optional(queryWords('방 종류', HOUSE_TYPE)),
  dealType: z.optional(queryWords('거래 방식', DEAL_TYPE)),
  depositFrom: manwon('최소 보증금', 500),
  depositTo: manwon('최대 보증금', 1000),
  monthlyFrom: manwon('최소 월세', 30),
  monthlyTo: manwon('최대 월세', 60),
  withMaintenance: z.optional(queryFlag('관리비 포함')),
  areaFrom: squareMetres('최소 면적', 16.5),
  areaTo: squareMetres('최대 면적', 33),
  layout: z.optional(queryWords('방 구조', LAYOUT)),
  exceptFloor: z.optional(queryWords('제외할 층', ODD_FLOOR)),
  option: z.optional(queryWords('옵션', ROOM_OPTION)),
  discount: z.optional(queryWords('할인', DISCOUNT)),
  gender: z.optional(queryWord('성별', GENDER)),
  elevator: z.optional(queryFlag('엘리베이터')),
  moveInBy: z.optional(queryDay('입주 가능일')),
  walkWithin: z.optional(
    queryNumber('역까지 걷는 시간', { min: 1, max: MOST_WALK_MINUTES, whole: true, example: 10 }),
  ),
  confirmedWithin: z.optional(
    queryNumber('확인한 지 며칠', { min: 1, max: MOST_CONFIRMED_DAYS, whole: true, example: 7 }),
  ),
  dongliCode: z.optional(
    queryText('동 코드', DONG_CODE_FORM, '법정동 코드 열 자리를 보내 주세요.', '1162010200'),
  ),
};

const filterOrder = [
  ['depositFrom', 'depositTo', '최대 보증금'],
  ['monthlyFrom', 'monthlyTo', '최대 월세'],
  ['areaFrom', 'areaTo', '최대 면적'],
] as const;

const limit = (usual: number, most = 100) =>
  z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: most, whole: true, example: 5 }),
    usual,
  );

/** What a filter looks like once a query has been read. */
export type HouseFilterQuery = z.output<z.ZodMiniObject<typeof filter>>;

/** GET /v2/houses */
export const houseListQuery = z
  .object({
    ...box,
    ...filter,
    sort: z._default(queryWord('정렬', HOUSE_SORT), HOUSE_SORT.recommended),
    limit: limit(20),
    cursor: z.optional(queryCursor()),
  })
  .check(allOrNone(BOX_LABELS), inOrder([...BOX_ORDER, ...filterOrder]));

/** GET /v2/houses/map */
export const houseMapQuery = z
  .object({
    ...box,
    ...filter,
    level: z._default(queryLevel(), COUNTRY_LEVEL),
  })
  .check(allOrNone(BOX_LABELS), inOrder([...BOX_ORDER, ...filterOrder]));

/** GET /v2/houses/tally */
export const houseTallyQuery = z
  .object({ ...box, ...filter })
  .check(allOrNone(BOX_LABELS), inOrder([...BOX_ORDER, ...filterOrder]));

/** GET /v2/houses/some */
export const someHousesQuery = z.object({
  id: queryIds('매물 아이디', MOST_BY_ID),
});

/** GET /v2/houses/lately */
export const latelyHousesQuery = z.object({
  news: queryWord('소식', HOUSE_NEWS),
  ...queryPoint(),
  limit: limit(10, 30),
});

/** GET /v2/houses/nearest */
export const houseNearestQuery = z
  .object({
    ...queryPoint(),
    ...filter,
    limit: limit(10),
  })
  .check(inOrder(filterOrder));

/** The path of GET /v2/houses/{id} and what is below it. */
export const houseParams = z.object({
  id: queryText('매물 아이디', ID_FORM, '영문, 숫자, -, _ 64자까지 쓸 수 있어요.', '1'),
});
