import type { NewsType, SeenState, Sight } from '#core';

/** Something of which a member is to be told when it changes. */
export interface WatchedZzim {
  readonly memberId: number;
  readonly type: NewsType;
  readonly id: string;
  /** What it was when it was kept. */
  readonly kept: Sight;
  /** What it was when it was last opened; null where it was not since it is kept. */
  readonly opened: Sight | null;
  /** What it was at the last look, and how many states that were; null where this is the first. */
  readonly looked: (Sight & { readonly number: number }) | null;
  /** Whether the member was looked at before: what changed before they asked for it is not told. */
  readonly wasWatched: boolean;
  /** Of a deal what it is now, and its name; null of all else. */
  readonly deal: { readonly state: SeenState; readonly name: string } | null;
  /** A reminder of this notice tells the member of what becomes of it. */
  readonly hasAlarm: boolean;
}

/** What something was found to be. */
export interface ZzimLook extends Pick<WatchedZzim, 'memberId' | 'type' | 'id'> {
  readonly state: SeenState;
  readonly number: number;
}

/** The looks at what members keep, of whom any device is told of changes of it. */
export interface ZzimLooks {
  /** Forgets the looks at what is not watched any more. */
  tidy(): Promise<void>;
  /**
   * Everything that is watched at a moment (ms), in parts: none that the member offers, and no deal of people whom
   * they do not meet (spec/readings R38).
   */
  watched(now: number): AsyncIterable<readonly WatchedZzim[]>;
  /** Again it changes nothing; who has left meanwhile is left out. */
  looked(looks: readonly ZzimLook[], now: number): Promise<void>;
}
