import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { Result } from '../shared/result';
import type {
  DealStanding,
  OwnStanding,
  DealStatus,
  DealWay,
  DirectDeal,
  DirectSummary,
  OwnDirect,
} from './deal';
import type { DirectDraft } from './direct-draft';
import type { DirectListQuery } from './direct-filter';
import type { DirectMapQuery, DirectMarks } from './direct-marks';
import type { UsualPrice, UsualQuestion } from './usual-price';

/** No more deals than these are answered by id at once. */
export const MOST_DEALS_BY_ID = 60;

/**
 * Rooms that are offered without a middleman (spec/readings R41–R43). Nobody is shown a deal of a person
 * whom they blocked or who blocked them, nor one that is not on offer or held, but its author. Every
 * method rejects with an AppError, a write with `not-found` where there is nothing that the person may
 * see, and with `refused` and the field where a rule is broken; an aborted one with an AbortError. A
 * `key` names a write: sent again, after a dead network or by a double tap, it is the same write.
 */
export interface DirectDeals {
  /** Those on offer. A page is never longer than `limit`; the last has no `next`. */
  list(query: DirectListQuery, cancel?: Cancellation): Promise<Page<DirectSummary>>;
  /**
   * Those on offer, as a map shows them: no more marks than that (MOST_MARKS), at least 44 px apart at
   * that level. Of the list of the same box and filter, where the versions are equal: equal totals.
   */
  marks(query: DirectMapQuery, cancel?: Cancellation): Promise<DirectMarks>;
  /**
   * `none`: there is none, or none that the person may see · `ended`: it is over, was not confirmed or
   * was deleted. Its author is answered it until it is deleted.
   */
  one(id: string, cancel?: Cancellation): Promise<Result<DirectDeal, 'none' | 'ended'>>;
  /** In the order asked for, at most MOST_DEALS_BY_ID; those that may not be seen are left out. */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly DirectSummary[]>;
  /** Those of who asks, however they stand but deleted, the newest first. */
  mine(
    part: { readonly limit: number; readonly cursor: string | null },
    cancel?: Cancellation,
  ): Promise<Page<OwnDirect>>;
  write(draft: DirectDraft, key: string): Promise<DirectDeal>;
  /**
   * Its author alone may; the party stays (spec/readings R43). `base` is the version it was made from (the
   * core's `dealVersion`): rejects with `conflict` and that field where it was changed since. Without one
   * it takes the place of whatever stands.
   */
  change(id: string, draft: DirectDraft, key: string, base?: string): Promise<DirectDeal>;
}

/** What an owner does with deals of whatever kind; how a method rejects is as in {@link DirectDeals}. */
export interface OwnDeals {
  /** Says that it is still there: it is shown for another week. Refused where it is over. */
  confirm(id: string): Promise<OwnStanding>;
  /** Refused where it is over; to open what was hidden confirms it. */
  setStatus(id: string, status: DealStatus): Promise<OwnStanding>;
  /** Deleted twice it stays deleted. */
  remove(id: string): Promise<void>;
}

/**
 * Hearts of members on deals of whatever kind, of which an owner is told the number and never whose they
 * are. How a method rejects is as in {@link DirectDeals}.
 */
export interface DealZzims {
  /** Kept twice it is kept once. Refused of one's own. */
  keep(id: string): Promise<void>;
  /** Whatever became of the deal; what was not kept is left all the same. */
  leave(id: string): Promise<void>;
}

/** How the one who offers a room or a house is reached, as it was pressed for. */
export interface DealNumber {
  readonly id: string;
  readonly way: DealWay;
  /** spec/facts F4 */
  readonly tel: string;
}

/**
 * What members ask of those who offer rooms and houses; how a method rejects is as in {@link DirectDeals}. Of one's
 * own room all is refused.
 */
export interface DealInquiries {
  /**
   * Tells a number, which is counted for its owner. Refused where they are not reached that way; rejects
   * with `too-many` where it would be one more room or house than MOST_NUMBERS_A_DAY on a day of Asia/Seoul.
   */
  contact(id: string, way: DealWay): Promise<DealNumber>;
  /** The same of a private person who advertises a house, by one of its `ways`; it is told to nobody. */
  houseContact(id: string, way: DealWay): Promise<DealNumber>;
  /** Has its owner asked whether it is still there; again before they confirm it, nothing changes. */
  ask(id: string): Promise<DealStanding>;
  /**
   * Says that it is gone, once a member until it is confirmed: once GONE_SAYERS did, it is shown for
   * GONE_ANSWER_MS more at most.
   */
  sayGone(id: string): Promise<DealStanding>;
}

/** What rooms of a kind usually cost in a dong. Rejects with an AppError; aborted, with an AbortError. */
export interface UsualPrices {
  /** By the houses on offer there, as usualPriceOf; null where they are too few. */
  of(question: UsualQuestion, cancel?: Cancellation): Promise<UsualPrice | null>;
}
