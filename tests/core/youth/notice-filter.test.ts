import { describe, expect, it } from 'vitest';
import {
  EMPTY_NOTICE_FILTER,
  LONGEST_ORGANISATION,
  matchesNoticeFilter,
  MOST_ASKED,
  noticeFilterKey,
  noticeListFrom,
  noticeListTo,
  orderedNoticeFilter,
  type NoticeFilter,
} from '#core';
import { NOTICES } from '../../support/notices';

const PLAIN = {
  filter: EMPTY_NOTICE_FILTER,
  sort: 'closing',
  onlyFitting: false,
  isPush: false,
  selected: null,
} as const;

describe('matchesNoticeFilter', () => {
  it.each<[Partial<NoticeFilter>, string[]]>([
    [{ areas: ['1162010200'] }, ['101', '102', '103', '107', '108', '112']],
    [{ areas: ['4111000000'] }, ['104', '105', '107']],
    [{ areas: ['2600000000', '4374500000'] }, ['107', '109', '111']],
    [{ supplies: ['SUPLY00007', 'SUPLY00099'] }, ['103', '112']],
    [{ statuses: ['SCHEDULED'] }, ['104', '110']],
    [{ organisations: ['서울시'] }, ['103', '106']],
    [{ organisations: ['LH'], statuses: ['OPEN'], areas: ['1100000000'] }, ['101', '107']],
    [{ organisations: ['lh'] }, []],
  ])('%j finds %j', (part, ids) => {
    const filter = { ...EMPTY_NOTICE_FILTER, ...part };
    const found = NOTICES.filter((notice) => matchesNoticeFilter(notice, filter));
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('lets all pass that it is not asked about', () => {
    expect(NOTICES.every((notice) => matchesNoticeFilter(notice, EMPTY_NOTICE_FILTER))).toBe(true);
  });
});

describe('noticeListFrom', () => {
  it('reads what an address asks for', () => {
    const address =
      '?area=1162000000,1159000000&area=1100000000&supply=SUPLY00004,SUPLY00001&status=OPEN' +
      '&organisation=LH&organisation=%EC%84%9C%EC%9A%B8%EC%8B%9C&sort=newest&fits=true&notice=101';
    expect(noticeListFrom(address)).toEqual({
      filter: {
        areas: ['1162000000', '1159000000', '1100000000'],
        supplies: ['SUPLY00004', 'SUPLY00001'],
        statuses: ['OPEN'],
        organisations: ['LH', '서울시'],
      },
      sort: 'newest',
      onlyFitting: true,
      isPush: false,
      selected: '101',
    });
  });

  it('opens at the dong of a push, and keeps it once', () => {
    const pushed = {
      ...PLAIN,
      filter: { ...EMPTY_NOTICE_FILTER, areas: ['1162010200'] },
      isPush: true,
    };
    expect(noticeListFrom('?isPush=T&DONGLI_CD=1162010200')).toEqual(pushed);
    expect(noticeListFrom('isPush=T&DONGLI_CD=1162010200&area=1162010200')).toEqual(pushed);
    expect(noticeListTo(pushed)).toBe('?isPush=T&area=1162010200');
  });

  it.each([
    '',
    '?',
    '?area=&supply=&status=&organisation=&sort=&fits=&notice=',
    '?area=1162&area=<script>&area=11620000000',
    '?supply=SUPLY00012,toString,__proto__&status=open,constructor',
    '?sort=price&fits=T&isPush=true&DONGLI_CD=%EC%8B%A0%EB%A6%BC',
    '?notice=../x&notice=',
    '?organisation=%20%09',
    `?organisation=${'a'.repeat(LONGEST_ORGANISATION + 1)}`,
    '?%',
    '?%FF=%FF&=&&&',
  ])('leaves out what it does not know: %s', (address) => {
    expect(noticeListFrom(address)).toEqual(PLAIN);
  });

  it('asks for 세종 by one of its codes', () => {
    expect(noticeListFrom('?area=3611000000,3600000000').filter.areas).toEqual(['3600000000']);
    expect(noticeListFrom('?isPush=T&DONGLI_CD=3611000000').filter.areas).toEqual(['3600000000']);
  });

  it('asks for no more than so many, each once', () => {
    const codes = Array.from({ length: 50 }, (_, at) => String(1_100_000_000 + at));
    const names = codes.map((code) => `&organisation=${code}`).join('');
    const { filter } = noticeListFrom(
      `?area=${codes.join(',')},${codes.join(',')}${names}&supply=SUPLY00001,SUPLY00001`,
    );
    expect(filter.areas).toEqual(codes.slice(0, MOST_ASKED));
    expect(filter.organisations).toEqual(codes.slice(0, MOST_ASKED));
    expect(filter.supplies).toEqual(['SUPLY00001']);
  });
});

it('writes nothing for what asks nothing', () => {
  expect(noticeListTo(PLAIN)).toBe('');
  expect(noticeListTo({ ...PLAIN, sort: 'newest', onlyFitting: true, selected: '7' })).toBe(
    '?sort=newest&fits=true&notice=7',
  );
});

it('knows filters that ask the same by one key', () => {
  const filter: NoticeFilter = {
    areas: ['2', '1', '2'],
    supplies: ['SUPLY00002', 'SUPLY00001'],
    statuses: ['OPEN', 'EXPIRE'],
    organisations: ['SH', 'LH'],
  };
  const ordered: NoticeFilter = {
    areas: ['1', '2'],
    supplies: ['SUPLY00001', 'SUPLY00002'],
    statuses: ['EXPIRE', 'OPEN'],
    organisations: ['LH', 'SH'],
  };
  expect(orderedNoticeFilter(filter)).toEqual(ordered);
  expect(noticeFilterKey(filter)).toBe(noticeFilterKey(ordered));
  expect(noticeFilterKey(filter)).not.toBe(noticeFilterKey(EMPTY_NOTICE_FILTER));
});
