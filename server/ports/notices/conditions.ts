import type { Person } from '#core';

/** What members have saved of themselves. Nothing reads it but the member's own calls. */
export interface StoredConditions {
  /** Null where nothing is saved. */
  of(memberId: number): Promise<Person | null>;
  save(memberId: number, person: Person): Promise<void>;
  forget(memberId: number): Promise<void>;
}
