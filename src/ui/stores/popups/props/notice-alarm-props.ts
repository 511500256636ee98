import type { DayTime } from '#core';

/** When to be told that a notice is about to close. */
export interface NoticeAlarmProps {
  readonly id: string;
  readonly title: string;
  /** Never of a notice that has no end. */
  readonly until: DayTime;
}
