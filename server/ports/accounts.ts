import type { NativeTokens, NewMember, Provider, Result } from '#core';

/** What a browser or a shell holds: sent once, stored as a hash only. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Whose request it is. */
export interface Caller {
  readonly memberId: number;
  /** The sign-in that the tokens belong to. */
  readonly familyId: string;
}

/** Sessions with their tokens (wire.md): access 30 minutes, refresh 30 days from its last use. */
export interface Sessions {
  open(memberId: number): Promise<IssuedTokens>;
  /**
   * Whose tokens these are. `renewed` are new ones for the reply, where the access token has run
   * out and the refresh token is good. Null for tokens that are nobody's (any more).
   */
  identify(tokens: {
    readonly accessToken: string | null;
    readonly refreshToken: string | null;
  }): Promise<{ readonly caller: Caller; readonly renewed: IssuedTokens | null } | null>;
  /** Ends this sign-in, or every one of its member. Ending twice is no error. */
  end(caller: Caller, where: 'here' | 'everywhere'): Promise<void>;
}

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
  /** Opens the sign-up of somebody not known yet (readings.md R28); the answer is the cookie. */
  openSignUp(identity: Identity): Promise<string>;
  /** Spends it. A second spending within its 10 minutes answers the same member. */
  signUp(cookie: string, member: NewMember): Promise<Result<number, 'no-sign-up'>>;
  /** `spent`: the certification was somebody else's, or counted before. */
  certify(memberId: number, impUid: string): Promise<Result<null, 'spent'>>;
}

/** A browser on its way to a provider. */
export interface Attempt {
  readonly provider: Provider;
  /** Goes with the browser and comes back; never stored as it is. */
  readonly state: string;
  /** PKCE's secret (RFC 7636). */
  readonly verifier: string;
  readonly nonce: string;
  /** Where the provider sends the browser: /oauth/{provider} of the site. */
  readonly redirectUri: string;
}

/** The attempts of the last 10 minutes; each is good once. */
export interface Attempts {
  /** `browser` goes into the cookie that binds the attempt. */
  begin(
    provider: Provider,
    redirectUri: string,
  ): Promise<{ readonly attempt: Attempt; readonly browser: string }>;
  /** Null for a state that was never given, was spent, has run out, or is another browser's. */
  spend(provider: Provider, state: string, browser: string | null): Promise<Attempt | null>;
}

/**
 * Why a provider does not vouch: the code or token has run out or was taken back (`expired`), is
 * another app's (`wrong-app`), answers another attempt (`wrong-nonce`), or nothing comes (`away`).
 */
export type IdentityRefusal = 'expired' | 'wrong-app' | 'wrong-nonce' | 'away';

/** One provider of identities (design: outside.md), the real one or its emulator. */
export interface IdentityProvider {
  readonly provider: Provider;
  /** The page that asks for consent. */
  authorizeUrl(attempt: Attempt): string;
  /** Never throws: what goes wrong outside is a refusal. */
  exchange(code: string, attempt: Attempt): Promise<Result<Identity, IdentityRefusal>>;
  /** The same for tokens that a shell handed over. */
  verify(tokens: NativeTokens): Promise<Result<Identity, IdentityRefusal>>;
}

/** The certification service as the server asks it. */
export interface Certifications {
  /** What a browser needs to ask for one: the service's script, and our code there. */
  readonly widget: { readonly merchant: string; readonly scriptUrl: string };
  /**
   * Whether `impUid` is a certification that was passed, for our merchant, and under which
   * `merchant_uid` it was asked for; null where it was asked for without one.
   */
  check(
    impUid: string,
  ): Promise<Result<{ readonly merchantUid: string | null }, 'not-certified' | 'away'>>;
}

/** What links lead to. */
export interface StoredLinks {
  notiCluster(
    id: string,
  ): Promise<{ readonly NOTI_TARGET_CD: string; readonly LINK: string } | null>;
  community(id: string): Promise<{ readonly categoryTypeCode: string } | null>;
  deal(id: string): Promise<{ readonly dealType: 'direct' | 'mate' } | null>;
}
