import * as z from 'zod/mini';
import {
  DONG_CODE_FORM,
  ID_FORM,
  LONGEST_ORGANISATION,
  LONGEST_SEARCH,
  MOST_ASKED,
  MOST_NOTICES_BY_ID,
  NOTICE_FILE,
  NOTICE_SORT,
  NOTICE_STATUS,
  SEARCH_FORM,
  SUPPLY,
} from '#core';
import {
  queryCursor,
  queryDay,
  queryIds,
  queryNumber,
  queryText,
  queryTexts,
  queryWord,
  queryWords,
} from './query-values';

const WHOLE_CODE = 10;

/** The filter of list and tally. */
const filter = {
  /** The first digits of a code name the area that all of them share. */
  area: z.optional(
    queryTexts('지역', {
      form: /^(?:\d{2}|\d{5}|\d{8}|\d{10})$/,
      longest: WHOLE_CODE,
      wish: `법정동 코드의 앞 2, 5, 8자리나 10자리를 ${String(MOST_ASKED)}개까지 보내 주세요.`,
      most: MOST_ASKED,
      separator: ',',
      read: { as: DONG_CODE_FORM, from: (digits) => digits.padEnd(WHOLE_CODE, '0') },
      example: ['1162000000', '1100000000'],
    }),
  ),
  supply: z.optional(queryWords('공급 유형', SUPPLY)),
  status: z.optional(queryWords('접수 상태', NOTICE_STATUS)),
  /** Repeated, one whole name each: a name may hold a comma. */
  organisation: z.optional(
    queryTexts('기관', {
      form: /\S/,
      longest: LONGEST_ORGANISATION,
      wish: `${String(LONGEST_ORGANISATION)}자까지, ${String(MOST_ASKED)}개까지 보내 주세요.`,
      most: MOST_ASKED,
      separator: null,
      read: null,
      example: ['LH'],
    }),
  ),
};

/** What a filter looks like once a query has been read. */
export type NoticeFilterQuery = z.output<z.ZodMiniObject<typeof filter>>;

/** GET /v2/notices */
export const noticeListQuery = z.object({
  ...filter,
  q: z.optional(
    queryText('검색어', SEARCH_FORM, `${String(LONGEST_SEARCH)}자까지 쓸 수 있어요.`, '청년'),
  ),
  /** The last day of applications, both ends counted; what has no end closes on none. */
  closesFrom: z.optional(queryDay('마감일의 처음')),
  closesTo: z.optional(queryDay('마감일의 끝')),
  sort: z._default(queryWord('정렬', NOTICE_SORT), NOTICE_SORT.closing),
  limit: z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
    20,
  ),
  cursor: z.optional(queryCursor()),
});

/** GET /v2/notices/tally */
export const noticeTallyQuery = z.object(filter);

/** GET /v2/notices/weighed */
export const weighedNoticesQuery = z.object({ cursor: z.optional(queryCursor()) });

/** GET /v2/notices/some */
export const someNoticesQuery = z.object({ id: queryIds('공고 아이디', MOST_NOTICES_BY_ID) });

const id = queryText('공고 아이디', ID_FORM, '영문, 숫자, -, _ 64자까지 쓸 수 있어요.', '1');

/** The path of GET /v2/notices/{id} and what is below it. */
export const noticeParams = z.object({ id });

/** GET /v2/notices/{id}/files/{kind} */
export const noticeFileParams = z.object({ id, kind: queryWord('파일 종류', NOTICE_FILE) });
