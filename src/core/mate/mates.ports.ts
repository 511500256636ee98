import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { Result } from '../shared/result';
import type { WrittenMate } from './check-mate';
import type { MateListQuery } from './mate-filter';
import type { ConsentAct } from './mate-consent';
import type { MateListing, MateSummary, OwnMate, SeenRequest } from './mate';

/** No more listings than these are answered by id at once. */
export const MOST_MATES_BY_ID = 60;

/**
 * People who share a home (spec/readings R41, R44). Nobody is shown a listing of a person whom they
 * blocked or who blocked them, nor one that is not on offer or held, but its author. Every method
 * rejects with an AppError, a write with `not-found` where there is nothing that the person may see, and
 * with `refused` and the field where a rule is broken; an aborted one with an AbortError. A `key` names a
 * write: sent again, after a dead network or by a double tap, it is the same write.
 */
export interface Mates {
  /** Those on offer. A page is never longer than `limit`; the last has no `next`. */
  list(query: MateListQuery, cancel?: Cancellation): Promise<Page<MateSummary>>;
  /**
   * `none`: there is none, or none that the person may see · `ended`: it is over, was not confirmed or
   * was deleted. Its author is answered it until it is deleted.
   */
  one(id: string, cancel?: Cancellation): Promise<Result<MateListing, 'none' | 'ended'>>;
  /** In the order asked for, at most MOST_MATES_BY_ID; those that may not be seen are left out. */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly MateSummary[]>;
  /**
   * A member's own, whatever became of them, the latest first. By the first that is not over the member
   * is compared with others.
   */
  own(cancel?: Cancellation): Promise<readonly OwnMate[]>;
  write(mate: WrittenMate, key: string): Promise<MateListing>;
  /** Its author alone may; whether they have a room or want one stays. `base` as of `DirectDeals`. */
  change(id: string, mate: WrittenMate, key: string, base?: string): Promise<MateListing>;
}

/** What one does with an ask that is there. A number is opened by telling it. */
export type MateAct =
  | { readonly act: Exclude<ConsentAct, 'ASK' | 'OPEN_NUMBER'> }
  | { readonly act: 'OPEN_NUMBER'; readonly tel: string };

/**
 * What two people agree on before they talk (spec/readings R44). To who asked, a declined ask is one
 * without an answer, in every field. What was done already is done again without harm. How a method
 * rejects is as in {@link Mates}.
 */
export interface MateRequests {
  /** Asks the author of a listing; asked by them already, it is a yes. */
  ask(listing: string): Promise<SeenRequest>;
  /** All that is between the member and others, the latest asked first. */
  list(cancel?: Cancellation): Promise<readonly SeenRequest[]>;
  act(id: string, act: MateAct): Promise<SeenRequest>;
}
