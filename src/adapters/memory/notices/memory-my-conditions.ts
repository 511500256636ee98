import type { Cancellation, MyConditions, Person } from '#core';
import { answer } from '../answer';

/** {@link MyConditions} of one member without a server. */
export class MemoryMyConditions implements MyConditions {
  private saved: Person | null = null;

  read(cancel?: Cancellation): Promise<Person | null> {
    return answer(cancel, () => this.saved);
  }

  save(person: Person): Promise<void> {
    this.saved = person;
    return Promise.resolve();
  }

  forget(): Promise<void> {
    this.saved = null;
    return Promise.resolve();
  }
}
