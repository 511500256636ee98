import {
  addDays,
  amountsOf,
  dayTime,
  noticeStatus,
  SUPPLY,
  UNKNOWN_CONDITIONS,
  type Notice,
  type NoticeContent,
  type NoticeSummary,
  type NoticeUnit,
} from '#core';

/** The moment that the notices of tests are made for, a Friday. */
export const NOTICE_NOW = Date.parse('2026-11-20T12:00:00+09:00');
export const NOTICE_TODAY = '20261120';

/** A day so many days away from that, with a minute of it. */
export const noticeDay = (days: number, minute: number | null = null): string =>
  dayTime(addDays(NOTICE_TODAY, days), minute);

const FIVE = 17 * 60;

export const noticeUnit = (part: Partial<NoticeUnit> = {}): NoticeUnit => ({
  name: '봉천동 은천길',
  detail: '원룸 · 승강기',
  rank: null,
  area: 24.5,
  deposit: { from: 1_000_000, to: 1_000_000 },
  monthly: { from: 213_900, to: 213_900 },
  months: null,
  count: 12,
  exchange: null,
  ...part,
});

/** A whole content: LH homes in 관악구 that take applications until Wednesday, 17:00. */
export const noticeContent = (part: Partial<NoticeContent> = {}): NoticeContent => ({
  organisation: 'LH',
  office: 'LH 서울지역본부',
  title: '2026년 4차 청년 매입임대주택 입주자 모집',
  supplyTypeCode: SUPPLY.PURCHASED,
  announcedOn: addDays(NOTICE_TODAY, -8),
  from: noticeDay(-3, 600),
  until: noticeDay(5, FIVE),
  areas: [{ code: '1162000000', name: '서울 관악구' }],
  conditions: UNKNOWN_CONDITIONS,
  isSaidOver: false,
  isExample: true,
  summary: '시세의 40~50%로 빌려주는 매입임대주택이에요.',
  schedule: [
    { kind: 'SHORTLIST', name: null, from: noticeDay(10), to: null, note: null },
    { kind: 'DOCUMENTS', name: null, from: noticeDay(11), to: noticeDay(13), note: '온라인' },
    { kind: 'WINNERS', name: null, from: noticeDay(60), to: null, note: null },
  ],
  units: [noticeUnit()],
  documents: [
    {
      name: '주민등록등본',
      note: '11월 10일 이후 발급',
      issuer: '정부24',
      link: 'https://www.gov.kr',
    },
    { name: '개인정보 동의서', note: null, issuer: null, link: null },
  ],
  attachments: [
    { name: '입주자 모집 공고문.pdf', link: 'https://apply.lh.or.kr/notice.pdf', bytes: 1_258_291 },
  ],
  link: 'https://apply.lh.or.kr/notice/1',
  contact: { tel: '1600-1004', hours: '평일 9:00~18:00' },
  ...part,
});

/** A whole notice; amounts and status are those of its units and its window at {@link NOTICE_NOW}. */
export function notice(part: Partial<Notice & NoticeContent> = {}): Notice {
  const { isSaidOver, ...content } = noticeContent(part);
  const { corrections = [], goneOn = null } = part;
  return {
    id: '1',
    status: noticeStatus({ ...content, isSaidOver, goneOn }, NOTICE_NOW),
    ...amountsOf(content.units),
    correctedOn: corrections[0]?.on ?? null,
    source: 'IMPORT',
    checkedAt: '2026-11-20T05:00:00+09:00',
    goneOn,
    ...content,
    corrections,
  };
}

const picked = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

const SHARED = [
  'organisation',
  'title',
  'supplyTypeCode',
  'announcedOn',
  'from',
  'until',
  'areas',
  'conditions',
  'isExample',
] as const;
const DETAILS = [
  'office',
  'summary',
  'schedule',
  'units',
  'documents',
  'attachments',
  'link',
  'contact',
] as const;
const ROW = [
  'id',
  'deposit',
  'monthly',
  'months',
  'count',
  'correctedOn',
  'link',
  'goneOn',
] as const;

