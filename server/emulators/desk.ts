import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Provider } from '#core';
import { BrokenOnPurpose, type Failure } from './failures';
import { Kept } from './kept';
import { subjectOf, type EmulatedPerson } from './people';

const TEN_MINUTES = 600;
const ONE_HOUR = 3600;

/** The client that a token belongs to when it is not ours. */
export const ANOTHER_APP = '999999';

/** Somebody on the page that asks for consent, as the authorize address described it. */
export interface Visit {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | null;
  /** PKCE's, S256. */
  readonly challenge: string | null;
}

/** What was agreed to; a code stands for it. */
export interface Grant {
  readonly visit: Visit;
  readonly subject: string;
  readonly failure: Failure | null;
}

/** What a token stands for. */
export interface Issued {
  readonly subject: string;
  readonly failure: Failure | null;
}

export interface DeskOptions {
  readonly clock: Clock;
  /** How long a slow answer takes. */
  readonly slowMs: number;
  /** Aborted when the emulators close. */
  readonly closing: AbortSignal;
}

/** What one emulated provider gives and knows again. */
export class Desk {
  readonly visits: Kept<Visit>;
  readonly codes: Kept<Grant>;
  readonly accessTokens: Kept<Issued>;
  readonly refreshTokens: Kept<Issued>;
  readonly #met = new Set<string>();

  constructor(
    readonly provider: Provider,
    private readonly options: DeskOptions,
  ) {
    this.visits = new Kept(`${provider} visit`, options.clock, ONE_HOUR);
    this.codes = new Kept(`${provider} code`, options.clock, TEN_MINUTES);
    this.accessTokens = new Kept(`${provider} access`, options.clock, ONE_HOUR);
    this.refreshTokens = new Kept(`${provider} refresh`, options.clock, ONE_HOUR);
  }

  get clock(): Clock {
    return this.options.clock;
  }

  /** Answers the code. `isFirst` the first time that this person agrees. */
  grant(visit: Visit, person: EmulatedPerson, failure: Failure | null) {
    const subject = subjectOf(this.provider, person);
    const isFirst = !this.#met.has(subject);
    this.#met.add(subject);
    const seconds = failure === 'expired' ? 0 : TEN_MINUTES;
    const code = this.codes.keep({ visit, subject, failure }, { seconds });
    return { code, subject, isFirst };
  }

  /** Tokens as a provider's own app hands them to a shell. */
  issue({ subject, failure }: Issued, isExpired = false) {
    const issued = { subject, failure };
    const time = isExpired ? { seconds: 0 } : {};
    return {
      accessToken: this.accessTokens.keep(issued, time),
      refreshToken: this.refreshTokens.keep(issued, time),
    };
  }

  /** Takes its time, or breaks, where that was asked for. */
  async misbehave(failure: Failure | null, at: 'token' | 'profile'): Promise<void> {
    if (failure === 'slow')
      await wait(this.options.slowMs, null, { signal: this.options.closing, ref: false });
    if (failure === `${at}-down`) throw new BrokenOnPurpose();
  }
}

/** Why a spent code does not give tokens to whoever brings it (RFC 6749, 7636). */
export function grantFault(
  { visit }: Grant,
  form: Readonly<Record<string, string>>,
): 'redirect' | 'verifier' | null {
  if (form['redirect_uri'] !== visit.redirectUri) return 'redirect';
  if (visit.challenge === null) return null;
  const verifier = form['code_verifier'] ?? '';
  const hash = createHash('sha256').update(verifier).digest('base64url');
  return hash === visit.challenge ? null : 'verifier';
}
