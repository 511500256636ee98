import type { Cancellation } from '../shared/abort';
import type { DealAlarm, DealSearch } from './deal-alarm';

/**
 * Searches of whose new listings a member is told (spec/readings R59). Rejects with an AppError; 401
 * without a session.
 */
export interface DealAlarms {
  /** The latest set first. */
  all(cancel?: Cancellation): Promise<readonly DealAlarm[]>;
  /**
   * Again it changes nothing. Refused for more searches than MOST_DEAL_ALARMS, and with `not-found`
   * where there is no such dong.
   */
  set(search: DealSearch): Promise<DealAlarm>;
  /** Removed twice it stays removed. */
  remove(id: string): Promise<void>;
}
