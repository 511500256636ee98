import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PROVIDERS, type Provider } from '#core';
import { AttemptRepository } from '../../../../server/db/accounts/attempt-repository';
import type { Database } from '../../../../server/db/database';
import { signInAttempts } from '../../../../server/db/schema/members';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

const URI = 'https://www.hankan.example/oauth/kakao';

type Step =
  | { readonly kind: 'begin'; readonly provider: Provider }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Of the attempts so far: whose state, of whose browser, and as whose provider. */
  | {
      readonly kind: 'spend';
      readonly state: number;
      readonly browser: number | null;
      readonly provider: Provider | null;
    };

const provider = fc.constantFrom(...PROVIDERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const), provider }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 299_999, 300_000) }),
  fc.nat(4).map((at): Step => ({ kind: 'spend', state: at, browser: at, provider: null })),
  fc.record({
    kind: fc.constant('spend' as const),
    state: fc.nat(4),
    browser: fc.option(fc.nat(4)),
    provider: fc.option(provider),
  }),
);

describe.each(DATABASES)('attempts on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.db.delete(signInAttempts));
  afterAll(() => database.close());

  test('each is good once, for 10 minutes, for its browser and its provider', async () => {
    const walk = fc.array(step, { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const clock = new MovingClock();
        const attempts = new AttemptRepository(database, clock);
        const begun: {
          readonly given: Awaited<ReturnType<AttemptRepository['begin']>>;
          readonly at: number;
          isSpent: boolean;
        }[] = [];
        for (const each of steps) {
          if (each.kind === 'wait') clock.advance(each.ms);
          else if (each.kind === 'begin')
            begun.push({
              given: await attempts.begin(each.provider, URI),
              at: clock.now(),
              isSpent: false,
            });
          else {
            const one = begun[each.state];
            if (one === undefined) continue;
            const { attempt } = one.given;
            const as = each.provider ?? attempt.provider;
            const browser =
              each.browser === null ? null : (begun[each.browser]?.given.browser ?? 'nobody');
            const isGood =
              !one.isSpent &&
              clock.now() - one.at < 10 * MINUTE_MS &&
              as === attempt.provider &&
              browser === one.given.browser;
            expect(await attempts.spend(as, attempt.state, browser)).toEqual(
              isGood ? attempt : null,
            );
            one.isSpent ||= isGood;
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of callers at the same time one gets it', async () => {
    const attempts = new AttemptRepository(database, new MovingClock());
    const { attempt, browser } = await attempts.begin('naver', URI);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => attempts.spend('naver', attempt.state, browser)),
    );
    expect(answers.filter((answer) => answer !== null)).toEqual([attempt]);
  });

  test('no secret is given twice, and neither state nor cookie is stored', async () => {
    const attempts = new AttemptRepository(database, new MovingClock());
    const given = await Promise.all(Array.from({ length: 20 }, () => attempts.begin('apple', URI)));
    const secrets = given.flatMap(({ attempt: { state, verifier, nonce }, browser }) => [
      state,
      verifier,
      nonce,
      browser,
    ]);
    expect(new Set(secrets).size).toBe(80);
    // 256 bits: 43 letters that an address and a cookie take, and as long as PKCE wants.
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const stored = JSON.stringify(await database.db.select().from(signInAttempts));
    for (const { attempt, browser } of given) {
      expect(stored).not.toContain(attempt.state);
      expect(stored).not.toContain(browser);
    }
  });

  test('what has run out is deleted when another begins', async () => {
    const clock = new MovingClock();
    const attempts = new AttemptRepository(database, clock);
    for (let times = 0; times < 3; times += 1) await attempts.begin('kakao', URI);
    clock.advance(60 * MINUTE_MS);
    await attempts.begin('kakao', URI);
    expect(await database.db.$count(signInAttempts)).toBe(1);
  });

  test('text that no database holds is nobody’s state', async () => {
    const attempts = new AttemptRepository(database, new MovingClock());
    for (const odd of ['', '\0', '\ud800', 'x'.repeat(10_000)])
      expect(await attempts.spend('kakao', odd, odd)).toBeNull();
  });
});
