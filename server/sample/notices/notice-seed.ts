import type {
  ConditionRank,
  NoticeDocument,
  NoticeUnit,
  ScheduleKind,
  SupplyCode,
  Yyyymmdd,
} from '#core';
import type { Publisher } from './publishers.data';

/** So many days after the first day of the sample, with the minute where one is set. */
export interface At {
  readonly day: number;
  readonly minute: number | null;
}

/** A day of the sample, with the hour where one is set. */
export const at = (day: number, hour?: number, minute = 0): At => ({
  day,
  minute: hour === undefined ? null : hour * 60 + minute,
});

/** A row of the schedule, counted in days from the last day of the application. */
export interface Step {
  readonly kind: ScheduleKind;
  readonly name: string | null;
  readonly from: At;
  readonly to: At | null;
  readonly note: string | null;
}

/** What a notice asks, as it stands on a day. */
export type Ask = (on: Yyyymmdd) => readonly ConditionRank[];

/** What can be delivered differently later. */
interface Changing {
  /** Without 예시; {년} and {월} are those of the announcement. */
  readonly title: string;
  readonly from: At | null;
  readonly until: At | null;
  readonly areas: readonly string[];
  readonly units: readonly NoticeUnit[];
  readonly papers: readonly NoticeDocument[];
}

/** An invented notice before its days are known. */
export interface NoticeSeed extends Changing {
  readonly key: string;
  readonly by: Publisher;
  readonly supply: SupplyCode;
  readonly summary: string | null;
  /** The day of the announcement. */
  readonly said: number;
  readonly ask: Ask;
  readonly steps: readonly Step[];
  readonly isSaidOver?: boolean;
  /** What it said before it was corrected, and the day of the correction. */
  readonly was?: Partial<Changing> & { readonly corrected: number };
}
