import type { DealStanding, DealWay, Result } from '#core';
import type { OwnersQuestion } from './ending-deals';

/**
 * Why nothing is answered. `none` and `ended` as for who reads it · `own`: it is theirs · `no-way`: its
 * owner is not reached that way · `spent`: it would be one room too many on this day · `no-member`: the
 * account was closed meanwhile.
 */
export type InquiryRefusal = 'none' | 'ended' | 'own' | 'no-way' | 'spent' | 'no-member';

/** How a deal stands after something was said of it. */
export interface Inquired {
  readonly standing: DealStanding;
  /** What its owner is to be asked; null where nobody is there who would read it. */
  readonly question: OwnersQuestion | null;
}

/** What members ask of those who offer rooms. */
export interface StoredInquiries {
  /**
   * The number of who offers a room. It is counted for its owner, once a member, way and day; who asked is
   * told to nobody.
   */
  contact(memberId: number, id: string, way: DealWay): Promise<Result<string, InquiryRefusal>>;
  /** Kept once a member until its owner confirms it, as the next is. */
  ask(memberId: number, id: string): Promise<Result<Inquired, InquiryRefusal>>;
  /** The second member who says so lets it be shown for GONE_ANSWER_MS more at most. */
  sayGone(memberId: number, id: string): Promise<Result<Inquired, InquiryRefusal>>;
}
