/** A visit that two agreed on, for one of them. */
export interface AgreedVisit {
  readonly roomId: string;
  /** ms */
  readonly at: number;
  readonly memberId: number;
}

/** What a reminder of a visit is known by: its room, and the moment that was agreed (ms). */
export const visitKey = (roomId: string, at: number): string => `visit ${roomId} ${at}`;

/** The moment of the visit that a key is of. */
export const visitOfKey = (key: string): number => Number(key.slice(key.lastIndexOf(' ') + 1));

/** What jobs ask of visits. */
export interface StoredVisits {
  /**
   * Visits agreed on that begin between two moments (ms), in batches; of nobody who has left, or who
   * does not meet the other any more.
   */
  agreedBetween(from: number, to: number): AsyncIterable<readonly AgreedVisit[]>;
}