/** What the source said: one that is over though its window is not was called so. */
export function contentOf(whole: Notice): NoticeContent {
  const inWindow = { ...whole, isSaidOver: false, goneOn: null };
  const isPast = noticeStatus(inWindow, NOTICE_NOW) === 'EXPIRE';
  return {
    ...picked(whole, [...SHARED, ...DETAILS]),
    isSaidOver: whole.status === 'EXPIRE' && !isPast && whole.goneOn === null,
  };
}

/** The row of a notice at a moment. */
export const summaryOf = (whole: Notice, now: number): NoticeSummary => ({
  ...picked(whole, [...SHARED, ...ROW]),
  status: noticeStatus({ ...contentOf(whole), goneOn: whole.goneOn }, now),
});

/** A row of a list, as {@link notice} makes it. */
export const noticeSummary = (part: Partial<NoticeSummary> = {}): NoticeSummary => ({
  ...summaryOf(notice(part), NOTICE_NOW),
  ...part,
});

const won = (from: number, to = from) => ({ from, to });

/** Different ones, in the order of their ids: supply, status, areas, corrections, conditions. */
export const NOTICES: readonly Notice[] = [
  notice({
    id: '101',
    areas: [
      { code: '1162000000', name: '서울 관악구' },
      { code: '1159000000', name: '서울 동작구' },
      { code: '1154500000', name: '서울 금천구' },
    ],
    conditions: {
      on: '20261112',
      ranks: [
        {
          name: '1순위',
          conditions: [
            { kind: 'age', from: 19, to: 39 },
            { kind: 'home', whose: 'SELF' },
            { kind: 'group', anyOf: ['BASIC_SECURITY', 'NEAR_POOR', 'SINGLE_PARENT'] },
          ],
        },
        {
          name: '2순위',
          conditions: [
            { kind: 'age', from: 19, to: 39 },
            { kind: 'home', whose: 'SELF' },
            { kind: 'income', whose: 'FAMILY', limits: [4_317_797, 6_024_703], further: 500_000 },
            { kind: 'assets', whose: 'FAMILY', limit: 337_000_000 },
            { kind: 'car', limit: 38_030_000 },
          ],
        },
      ],
    },
    units: [
      noticeUnit({ rank: '1순위', monthly: won(184_300) }),
      noticeUnit({
        rank: '2순위',
        deposit: won(2_000_000),
        monthly: won(213_900, 270_000),
        exchange: { from: 2_000_000, to: 12_000_000, ratePercent: 6 },
      }),
    ],
    corrections: [
      {
        number: 1,
        on: '20261118',
        changes: [
          { field: 'UNTIL', before: '11월 23일(월) 17:00', after: '11월 25일(수) 17:00' },
          { field: 'COUNT', before: '42호', after: '24호' },
        ],
      },
    ],
  }),
  notice({
    id: '102',
    organisation: 'SH',
    office: null,
    title: '행복주택 추가 입주자 모집 (오늘 마감)',
    supplyTypeCode: SUPPLY.HAPPY,
    announcedOn: '20261101',
    until: noticeDay(0, 18 * 60),
    areas: [{ code: '1100000000', name: '서울' }],
  }),
  notice({
    id: '103',
    organisation: '서울시',
    title: '청년 월세 지원 2차',
    supplyTypeCode: SUPPLY.MONEY,
    announcedOn: '20261115',
    until: noticeDay(3),
    areas: [{ code: '1100000000', name: '서울' }],
    conditions: {
      on: null,
      ranks: [
        {
          name: null,
          conditions: [
            { kind: 'age', from: 19, to: 34 },
            { kind: 'residence', areas: ['1100000000'], orWork: false },
            { kind: 'unread', text: '서울형 기준에 맞는 사람' },
          ],
        },
      ],
    },
    units: [
      noticeUnit({
        name: '월세 지원',
        detail: null,
        area: null,
        deposit: won(400_000),
        monthly: won(200_000),
        months: 12,
        count: 2_000,
      }),
    ],
    documents: [],
    attachments: [],
  }),
  notice({
    id: '104',
    title: '국민임대 예비입주자 모집',
    supplyTypeCode: SUPPLY.NATIONAL,
    announcedOn: '20261119',
    from: noticeDay(10, 600),
    until: noticeDay(14, FIVE),
    areas: [{ code: '4111000000', name: '경기 수원시' }],
  }),
  notice({
    id: '105',
    organisation: 'GH',
    title: '통합공공임대 영통 1단지',
    supplyTypeCode: SUPPLY.INTEGRATED,
    announcedOn: '20261020',
    from: '2026-11-01',
    until: '2026-11-15',
    areas: [{ code: '4111700000', name: '경기 수원시 영통구' }],
  }),
  notice({
    id: '106',
    organisation: '서울시',
    title: '역세권 청년안심주택 봉천',
    supplyTypeCode: SUPPLY.YOUTH_SAFE,
    announcedOn: '20261120',
    until: noticeDay(1, 480),
    areas: [{ code: '1162010100', name: '서울 관악구 봉천동' }],
    conditions: {
      on: '20261120',
      ranks: [{ name: null, conditions: [{ kind: 'age', from: 19, to: 39 }, { kind: 'apart' }] }],
    },
  }),
  notice({
    id: '107',
    title: '전세임대 상시 모집',
    supplyTypeCode: SUPPLY.JEONSE,
    announcedOn: '20260105',
    from: null,
    until: null,
    areas: [{ code: '0000000000', name: '전국' }],
    units: [noticeUnit({ deposit: won(120_000_000), monthly: null, count: null, area: null })],
  }),
  notice({
    id: '108',
    organisation: '한국사회주택협회',
    title: '사회주택 입주자 모집 (조기 마감)',
    supplyTypeCode: SUPPLY.SOCIAL,
    announcedOn: '20261110',
    until: noticeDay(20),
    isSaidOver: true,
    units: [],
  }),
  notice({
    id: '109',
    organisation: '부산도시공사',
    title: '영구임대 예비입주자 모집',
    supplyTypeCode: SUPPLY.PERMANENT,
    announcedOn: '20261113',
    until: noticeDay(7, FIVE),
    areas: [
      { code: '2600000000', name: '부산' },
      { code: '2635000000', name: '부산 해운대구' },
    ],
    conditions: {
      on: null,
      ranks: [
        { name: null, conditions: [{ kind: 'occupation', anyOf: ['STUDENT', 'JOB_SEEKER'] }] },
      ],
    },
  }),
  notice({
    id: '110',
    organisation: '한국사학진흥재단',
    title: '행복기숙사 신규 입주생 모집',
    supplyTypeCode: SUPPLY.DORMITORY,
    announcedOn: '20261118',
    from: noticeDay(4),
    until: noticeDay(45, 1080),
    areas: [{ code: '3611000000', name: '세종 세종시' }],
    link: null,
    contact: null,
  }),
  notice({
    id: '111',
    title: '공공지원민간임대 증평',
    supplyTypeCode: SUPPLY.PRIVATE,
    announcedOn: '20261120',
    until: noticeDay(5, FIVE),
    areas: [{ code: '4374500000', name: '충북 증평군' }],
  }),
  notice({
    id: '112',
    organisation: '관악구',
    title: '청년 주거 상담과 이사비 지원',
    supplyTypeCode: SUPPLY.OTHER,
    announcedOn: '20261105',
    until: noticeDay(2, 1439),
    areas: [{ code: '1162010200', name: '서울 관악구 신림동' }],
    units: [],
    source: 'PUBLIC',
    goneOn: '20261119',
  }),
];
