import type { NativeTokens, Provider, Result } from '#core';
import type { Identity } from './members';

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

/** One provider of identities (spec/outside O8), the real one or its emulator. */
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
