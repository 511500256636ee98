import {
  addDays,
  dayTime,
  GROUP,
  seoulDay,
  UNKNOWN_CONDITIONS,
  type Condition,
  type DayTime,
  type NoticeArea,
  type NoticeDocument,
  type NoticeUnit,
} from '#core';
import type { MemoryNotice } from '../../adapters/memory/notices/memory-notices';

/** A part of a notice that is due so many days from today, with a minute of the day. */
export type DayFrom = (days: number, minute?: number | null) => DayTime;

export const SEOUL: NoticeArea = { code: '1100000000', name: '서울' };
export const GWANAK: NoticeArea = { code: '1162000000', name: '서울 관악구' };
export const DONGJAK: NoticeArea = { code: '1159000000', name: '서울 동작구' };
export const GEUMCHEON: NoticeArea = { code: '1154500000', name: '서울 금천구' };
export const SUWON: NoticeArea = { code: '4111000000', name: '경기 수원시' };
export const BUSAN: NoticeArea = { code: '2600000000', name: '부산' };
export const COUNTRY: NoticeArea = { code: '0000000000', name: '전국' };

export const FIVE = 17 * 60;
export const TEN = 10 * 60;

/** Urban workers' income of 2026, won a month for households of one, two … (spec/facts F12.1). */
const INCOME = [3_813_363, 5_866_270, 8_168_429, 8_802_202, 9_326_985, 9_906_263];
const FURTHER = 579_278;
/** Small households may have more: percentage points on top. */
const ON_TOP = [20, 10];

/** So many percent of it. */
export const income = (
  whose: 'SELF' | 'HOUSEHOLD' | 'FAMILY',
  percent: number,
): Extract<Condition, { kind: 'income' }> => ({
  kind: 'income',
  whose,
  limits: INCOME.map((won, at) => Math.round((won * (percent + (ON_TOP[at] ?? 0))) / 100)),
  further: Math.round((FURTHER * percent) / 100),
});

export const NO_HOME: Condition = { kind: 'home', whose: 'SELF' };
export const CAR: Condition = { kind: 'car', limit: 45_420_000 };
export const young = (from: number, to: number): Condition => ({ kind: 'age', from, to });
export const assets = (whose: 'SELF' | 'HOUSEHOLD' | 'FAMILY', limit: number): Condition => ({
  kind: 'assets',
  whose,
  limit,
});
export const WELFARE: Condition = {
  kind: 'group',
  anyOf: [GROUP.BASIC_SECURITY, GROUP.NEAR_POOR, GROUP.SINGLE_PARENT],
};

const GOVERNMENT24 = 'https://www.gov.kr';
export const DOCUMENTS: readonly NoticeDocument[] = [
  {
    name: '주민등록등본',
    note: '공고일 이후 발급, 주소 변동 전체 포함',
    issuer: '정부24',
    link: GOVERNMENT24,
  },
  {
    name: '가족관계증명서',
    note: '상세, 주민번호 전체',
    issuer: '대법원 전자가족관계등록시스템',
    link: 'https://efamily.scourt.go.kr',
  },
  { name: '자산 보유 사실확인서', note: null, issuer: null, link: null },
  { name: '개인정보 수집·이용 동의서', note: '자필 서명', issuer: null, link: null },
];

/** One amount. */
export const won = (from: number, to = from) => ({ from, to });

/** A home of which nothing special is said. */
export const home = (part: Partial<NoticeUnit> & Pick<NoticeUnit, 'name'>): NoticeUnit => ({
  detail: null,
  rank: null,
  area: null,
  deposit: null,
  monthly: null,
  months: null,
  count: null,
  exchange: null,
  ...part,
});

/** A notice of which only the necessary is said, seen an hour ago. */
export function plainNotice(
  now: number,
  part: Partial<MemoryNotice> &
    Pick<MemoryNotice, 'id' | 'organisation' | 'title' | 'supplyTypeCode' | 'areas'>,
): MemoryNotice {
  return {
    office: null,
    announcedOn: addDays(seoulDay(now), -7),
    from: null,
    until: null,
    conditions: UNKNOWN_CONDITIONS,
    isSaidOver: false,
    isExample: true,
    summary: null,
    schedule: [],
    units: [],
    documents: [],
    attachments: [],
    link: `https://example.com/notices/${part.id}`,
    contact: null,
    corrections: [],
    source: 'IMPORT',
    checkedAt: new Date(now - 3_600_000).toISOString(),
    goneOn: null,
    ...part,
  };
}

/** Counts days from the one of a moment. */
export function daysFrom(now: number): DayFrom {
  const today = seoulDay(now);
  return (days, minute = null) => dayTime(addDays(today, days), minute);
}
