import { describe, expect, it } from 'vitest';
import {
  changeLabel,
  correctionText,
  goneChange,
  graphemeCount,
  isCorrection,
  NOTICE_FIELD,
  noticeChanges,
  type NoticeContent,
  type NoticeField,
} from '#core';
import { noticeContent, noticeDay, noticeUnit } from '../../../support/notices';

const changed = (after: Partial<NoticeContent>, before: Partial<NoticeContent> = {}) =>
  noticeChanges(noticeContent(before), noticeContent({ ...before, ...after })).map(
    ({ field, before: was, after: is }) => [field, was, is],
  );
const [row] = noticeContent().schedule;
const [paper] = noticeContent().documents;
const [file] = noticeContent().attachments;
if (row === undefined || paper === undefined || file === undefined) throw new Error('no sample');
const won = (from: number, to = from) => ({ from, to });
const ranks = (conditions: NoticeContent['conditions']['ranks'][number]['conditions']) => ({
  on: null,
  ranks: [{ name: null, conditions }],
});

it('that its source has it no more, and has it again, is a change of its state', () => {
  const [there, gone] = ['접수', '기관의 목록에서 내려감'];
  expect(goneChange(true)).toEqual({ field: 'STATUS', before: there, after: gone });
  expect(goneChange(false)).toEqual({ field: 'STATUS', before: gone, after: there });
  expect(correctionText([goneChange(true)])).toBe('모집 상태가 바뀌었어요');
});

