import type { Result } from '#core';

/**
 * Why a deal is not kept. `none` and `ended` as for who reads it · `own`: it is theirs · `no-member`: the
 * account was closed meanwhile.
 */
export type ZzimRefusal = 'none' | 'ended' | 'own' | 'no-member';

/** Which members keep which deals; who they are is told to nobody. */
export interface StoredDealZzims {
  /** Kept twice it is kept once. */
  keep(memberId: number, id: string): Promise<Result<null, ZzimRefusal>>;
  /** Whatever became of the deal; what was not kept is left all the same. */
  leave(memberId: number, id: string): Promise<void>;
}
