import type { Clock } from '#core';
import type {
  NewSessionToken,
  Caller,
  IssuedTokens,
  Sessions,
  SessionStore,
} from '../../ports/accounts/sessions';
import { ACCESS_MS, isTokenShaped, REFRESH_MS, refreshMeaning, successors } from './token-rules';
import { newToken, tokenHash } from '../../shared/secret-token';

const HOUR_MS = 3_600_000;

/** What has ended is kept for a day, in case somebody asks what happened. */
const KEPT_MS = 24 * HOUR_MS;

/**
 * Sessions by opaque tokens in the database (spec/wire W7); any number of processes may share them.
 */
export class TokenSessions implements Sessions {
  private tidiedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: SessionStore,
    private readonly clock: Clock,
  ) {}

  async open(memberId: number): Promise<IssuedTokens> {
    const now = this.clock.now();
    await this.tidy(now);
    // Nothing of what the browser held before goes into these: a planted token stays worthless.
    const tokens = { accessToken: newToken(), refreshToken: newToken() };
    await this.store.add({ id: newToken(), memberId, createdAt: now }, stored(tokens, now));
    return tokens;
  }

  async identify(
    tokens: Parameters<Sessions['identify']>[0],
  ): Promise<{ readonly caller: Caller; readonly renewed: IssuedTokens | null } | null> {
    const now = this.clock.now();
    const { accessToken, refreshToken } = tokens;
    if (accessToken !== null && isTokenShaped(accessToken)) {
      const caller = await this.callerOf(accessToken, now);
      if (caller !== null) return { caller, renewed: null };
    }
    return refreshToken !== null && isTokenShaped(refreshToken)
      ? this.refresh(refreshToken, now)
      : null;
  }

  async end(caller: Caller, where: 'here' | 'everywhere'): Promise<void> {
    const now = this.clock.now();
    if (where === 'here') await this.store.end(caller.familyId, now);
    else await this.store.endAll(caller.memberId, now);
  }

  private async callerOf(accessToken: string, now: number): Promise<Caller | null> {
    const found = await this.store.access(tokenHash(accessToken));
    if (found === null || found.familyEndedAt !== null || now >= found.expiresAt) return null;
    return { memberId: found.memberId, familyId: found.familyId };
  }

  private refresh(
    refreshToken: string,
    now: number,
  ): Promise<{ readonly caller: Caller; readonly renewed: IssuedTokens } | null> {
    const hash = tokenHash(refreshToken);
    return this.store.withRefresh(hash, async (found, held) => {
      const caller = { memberId: found.memberId, familyId: found.familyId };
      const meaning = refreshMeaning(found, now);
      if (meaning === 'replayed') await held.end(now);
      if (meaning === 'replayed' || meaning === 'nobody') return null;
      if (meaning === 'repeat' && found.salt !== null)
        return { caller, renewed: successors(refreshToken, found.salt) };
      const salt = newToken();
      const renewed = successors(refreshToken, salt);
      await held.rotate(hash, now, salt, stored(renewed, now));
      return { caller, renewed };
    });
  }

  private async tidy(now: number): Promise<void> {
    if (now - this.tidiedAt < HOUR_MS) return;
    this.tidiedAt = now;
    await this.store.forgetBefore(now - KEPT_MS);
  }
}

function stored({ accessToken, refreshToken }: IssuedTokens, now: number): NewSessionToken[] {
  return [
    { hash: tokenHash(accessToken), kind: 'access', expiresAt: now + ACCESS_MS },
    { hash: tokenHash(refreshToken), kind: 'refresh', expiresAt: now + REFRESH_MS },
  ];
}
