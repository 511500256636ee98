import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { Result } from '../shared/result';
import type { DealStanding, DealStatus, DirectDeal, DirectSummary } from './deal';
import type { DirectDraft } from './direct-draft';
import type { DirectListQuery } from './direct-filter';

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
   * `none`: there is none, or none that the person may see · `ended`: it is over, was not confirmed or
   * was deleted. Its author is answered it until it is deleted.
   */
  one(id: string, cancel?: Cancellation): Promise<Result<DirectDeal, 'none' | 'ended'>>;
  /** In the order asked for, at most MOST_DEALS_BY_ID; those that may not be seen are left out. */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly DirectSummary[]>;
  write(draft: DirectDraft, key: string): Promise<DirectDeal>;
  /** Its author alone may; the party stays (spec/readings R43). */
  change(id: string, draft: DirectDraft, key: string): Promise<DirectDeal>;
}

/** What an owner does with deals of whatever kind; how a method rejects is as in {@link DirectDeals}. */
export interface OwnDeals {
  /** Says that it is still there: it is shown for another week. Refused where it is over. */
  confirm(id: string): Promise<DealStanding>;
  /** Refused where it is over; to open what was hidden confirms it. */
  setStatus(id: string, status: DealStatus): Promise<DealStanding>;
  /** Deleted twice it stays deleted. */
  remove(id: string): Promise<void>;
}
