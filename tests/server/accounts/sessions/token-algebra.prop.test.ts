import fc from 'fast-check';
import { eq, isNull, and } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { sessionFamilies, sessionTokens } from '../../../../server/db/schema/members';
import type { IssuedTokens } from '../../../../server/ports/accounts/sessions';
import type { TokenSessions } from '../../../../server/accounts/sessions/token-sessions';
import { accountsOn } from '../../../support/accounts-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { aMember, DAY_MS } from './session-database';

/** One pair of tokens, as a model that knows nothing of hashes and rows remembers it. */
interface Pair {
  readonly family: { ended: boolean };
  readonly tokens: IssuedTokens;
  readonly bornAt: number;
  exchanged: { readonly at: number; readonly into: Pair } | null;
}

type Step =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'call'; readonly pair: number; readonly tabs: number; readonly bare: boolean }
  | { readonly kind: 'race'; readonly of: number }
  | { readonly kind: 'logout'; readonly pair: number; readonly everywhere: boolean };

const waits = [0, 1_000, 59_999, 60_000, 60_001, 30 * MINUTE_MS - 1, 30 * MINUTE_MS, DAY_MS];
const pair = fc.nat(30);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(...waits, 29 * DAY_MS, 30 * DAY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign-in' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('call' as const),
      pair,
      tabs: fc.integer({ min: 1, max: 6 }),
      /** Without its access token. */
      bare: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('race' as const), of: pair }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('logout' as const),
      pair,
      everywhere: fc.boolean(),
    }),
  },
);

type Meaning = 'alive' | 'rotate' | 'repeat' | 'replay' | 'dead';

/** What spec/wire W7 promises of presenting a pair. */
function meaningOf({ family, bornAt, exchanged }: Pair, now: number, bare: boolean): Meaning {
  if (family.ended) return 'dead';
  if (!bare && now < bornAt + 30 * MINUTE_MS) return 'alive';
  if (exchanged !== null) return now - exchanged.at <= MINUTE_MS ? 'repeat' : 'replay';
  return now < bornAt + 30 * DAY_MS ? 'rotate' : 'dead';
}

class Walk {
  private readonly pairs: Pair[] = [];
  private turn = 0;

  constructor(
    private readonly processes: readonly TokenSessions[],
    private readonly clock: MovingClock,
    private readonly memberId: number,
  ) {}

  async step(step: Step): Promise<void> {
    switch (step.kind) {
      case 'wait':
        this.clock.advance(step.ms);
        return;
      case 'sign-in':
        return this.signIn();
      case 'call':
        return this.call(this.pick(step.pair), step.tabs, step.bare);
      case 'race':
        return this.race(this.pick(step.of));
      case 'logout':
        return this.logOut(this.pick(step.pair), step.everywhere);
    }
  }

  async signIn(): Promise<void> {
    const tokens = await this.next().open(this.memberId);
    this.remember(tokens, { ended: false });
  }

