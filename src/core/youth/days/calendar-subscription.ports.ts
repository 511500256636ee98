import type { Cancellation } from '../../shared/abort';

/**
 * The address under which a member's own calendar program asks for the days of their notices.
 * Rejects with an AppError; 401 without a session.
 */
export interface CalendarSubscription {
  /** Its path on the API's host; null while there is none. */
  read(cancel?: Cancellation): Promise<string | null>;
  /** The same one for as long as it is not revoked. */
  open(): Promise<string>;
  /** From now on it leads nowhere. Again it changes nothing. */
  revoke(): Promise<void>;
}
