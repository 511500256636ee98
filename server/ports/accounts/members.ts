import type { NewMember, Provider, Result } from '#core';

/** A member as the session tells of them. */
export interface MemberRecord {
  readonly id: number;
  readonly nickname: string;
  readonly isCertified: boolean;
  readonly providers: readonly Provider[];
}

/** Somebody whom a provider vouched for. `subject` is their id there. */
export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
}

/** The stored members. */
export interface Members {
  one(id: number): Promise<MemberRecord | null>;
  /** The member whom this identity signs in; e-mails join nobody. */
  of(identity: Identity): Promise<number | null>;
  /** Opens the sign-up of somebody not known yet (spec/readings R28); the answer is the cookie. */
  openSignUp(identity: Identity): Promise<string>;
  /** Spends it. A second spending within its 10 minutes answers the same member. */
  signUp(cookie: string, member: NewMember): Promise<Result<number, 'no-sign-up'>>;
  /** `spent`: the certification was somebody else's, or counted before. */
  certify(memberId: number, impUid: string): Promise<Result<null, 'spent'>>;
}