  private async call(asked: Pair, tabs: number, bare: boolean): Promise<void> {
    const meaning = meaningOf(asked, this.clock.now(), bare);
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => this.present(asked, bare)),
    );
    // However many ask at once, they hear one answer.
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const [answer = null] = answers;
    if (meaning === 'replay') asked.family.ended = true;
    if (meaning === 'replay' || meaning === 'dead') {
      expect(answer).toBeNull();
      return;
    }
    expect(answer?.caller.memberId).toBe(this.memberId);
    if (meaning === 'alive') expect(answer?.renewed).toBeNull();
    if (meaning === 'repeat') expect(answer?.renewed).toEqual(asked.exchanged?.into.tokens);
    if (meaning === 'rotate') this.exchanged(asked, answer?.renewed ?? null);
  }

  /** Every pair of a sign-in at once: copies in several hands. */
  private async race({ family }: Pair): Promise<void> {
    const all = this.pairs.filter((each) => each.family === family);
    const now = this.clock.now();
    const meanings = all.map((each) => meaningOf(each, now, false));
    const answers = await Promise.all(all.map((each) => this.present(each, false)));
    if (meanings.includes('replay')) {
      family.ended = true;
      return;
    }
    all.forEach((each, index) => {
      const meaning = meanings[index];
      const renewed = answers[index]?.renewed ?? null;
      if (meaning === 'rotate') this.exchanged(each, renewed);
      expect(answers[index] === null).toBe(meaning === 'dead');
    });
  }

  private async logOut(asked: Pair, everywhere: boolean): Promise<void> {
    const answer = await this.present(asked, false);
    const meaning = meaningOf(asked, this.clock.now(), false);
    if (meaning === 'rotate') this.exchanged(asked, answer?.renewed ?? null);
    if (meaning === 'replay') asked.family.ended = true;
    if (answer === null) return;
    await this.next().end(answer.caller, everywhere ? 'everywhere' : 'here');
    for (const each of this.pairs)
      if (everywhere || each.family === asked.family) each.family.ended = true;
  }

  private exchanged(asked: Pair, renewed: IssuedTokens | null): void {
    if (renewed === null) throw new Error('a good refresh token was not exchanged');
    const known = this.pairs.map(({ tokens }) => tokens.refreshToken);
    expect(known).not.toContain(renewed.refreshToken);
    asked.exchanged = { at: this.clock.now(), into: this.remember(renewed, asked.family) };
  }

  private remember(tokens: IssuedTokens, family: Pair['family']): Pair {
    const made = { tokens, family, bornAt: this.clock.now(), exchanged: null };
    this.pairs.push(made);
    return made;
  }

  private present({ tokens }: Pair, bare: boolean) {
    const accessToken = bare ? null : tokens.accessToken;
    return this.next().identify({ accessToken, refreshToken: tokens.refreshToken });
  }

  private pick(index: number): Pair {
    const found = this.pairs[index % this.pairs.length];
    if (found === undefined) throw new Error('nobody has signed in');
    return found;
  }

  /** The processes take turns. */
  private next(): TokenSessions {
    this.turn += 1;
    const found = this.processes[this.turn % this.processes.length];
    if (found === undefined) throw new Error('no process');
    return found;
  }
}

describe.each(DATABASES)('tokens on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('any walk of calls, waits, copies and logouts goes as the wire promises', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 24 }), async (path) => {
        const clock = new MovingClock();
        const memberId = await aMember(database, clock.now());
        const walk = new Walk(
          [accountsOn(database, clock).sessions, accountsOn(database, clock).sessions],
          clock,
          memberId,
        );
        await walk.signIn();
        for (const step of path) await walk.step(step);
        await expectOneLiveSuccessor(database, memberId);
      }),
      { numRuns: 50 },
    );
  });

  test('whoever repeats a lost call within 60 s is never signed out', async () => {
    const round = fc.record({
      waitMs: fc.integer({ min: 0, max: 29 * DAY_MS }),
      tabs: fc.integer({ min: 1, max: 5 }),
      lost: fc.integer({ min: 0, max: 3 }),
      retryMs: fc.integer({ min: 0, max: 20_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
        const clock = new MovingClock();
        const memberId = await aMember(database, clock.now());
        const { sessions } = accountsOn(database, clock);
        let held = await sessions.open(memberId);
        for (const { waitMs, tabs, lost, retryMs } of rounds) {
          clock.advance(waitMs);
          for (let times = 0; times <= lost; times += 1) {
            if (times > 0) clock.advance(retryMs);
            const heard = await Promise.all(
              Array.from({ length: tabs }, () => sessions.identify(held)),
            );
            expect(heard.map((each) => each?.caller.memberId)).toEqual(heard.map(() => memberId));
            if (times === lost) held = heard[0]?.renewed ?? held;
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Never two refresh tokens of one sign-in that could both still be exchanged. */
async function expectOneLiveSuccessor({ db }: Database, memberId: number): Promise<void> {
  const rows = await db
    .select({ family: sessionTokens.familyId })
    .from(sessionTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessionTokens.familyId))
    .where(
      and(
        eq(sessionFamilies.memberId, memberId),
        eq(sessionTokens.kind, 'refresh'),
        isNull(sessionTokens.rotatedAt),
      ),
    );
  const families = rows.map(({ family }) => family);
  expect(new Set(families).size).toBe(families.length);
}
