import type { ModeratedKind } from './moderation';

/** Something of one's own that was held or hidden. */
export interface AppealTarget {
  readonly kind: ModeratedKind;
  readonly id: string;
}

/** Asks moderators to look once more (spec/readings R39). Rejects with an AppError. */
export interface Appeals {
  /**
   * Answers the number of the case. `key` names this sending: sent again it is the same appeal. Rejects
   * with `conflict` where it was appealed before, with `refused` and the field where the text cannot be
   * sent, with `not-found` where nothing of one's own is held.
   */
  send(target: AppealTarget, text: string, key: string): Promise<{ readonly caseNumber: string }>;
}
