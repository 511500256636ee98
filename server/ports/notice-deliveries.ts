import type { NoticeArea, Yyyymmdd } from '#core';
import type { NewNotice, NoticesFrom } from './notices';

/** Where what a source delivers is stored. */
export interface NoticeDeliveries {
  /** The areas that an import brought. */
  areas(): Promise<readonly NoticeArea[]>;
  /**
   * Adds notices and replaces those that were known, in one short transaction; what changed of one
   * becomes its correction. A second time it changes nothing.
   */
  take(
    notices: readonly NewNotice[],
    from: NoticesFrom,
    now: number,
  ): Promise<{ readonly added: number; readonly changed: number; readonly unchanged: number }>;
  /** How many notices of a source, announced on `since` or later, it had when it was last asked. */
  there(sourceName: string, since: Yyyymmdd): Promise<number>;
  /** Marks those of them that are not among `present` as gone, as of `today`; answers how many. */
  markGone(
    delivery: {
      readonly sourceName: string;
      readonly since: Yyyymmdd;
      readonly present: readonly string[];
    },
    today: Yyyymmdd,
  ): Promise<number>;
}
