import type { Cancellation } from '../shared/abort';
import type { Session } from './session';

/** Who is there. */
export interface SessionSource {
  /** A visitor's session is empty. Rejects with an AppError. */
  read(cancel?: Cancellation): Promise<Session>;
}
