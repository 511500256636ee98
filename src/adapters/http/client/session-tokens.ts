import { nextTokens, type TokenKeeper, type Tokens } from '#core';

/** What a call was asked with. */
export interface AskedAs {
  readonly tokens: Tokens;
  /** Which session of this page it was; another number is another person, or nobody any more. */
  readonly session: number;
}

/** The two headers of an answer that replace tokens, or remove them with `-`. */
export interface TokenHeaders {
  readonly authentication?: string | undefined;
  readonly rt?: string | undefined;
}

/**
 * The tokens of calls that run side by side, whose answers come in any order. An answer counts only
 * in the session that it was asked in: after a logout, or another login, it neither brings removed
 * tokens back nor ends what came later. Within a session it replaces only what it was asked with,
 * never something newer. What it leaves aside is not lost: the server answers a refresh token that
 * it has just rotated with the same successor (spec/wire W7).
 */
export class SessionTokens {
  private known: Tokens;
  private session = 0;

  constructor(private readonly keeper: TokenKeeper) {
    this.known = keeper.read();
  }

  ask(): AskedAs {
    return { tokens: this.look(), session: this.session };
  }

  /** False for a session that is no longer the present one. */
  isPresent({ session }: AskedAs): boolean {
    this.look();
    return session === this.session;
  }

  /** Answers to calls under way are of an earlier session from now on. */
  leave(): void {
    this.session += 1;
  }

  answered(asked: AskedAs, headers: TokenHeaders): void {
    if (!this.isPresent(asked)) return;
    const { accessToken, refreshToken } = this.known;
    const next = nextTokens(this.known, headers);
    const replaced = {
      accessToken: newer(accessToken, asked.tokens.accessToken, next.accessToken),
      refreshToken: newer(refreshToken, asked.tokens.refreshToken, next.refreshToken),
    };
    if (isNobody(replaced) && !isNobody(this.known)) this.leave();
    this.keep(replaced);
  }

  /** The answer to a login: what it brings is a session of its own, whoever was there before. */
  begun(headers: TokenHeaders): void {
    const next = nextTokens(this.look(), headers);
    if (isSame(next, this.known)) return;
    this.leave();
    this.keep(next);
  }

  /** Tokens that were not written here are another tab's, or were taken away: another session. */
  private look(): Tokens {
    const stored = this.keeper.read();
    if (!isSame(stored, this.known)) {
      this.known = stored;
      this.leave();
    }
    return stored;
  }

  private keep(tokens: Tokens): void {
    if (isSame(tokens, this.known)) return;
    this.known = tokens;
    this.keeper.write(tokens);
  }
}

/** A removal counts whatever came in between: the server has ended the whole session. */
function newer(current: string | null, asked: string | null, next: string | null): string | null {
  return next === null || current === asked ? next : current;
}

const isSame = (one: Tokens, other: Tokens): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

const isNobody = ({ accessToken, refreshToken }: Tokens): boolean =>
  accessToken === null && refreshToken === null;
