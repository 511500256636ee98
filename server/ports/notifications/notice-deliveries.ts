import type { NoticeArea, Yyyymmdd } from '#core';
import type { NewNotice, NoticesFrom } from '../notices/notices';

/** A notice that its source had when it was last asked. */
export interface StandingNotice {
  readonly number: string;
  /** The list in which it stood last; null where none is known. */
  readonly list: string | null;
  readonly announcedOn: Yyyymmdd;
  readonly isSaidOver: boolean;
  /** ms; null where it has no end. */
  readonly closesAt: number | null;
}

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
  /** Whether anything of a source was ever taken: real notices, or the invented ones of its emulator. */
  has(sourceName: string, isExample: boolean): Promise<boolean>;
  /**
   * The notices of a source that are not gone: those that were announced on `since` or later, and of
   * the others those that are open at a moment (ms) or later.
   */
  standing(
    sourceName: string,
    of: { readonly since: Yyyymmdd; readonly openAt: number },
  ): Promise<readonly StandingNotice[]>;
  /**
   * Marks of the notices with the numbers `among` those that are not `present` as gone, as of the day
   * of `now` (ms); answers how many.
   */
  markGone(
    delivery: {
      readonly sourceName: string;
      readonly among: readonly string[];
      readonly present: readonly string[];
    },
    now: number,
  ): Promise<number>;
  /** Frees what was written over, after many were taken: nobody else does it in an embedded database. */
  tidy(): Promise<void>;
}
