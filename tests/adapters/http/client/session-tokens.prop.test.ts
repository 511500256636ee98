import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tokens } from '#core';
import { SessionTokens, type AskedAs } from '../../../../src/adapters/http/client/session-tokens';
import { MemoryTokenKeeper } from '../../../../src/adapters/memory/memory-token-keeper';

const NOBODY: Tokens = { accessToken: null, refreshToken: null };

/** Tokens that say whose they are and how often they were exchanged. */
const tokensOf = (session: number, turn: number): Tokens => ({
  accessToken: `a${session}.${turn}`,
  refreshToken: `r${session}.${turn}`,
});

const headersOf = ({ accessToken, refreshToken }: Tokens) => ({
  authentication: accessToken ?? '-',
  rt: refreshToken ?? '-',
});

type Event =
  | { readonly kind: 'ask' }
  /** One of the calls under way is answered, in any order. */
  | { readonly kind: 'plain' | 'exchanged' | 'removed' | 'login'; readonly which: number }
  | { readonly kind: 'other-login' | 'other-exchange' | 'emptied' | 'left' };

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'ask' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('plain', 'exchanged', 'exchanged', 'removed', 'login'),
      which: fc.nat(50),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('other-login', 'other-exchange', 'emptied', 'left'),
    }),
  },
);

/** The page as it should be: who is there (0 is nobody), how often exchanged, since which change. */
interface Present {
  readonly session: number;
  readonly turn: number;
  readonly since: number;
}

/** A page whose calls are answered as the server does; `check` holds after every event. */
function walk(events: readonly Event[]): void {
  const keeper = new MemoryTokenKeeper();
  const tokens = new SessionTokens(keeper);
  let calls: { readonly asked: AskedAs; readonly at: Present }[] = [];
  let present: Present = { session: 0, turn: 0, since: 0 };
  let changes = 0;
  let sessions = 0;
  const become = (session: number, turn: number) => {
    changes += 1;
    present = { session, turn, since: changes };
  };
  const kept = () => (present.session === 0 ? NOBODY : tokensOf(present.session, present.turn));

  const answered = (kind: Event['kind'], { asked, at }: (typeof calls)[number]) => {
    const isPresent = at.since === present.since;
    // A visitor does not see whether somebody came and went in another tab meanwhile.
    if (at.session + present.session > 0) expect(tokens.isPresent(asked)).toBe(isPresent);
    if (kind === 'login') {
      sessions += 1;
      tokens.begun(headersOf(tokensOf(sessions, 0)));
      become(sessions, 0);
    } else if (kind === 'plain') {
      tokens.answered(asked, {});
    } else if (kind === 'removed') {
      tokens.answered(asked, headersOf(NOBODY));
      if (isPresent && present.session !== 0) become(0, 0);
    } else if (at.session !== 0) {
      tokens.answered(asked, headersOf(tokensOf(at.session, at.turn + 1)));
      if (isPresent) present = { ...present, turn: Math.max(present.turn, at.turn + 1) };
    }
  };

  for (const { kind, ...more } of events) {
    if (kind === 'ask') {
      calls.push({ asked: tokens.ask(), at: present });
      expect(calls.at(-1)?.asked.tokens).toEqual(kept());
    } else if ('which' in more) {
      const call = calls[more.which % Math.max(calls.length, 1)];
      calls = calls.filter((one) => one !== call);
      if (call !== undefined) answered(kind, call);
    } else if (kind === 'left') {
      tokens.leave();
      become(present.session, present.turn);
    } else {
      if (kind === 'other-login') sessions += 1;
      const session = kind === 'other-login' ? sessions : present.session;
      const isNobody = kind === 'emptied' || session === 0;
      const wasNobody = present.session === 0;
      if (!(isNobody && wasNobody))
        become(isNobody ? 0 : session, kind === 'other-exchange' ? present.turn + 1 : 0);
      keeper.write(kept());
    }
    expect(keeper.read()).toEqual(kept());
  }
}

test('whatever order answers come in, they neither revive, end nor age another session', () => {
  fc.assert(fc.property(fc.array(event, { maxLength: 60, size: 'max' }), walk), { numRuns: 1000 });
});

test('an answer replaces, removes and leaves each token for itself', () => {
  const header = fc.constantFrom(undefined, '', '-', 'new');
  const token = fc.constantFrom(null, 'old');
  fc.assert(
    fc.property(token, token, header, header, (accessToken, refreshToken, authentication, rt) => {
      const keeper = new MemoryTokenKeeper({ accessToken, refreshToken });
      const tokens = new SessionTokens(keeper);
      tokens.answered(tokens.ask(), { authentication, rt });
      const expected = (old: string | null, said: string | undefined) =>
        said === '-' ? null : said || old;
      expect(keeper.read()).toEqual({
        accessToken: expected(accessToken, authentication),
        refreshToken: expected(refreshToken, rt),
      });
    }),
  );
});

test('nothing is written that is there already', () => {
  const kept = { accessToken: 'a', refreshToken: 'r' };
  const written: Tokens[] = [];
  const tokens = new SessionTokens({ read: () => kept, write: (next) => written.push(next) });
  for (const headers of [{}, { authentication: '', rt: '' }, { authentication: 'a', rt: 'r' }]) {
    tokens.answered(tokens.ask(), headers);
    tokens.begun(headers);
  }
  expect(written).toEqual([]);
});

test('a login that brings no tokens leaves those that are there, and their session', () => {
  const keeper = new MemoryTokenKeeper({ accessToken: 'a', refreshToken: 'r' });
  const tokens = new SessionTokens(keeper);
  const asked = tokens.ask();
  tokens.begun({});
  tokens.answered(asked, { authentication: 'a2', rt: 'r2' });
  expect(keeper.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
});
