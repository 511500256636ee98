import type { Cancellation } from '../../shared/abort';
import type { Person } from './person';

/**
 * What a member has saved of themselves on the server, by their own press (spec/readings R33).
 * Rejects with an AppError; 401 without a session.
 */
export interface MyConditions {
  /** Null where nothing is saved. */
  read(cancel?: Cancellation): Promise<Person | null>;
  /** In place of what was saved. */
  save(person: Person): Promise<void>;
  /** Again it changes nothing. */
  forget(): Promise<void>;
}
