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
  /**
   * How many notices of a source, announced on `since` or later, stood in each of its lists when it
   * was last asked; a list that had none is left out.
   */
  there(sourceName: string, since: Yyyymmdd): Promise<ReadonlyMap<string, number>>;
  /**
   * Marks those that stood in one of these lists and are not among `present` as gone, as of `today`;
   * answers how many.
   */
  markGone(
    delivery: {
      readonly sourceName: string;
      readonly lists: readonly string[];
      readonly since: Yyyymmdd;
      readonly present: readonly string[];
    },
    today: Yyyymmdd,
  ): Promise<number>;
  /** Frees what was written over, after many were taken: nobody else does it in an embedded database. */
  tidy(): Promise<void>;
}