describe('noticeChanges', () => {
  it.each<[string, Partial<NoticeContent>, ReturnType<typeof changed>]>([
    ['nothing', {}, []],
    [
      'a title',
      { title: '(정정) 모집' },
      [['TITLE', '2026년 4차 청년 매입임대주택 입주자 모집', '(정정) 모집']],
    ],
    ['a beginning', { from: null }, [['FROM', '11월 17일(화) 10:00', null]]],
    ['an end', { until: noticeDay(45) }, [['UNTIL', '11월 25일(수) 17:00', '2027년 1월 4일(월)']]],
    ['a count', { units: [noticeUnit({ count: 8 })] }, [['COUNT', '12호', '8호']]],
    ['no count any more', { units: [noticeUnit({ count: null })] }, [['COUNT', '12호', null]]],
    [
      'a rent',
      { units: [noticeUnit({ monthly: won(220_000) })] },
      [
        ['AMOUNTS', '보증금 100만 · 월 21만', '보증금 100만 · 월 22만'],
        ['UNITS', '봉천동 은천길 월 213,900원', '봉천동 은천길 월 220,000원'],
      ],
    ],
    [
      'a rent by little',
      { units: [noticeUnit({ monthly: won(214_000) })] },
      [['UNITS', '봉천동 은천길 월 213,900원', '봉천동 은천길 월 214,000원']],
    ],
    [
      'no homes any more',
      { units: [] },
      [
        ['COUNT', '12호', null],
        ['AMOUNTS', '보증금 100만 · 월 21만', null],
        ['UNITS', '봉천동 은천길', null],
      ],
    ],
    [
      'other facts of a home',
      {
        units: [
          noticeUnit({
            detail: null,
            area: 19.4,
            months: 6,
            exchange: { ...won(1_000_000, 3_000_000), ratePercent: 6 },
          }),
        ],
      },
      [
        [
          'UNITS',
          '봉천동 은천길 원룸 · 승강기 24.5㎡',
          '봉천동 은천길 19.4㎡ 6개월 보증금 100만~300만까지 바꾸기',
        ],
      ],
    ],
    [
      'what homes have no words for',
      { units: [noticeUnit({ area: null, deposit: null, monthly: null })] },
      [
        ['AMOUNTS', '보증금 100만 · 월 21만', '금액은 공고문에 있어요'],
        ['UNITS', '봉천동 은천길 24.5㎡ 보증금 100만 월 213,900원', '봉천동 은천길'],
      ],
    ],
    [
      'an area',
      { areas: [{ code: '1159000000', name: '서울 동작구' }] },
      [['AREAS', '서울 관악구', '서울 동작구']],
    ],
    [
      'the code of an area',
      { areas: [{ code: '1', name: '서울 관악구' }] },
      [['AREAS', null, null]],
    ],
    [
      'a day',
      { schedule: [{ ...row, from: noticeDay(12, 600), note: '오후' }] },
      [
        [
          'SCHEDULE',
          '서류 제출 대상자 발표 11월 30일(월), 서류 제출 12월 1일(화)~12월 3일(목) 온라인, 당첨자 발표 2027년 1월 19일(화)',
          '서류 제출 대상자 발표 12월 2일(수) 10:00 오후',
        ],
      ],
    ],
    [
      'a row without an old name',
      { schedule: [...noticeContent().schedule, { ...row, name: '추가 발표' }] },
      [['SCHEDULE', null, '추가 발표 11월 30일(월)']],
    ],
    [
      'documents',
      { documents: [{ ...paper, note: null }] },
      [['DOCUMENTS', '주민등록등본 11월 10일 이후 발급, 개인정보 동의서', '주민등록등본']],
    ],
    ['the link of a file', { attachments: [{ ...file, bytes: 1 }] }, [['ATTACHMENTS', null, null]]],
    ['no file any more', { attachments: [] }, [['ATTACHMENTS', '입주자 모집 공고문.pdf', null]]],
    ['its state', { isSaidOver: true }, [['STATUS', '접수', '마감']]],
    [
      'the rest',
      {
        organisation: 'SH',
        office: null,
        supplyTypeCode: 'SUPLY00001',
        announcedOn: '20261113',
        contact: null,
        link: null,
        summary: null,
      },
      [
        [
          'OTHER',
          '기관 LH, 담당 LH 서울지역본부, 유형 매입임대, 공고일 2026.11.12, 문의 1600-1004 평일 9:00~18:00, 원문 https://apply.lh.or.kr/notice/1, 소개 시세의 40~50%로 빌려주는 매입임대주택이에요.',
          '기관 SH, 유형 행복주택, 공고일 2026.11.13',
        ],
      ],
    ],
    [
      'a call without hours',
      { contact: { tel: '02-120', hours: null } },
      [['OTHER', '문의 1600-1004 평일 9:00~18:00', '문의 02-120']],
    ],
    ['whether it is invented', { isExample: false }, [['OTHER', null, null]]],
  ])('tells of %s', (_, after, changes) => {
    expect(changed(after)).toEqual(changes);
  });

  it('tells which of several homes of one name have changed, and how many they are', () => {
    const units = [noticeUnit({ rank: '1순위' }), noticeUnit(), noticeUnit({ count: 3 })];
    const fewer = [
      noticeUnit({ rank: '1순위', count: null }),
      noticeUnit(),
      noticeUnit({ count: 15 }),
    ];
    expect(changed({ units: fewer }, { units })).toEqual([
      [
        'UNITS',
        '봉천동 은천길 1순위 모집 12, 봉천동 은천길 모집 3',
        '봉천동 은천길 1순위, 봉천동 은천길 모집 15',
      ],
    ]);
    expect(changed({ units: [...units].reverse() }, { units }).map(([field]) => field)).toEqual([
      'UNITS',
    ]);
  });

  it('counts people where money is given', () => {
    const money = { supplyTypeCode: 'SUPLY00007' as const };
    expect(changed({ units: [noticeUnit({ count: 1_500 })] }, money)).toEqual([
      ['COUNT', '12명', '1,500명'],
    ]);
  });

  it('tells what is asked otherwise', () => {
    const before = ranks([
      { kind: 'age', from: 19, to: 34 },
      { kind: 'home', whose: 'SELF' },
    ]);
    const after = {
      on: '20261112',
      ranks: [
        {
          name: '1순위',
          conditions: [
            { kind: 'age', from: 19, to: 39 },
            { kind: 'home', whose: 'SELF' },
          ],
        },
      ],
    } as const;
    expect(changed({ conditions: after }, { conditions: before })).toEqual([
      [
        'CONDITIONS',
        '나이 만 19~34세, 집 무주택',
        '기준일 2026.11.12, 1순위 나이 만 19~39세, 1순위 집 무주택',
      ],
    ]);
    const wider = ranks([
      { kind: 'age', from: 19, to: 39 },
      { kind: 'home', whose: 'SELF' },
    ]);
    expect(changed({ conditions: wider }, { conditions: before })).toEqual([
      ['CONDITIONS', '나이 만 19~34세', '나이 만 19~39세'],
    ]);
    const anybody = { on: null, ranks: [{ name: '2순위', conditions: [] }] };
    expect(changed({ conditions: anybody }, { conditions: before })).toEqual([
      ['CONDITIONS', '나이 만 19~34세, 집 무주택', '2순위 누구나'],
    ]);
    expect(changed({ conditions: ranks([]) }, { conditions: { on: null, ranks: [] } })).toEqual([
      ['CONDITIONS', null, '누구나'],
    ]);
    const limits = (further: number) =>
      ranks([{ kind: 'income', whose: 'SELF', limits: [4_310_000], further }]);
    expect(changed({ conditions: limits(1) }, { conditions: limits(2) })).toEqual([
      ['CONDITIONS', null, null],
    ]);
  });

  it('names where one has to live now, and corrects nothing where only its name is another', () => {
    const lives = (area: string, ...names: string[]) =>
      ranks([{ kind: 'residence', areas: [area], names, orWork: false }]);
    const before = lives('1100000000', '서울');
    expect(changed({ conditions: lives('4100000000', '경기') }, { conditions: before })).toEqual([
      ['CONDITIONS', '사는 곳 서울', '사는 곳 경기'],
    ]);
    expect(changed({ conditions: lives('1100000000', '서울시') }, { conditions: before })).toEqual(
      [],
    );
    expect(changed({ conditions: lives('1100000000') }, { conditions: before })).toEqual([]);
  });

  it('cuts long words, and says no more than that they changed where they differ behind', () => {
    const long = '가'.repeat(100_000);
    const [[, was, is] = []] = changed({ title: `나${long}` }, { title: long });
    expect([was, is].map((text) => graphemeCount(text ?? ''))).toEqual([200, 200]);
    expect(is).toMatch(/^나가+…$/);
    expect(changed({ title: `${long}나` }, { title: long })).toEqual([['TITLE', null, null]]);
  });
});

