import type { NoticeStatus, SupplyCode } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import type { DayTime } from '../shared/day-time';
import type { Won } from '../shared/money';
import type { NoticeConditions } from './notice-conditions';

/** Where a notice came from: a file, the public service, the office (spec/readings R29). */
export const NOTICE_SOURCE = { IMPORT: 'IMPORT', PUBLIC: 'PUBLIC', OFFICE: 'OFFICE' } as const;
export type NoticeSource = keyof typeof NOTICE_SOURCE;

/** What happens on a day of a notice, apart from the application itself. */
export const SCHEDULE_KIND = {
  SHORTLIST: 'SHORTLIST',
  DOCUMENTS: 'DOCUMENTS',
  WINNERS: 'WINNERS',
  CONTRACT: 'CONTRACT',
  MOVE_IN: 'MOVE_IN',
  OTHER: 'OTHER',
} as const;
export type ScheduleKind = keyof typeof SCHEDULE_KIND;

export interface NoticeScheduleRow {
  readonly kind: ScheduleKind;
  /** What OTHER is; for the rest null, or what the notice calls it. */
  readonly name: string | null;
  readonly from: DayTime;
  readonly to: DayTime | null;
  readonly note: string | null;
}

/** An area that a notice is for, by a legal-dong code that ends in zeros where it is a larger one. */
export interface NoticeArea {
  readonly code: string;
  /** 서울 관악구, 서울 관악구 봉천동, 전국 */
  readonly name: string;
}

/** Won, both ends counted; one amount has equal ends. */
export interface AmountRange {
  readonly from: Won;
  readonly to: Won;
}

/** How far deposit and rent may be exchanged: won of deposit, and the yearly rate that it counts at. */
export interface DepositExchange extends AmountRange {
  readonly ratePercent: number;
}

/** Homes of one kind that a notice offers, or a sum of money that it gives. */
export interface NoticeUnit {
  /** 봉천동 은천길, 19A형, 월세 지원 */
  readonly name: string;
  /** 원룸 · 승강기; what else there is to say in a line. */
  readonly detail: string | null;
  /** The rank whose rent this is (2순위); null where all pay the same. */
  readonly rank: string | null;
  /** ㎡ of exclusive area. */
  readonly area: number | null;
  /** Won; of money support what is given once. */
  readonly deposit: AmountRange | null;
  /** Won a month. */
  readonly monthly: AmountRange | null;
  /** For how many months the money is given; null for homes. */
  readonly months: number | null;
  readonly count: number | null;
  readonly exchange: DepositExchange | null;
}

/** A paper to hand in. */
export interface NoticeDocument {
  readonly name: string;
  /** 11월 10일 이후 발급, 주소 변동 전체 포함 */
  readonly note: string | null;
  /** Who issues it: 정부24; null where one writes it oneself. */
  readonly issuer: string | null;
  /** https; where it is issued, or the form. */
  readonly link: string | null;
}

/** A file of the publisher's. */
export interface NoticeAttachment {
  readonly name: string;
  /** https */
  readonly link: string;
  readonly bytes: number | null;
}

/** What a correction can change. */
export const NOTICE_FIELD = {
  TITLE: 'TITLE',
  FROM: 'FROM',
  UNTIL: 'UNTIL',
  SCHEDULE: 'SCHEDULE',
  AREAS: 'AREAS',
  UNITS: 'UNITS',
  COUNT: 'COUNT',
  AMOUNTS: 'AMOUNTS',
  CONDITIONS: 'CONDITIONS',
  DOCUMENTS: 'DOCUMENTS',
  ATTACHMENTS: 'ATTACHMENTS',
  STATUS: 'STATUS',
  OTHER: 'OTHER',
} as const;
export type NoticeField = keyof typeof NOTICE_FIELD;

/** One thing that was changed, before and after in words; null where there was or is nothing. */
export interface NoticeChange {
  readonly field: NoticeField;
  readonly before: string | null;
  readonly after: string | null;
}

export interface NoticeCorrection {
  /** 1, 2, 3 … */
  readonly number: number;
  readonly on: Yyyymmdd;
  readonly changes: readonly NoticeChange[];
}

/** Everything that a notice says and that a list can do without. */
export interface NoticeDetails {
  /** LH 서울지역본부; null where the organisation says all. */
  readonly office: string | null;
  readonly summary: string | null;
  readonly schedule: readonly NoticeScheduleRow[];
  readonly units: readonly NoticeUnit[];
  readonly documents: readonly NoticeDocument[];
  readonly attachments: readonly NoticeAttachment[];
  /** http(s); the original. */
  readonly link: string | null;
  readonly contact: { readonly tel: string; readonly hours: string | null } | null;
}

/** What a source says of a notice (spec/readings R29). */
export interface NoticeContent extends NoticeDetails {
  /** LH, SH, 서울시 */
  readonly organisation: string;
  readonly title: string;
  readonly supplyTypeCode: SupplyCode;
  readonly announcedOn: Yyyymmdd;
  /** When applications begin; null where that is not known. */
  readonly from: DayTime | null;
  /** The last day, with the hour where one is set; null for as long as there are homes. */
  readonly until: DayTime | null;
  readonly areas: readonly NoticeArea[];
  readonly conditions: NoticeConditions;
  /** The source itself says that it is over. */
  readonly isSaidOver: boolean;
  /** Invented (예시). */
  readonly isExample: boolean;
}

/** A row of a list. */
export interface NoticeSummary extends Omit<NoticeContent, keyof NoticeDetails | 'isSaidOver'> {
  readonly id: string;
  /** At the moment of the answer (spec/readings R30). */
  readonly status: NoticeStatus;
  /** Won, over all units; null where none says it. */
  readonly deposit: AmountRange | null;
  readonly monthly: AmountRange | null;
  /** For how long money is given, in months. */
  readonly months: number | null;
  readonly count: number | null;
  /** The day of the last correction. */
  readonly correctedOn: Yyyymmdd | null;
  /** http(s); the original, where one applies. */
  readonly link: string | null;
  /** The day on which the source no longer had it; null while it does. */
  readonly goneOn: Yyyymmdd | null;
}

/** A whole notice. */
export interface Notice extends NoticeSummary, NoticeDetails {
  /** The newest first. */
  readonly corrections: readonly NoticeCorrection[];
  readonly source: NoticeSource;
  /** ISO 8601; when the source was last asked. */
  readonly checkedAt: string;
}
