import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock, Provider } from '#core';
import type { Attempt, Attempts } from '../../ports/accounts/sign-in';
import { newToken, tokenHash } from '../../shared/secret-token';
import type { Database } from '../database';
import { signInAttempts } from '../schema/members';
import { ShortLived } from './short-lived';

/** Browsers on their way to a provider (spec/readings R28). */
export class AttemptRepository implements Attempts {
  private readonly shortLived: ShortLived;

  constructor(
    private readonly database: Pick<Database, 'db' | 'pool'>,
    private readonly clock: Clock,
  ) {
    this.shortLived = new ShortLived(database, clock, 'sign_in_attempts');
  }

  async begin(
    provider: Provider,
    redirectUri: string,
  ): Promise<{ readonly attempt: Attempt; readonly browser: string }> {
    const browser = newToken();
    const attempt = {
      provider,
      state: newToken(),
      verifier: newToken(),
      nonce: newToken(),
      redirectUri,
    };
    await this.shortLived.tidy();
    await this.database.db.insert(signInAttempts).values({
      stateHash: tokenHash(attempt.state),
      provider,
      browserHash: tokenHash(browser),
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      redirectUri,
      createdAt: new Date(this.clock.now()),
    });
    return { attempt, browser };
  }

  /** One statement finds and spends it: of parallel callers one gets the attempt. */
  async spend(provider: Provider, state: string, browser: string | null): Promise<Attempt | null> {
    if (browser === null) return null;
    const [spent] = await this.database.db
      .update(signInAttempts)
      .set({ spentAt: new Date(this.clock.now()) })
      .where(
        and(
          eq(signInAttempts.stateHash, tokenHash(state)),
          eq(signInAttempts.provider, provider),
          eq(signInAttempts.browserHash, tokenHash(browser)),
          isNull(signInAttempts.spentAt),
          gt(signInAttempts.createdAt, this.shortLived.beganAfter()),
        ),
      )
      .returning();
    if (spent === undefined) return null;
    const { verifier, nonce, redirectUri } = spent;
    return { provider, state, verifier, nonce, redirectUri };
  }
}
