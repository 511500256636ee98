import type { DealKind, HybridStamp, JoinedZzim, KeptHouse, Result } from '#core';
import type { ListRefusal } from '../lists';

/** Why a deal is not kept. `none` and `ended` as for who reads it · `own`: it is theirs. */
export type ZzimRefusal = 'none' | 'ended' | 'own' | ListRefusal;

/** How a heart is set, as far as who sets it says. */
export interface HeartToSet {
  /** What it is; null where any deal will do. */
  readonly kind: DealKind | null;
  /** Null: now. */
  readonly at: HybridStamp | null;
  /** What it cost; null: what it costs. */
  readonly kept: KeptHouse | null;
}

/** Which members keep which deals: entries of their lists of 찜. Who they are is told to nobody. */
export interface StoredDealZzims {
  /** Kept twice it is kept once. Answers what stands of it. */
  keep(memberId: number, id: string, heart?: HeartToSet): Promise<Result<JoinedZzim, ZzimRefusal>>;
  /** Whatever became of the deal; what was not kept is left all the same. */
  leave(memberId: number, id: string): Promise<void>;
}