it('has a name for every field', () => {
  const labels = Object.values(NOTICE_FIELD).map(changeLabel);
  expect(new Set(labels).size).toBe(labels.length);
  expect(changeLabel('UNTIL')).toBe('접수 마감');
  expect(changeLabel('COUNT')).toBe('모집 호수');
});

it.each<[NoticeField[], string | null]>([
  [[], null],
  [['UNTIL'], '접수 기간이 바뀌었어요'],
  [['FROM', 'UNTIL'], '접수 기간이 바뀌었어요'],
  [['UNTIL', 'COUNT'], '접수 기간과 호수가 바뀌었어요'],
  [['DOCUMENTS', 'CONDITIONS'], '서류와 신청 자격이 바뀌었어요'],
  [['UNTIL', 'COUNT', 'AMOUNTS', 'OTHER'], '접수 기간과 호수 등 4가지가 바뀌었어요'],
])('a correction of %j reads %s', (fields, text) => {
  expect(correctionText(fields.map((field) => ({ field, before: null, after: null })))).toBe(text);
});

describe('isCorrection', () => {
  const change = (field: NoticeField) => ({ field, before: '접수', after: '마감' });
  const end = Date.parse('2026-11-25T17:00+09:00');

  it.each<[string, NoticeField, NoticeContent['until'], number, boolean]>([
    ['that it is over before its end', 'STATUS', noticeDay(5, 1020), end - 1, true],
    ['that it is over at its end', 'STATUS', noticeDay(5, 1020), end, false],
    ['that it is over without an end', 'STATUS', null, end, true],
    ['anything else after its end', 'SCHEDULE', noticeDay(5, 1020), end, true],
  ])('%s', (_, field, until, now, is) => {
    expect(isCorrection(change(field), { until }, now)).toBe(is);
  });
});
