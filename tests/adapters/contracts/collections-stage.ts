import type { CollectedRef, Collections, LiveCollections } from '#core';

/** Somebody who is signed in. */
export interface CollectionPerson {
  readonly nickname: string;
  readonly collections: Collections;
  readonly live: LiveCollections;
}

/** Three members and a visitor before one server. */
export interface OpenedCollections {
  readonly kim: CollectionPerson;
  readonly lee: CollectionPerson;
  readonly park: CollectionPerson;
  readonly visitor: Collections;
  /** Some more people, who are nobody else. */
  newcomer(): Promise<CollectionPerson>;
  /** Things that can be added, as many as are asked for. */
  things(count: number): Promise<readonly CollectedRef[]>;
  /** So many days go by. */
  wait(days: number): void;
  close(): Promise<void>;
}

let made = 0;

/** A key that names no other write. */
export const newKey = (): string => {
  made += 1;
  return `collection-key-${made}`;
};

export const OPEN = { mayAdd: true, mayVote: true, days: null } as const;
