import { describe, expect, it, test } from 'vitest';
import {
  ASK_LASTS_MS,
  consentAfter,
  consentSeenBy,
  isDone,
  type ConsentAct,
  type ConsentState,
  type MateRequest,
} from '#core';

const T = Date.UTC(2026, 10, 22);
const HOUR = 3_600_000;
const [A, B] = ['1', '2'];

type Step = readonly [by: string, act: ConsentAct, after?: number];

const otherOf = (who: string): string => (who === A ? B : A);

/** What lies between the two after some steps, each of which is allowed. */
const after = (...steps: readonly Step[]): MateRequest | null => {
  let request: MateRequest | null = null;
  for (const [by, act, later = 0] of steps) {
    const done = consentAfter(request, { act, by, other: otherOf(by) }, T + later);
    if (!done.ok) throw new Error(`${by} may not ${act}: ${done.reason}`);
    request = done.value;
  }
  return request;
};

/** What both see, so much later. */
const seen = (request: MateRequest | null, later = 0): string[] =>
  [A, B].map((who) => consentSeenBy(request, who, T + later).state);

const mayDo = (request: MateRequest | null, who: string, later = 0): readonly ConsentAct[] =>
  consentSeenBy(request, who, T + later).mayDo;

describe('what both see', () => {
  it.each<[string, readonly Step[], number, string[]]>([
    ['nothing', [], 0, ['NONE', 'NONE']],
    ['an ask', [[A, 'ASK']], 0, ['WAITING', 'ASKED']],
    ['an ask in its last moment', [[A, 'ASK']], ASK_LASTS_MS - 1, ['WAITING', 'ASKED']],
    ['an ask that lapsed', [[A, 'ASK']], ASK_LASTS_MS, ['LAPSED', 'LAPSED']],
    [
      'withdrawn',
      [
        [A, 'ASK'],
        [A, 'WITHDRAW'],
      ],
      0,
      ['NONE', 'NONE'],
    ],
    [
      'declined',
      [
        [A, 'ASK'],
        [B, 'DECLINE'],
      ],
      HOUR,
      ['WAITING', 'DECLINED'],
    ],
    [
      'declined and lapsed',
      [
        [A, 'ASK'],
        [B, 'DECLINE'],
      ],
      ASK_LASTS_MS,
      ['LAPSED', 'LAPSED'],
    ],
    [
      'accepted',
      [
        [A, 'ASK'],
        [B, 'ACCEPT'],
      ],
      9 * ASK_LASTS_MS,
      ['ACCEPTED', 'ACCEPTED'],
    ],
    [
      'both asked',
      [
        [A, 'ASK'],
        [B, 'ASK'],
      ],
      0,
      ['ACCEPTED', 'ACCEPTED'],
    ],
    [
      'a change of mind',
      [
        [A, 'ASK'],
        [B, 'DECLINE'],
        [B, 'ASK'],
      ],
      0,
      ['ACCEPTED', 'ACCEPTED'],
    ],
    [
      'ended',
      [
        [A, 'ASK'],
        [B, 'ACCEPT'],
        [A, 'END'],
      ],
      0,
      ['ENDED', 'ENDED'],
    ],
    [
      'asked anew after a lapse',
      [
        [A, 'ASK'],
        [B, 'DECLINE'],
        [A, 'ASK', ASK_LASTS_MS],
      ],
      2 * ASK_LASTS_MS - 1,
      ['WAITING', 'ASKED'],
    ],
    [
      'asked by the other after a lapse',
      [
        [A, 'ASK'],
        [B, 'ASK', ASK_LASTS_MS],
      ],
      ASK_LASTS_MS,
      ['ASKED', 'WAITING'],
    ],
    [
      'asked by the other after it was withdrawn',
      [
        [A, 'ASK'],
        [A, 'WITHDRAW'],
        [B, 'ASK'],
      ],
      0,
      ['ASKED', 'WAITING'],
    ],
    [
      'asked anew by who ended it',
      [
        [A, 'ASK'],
        [B, 'ACCEPT'],
        [B, 'END'],
        [B, 'ASK', HOUR],
      ],
      HOUR,
      ['ASKED', 'WAITING'],
    ],
  ])('%s', (_, steps, later, states) => {
    expect(seen(after(...steps), later)).toEqual(states);
  });

  test('when an ask lapses is told to both as long as it is open', () => {
    const lapses = (request: MateRequest | null) =>
      [A, B].map((who) => consentSeenBy(request, who, T).lapsesAt);
    expect(lapses(after([A, 'ASK']))).toEqual([T + ASK_LASTS_MS, T + ASK_LASTS_MS]);
    expect(lapses(after([A, 'ASK'], [B, 'ACCEPT']))).toEqual([null, null]);
  });
});

describe('who may do what', () => {
  it.each<[string, readonly Step[], readonly ConsentAct[], readonly ConsentAct[]]>([
    ['nothing', [], ['ASK'], ['ASK']],
    ['an ask', [[A, 'ASK']], ['WITHDRAW'], ['ASK', 'ACCEPT', 'DECLINE']],
    [
      'declined',
      [
        [A, 'ASK'],
        [B, 'DECLINE'],
      ],
      ['WITHDRAW'],
      ['ASK'],
    ],
    [
      'accepted',
      [
        [A, 'ASK'],
        [B, 'ASK'],
      ],
      ['END', 'OPEN_NUMBER'],
      ['END', 'OPEN_NUMBER'],
    ],
    [
      'ended by one',
      [
        [A, 'ASK'],
        [B, 'ASK'],
        [B, 'END'],
      ],
      [],
      ['ASK'],
    ],
  ])('%s', (_, steps, mine, theirs) => {
    const request = after(...steps);
    expect([mayDo(request, A), mayDo(request, B)]).toEqual([mine, theirs]);
  });

  test('what is not allowed changes nothing and says so', () => {
    const refused = (request: MateRequest | null, by: string, act: ConsentAct) =>
      consentAfter(request, { act, by, other: otherOf(by) }, T);
    const notNow = { ok: false, reason: 'NOT_NOW' };
    expect(refused(null, A, 'ACCEPT')).toEqual(notNow);
    expect(refused(after([A, 'ASK']), A, 'ACCEPT')).toEqual(notNow);
    expect(refused(after([A, 'ASK']), A, 'ASK')).toEqual(notNow);
    expect(refused(after([A, 'ASK'], [B, 'DECLINE']), B, 'ACCEPT')).toEqual(notNow);
  });

  test('nobody asks oneself, and nobody takes part in what lies between two others', () => {
    const strange = { ok: false, reason: 'NOT_BETWEEN_THEM' };
    expect(consentAfter(null, { act: 'ASK', by: A, other: A }, T)).toEqual(strange);
    const request = after([A, 'ASK']);
    expect(consentAfter(request, { act: 'ASK', by: '3', other: A }, T)).toEqual(strange);
    expect(consentAfter(request, { act: 'ACCEPT', by: '3', other: B }, T)).toEqual(strange);
  });
});

describe('an ask that was withdrawn', () => {
  test('is the same ask when it is asked again: who declined is not asked twice', () => {
    const again = after([A, 'ASK'], [B, 'DECLINE'], [A, 'WITHDRAW'], [A, 'ASK', HOUR]);
    expect(seen(again, HOUR)).toEqual(['WAITING', 'DECLINED']);
    expect(seen(again, ASK_LASTS_MS)).toEqual(['LAPSED', 'LAPSED']);
  });

  test('is a new one after its time', () => {
    const again = after([A, 'ASK'], [A, 'WITHDRAW'], [A, 'ASK', ASK_LASTS_MS]);
    expect(seen(again, ASK_LASTS_MS)).toEqual(['WAITING', 'ASKED']);
  });
});

describe('telephone numbers', () => {
  const numbers = (request: MateRequest | null) =>
    [A, B].map((who) => {
      const { opensNumber, seesNumber } = consentSeenBy(request, who, T);
      return [opensNumber, seesNumber];
    });
  const agreed: readonly Step[] = [
    [A, 'ASK'],
    [B, 'ACCEPT'],
  ];

  test('each opens the own, and again where it was a wrong one', () => {
    expect(numbers(after(...agreed))).toEqual([
      [false, false],
      [false, false],
    ]);
    const opened = after(...agreed, [B, 'OPEN_NUMBER']);
    expect(numbers(opened)).toEqual([
      [false, true],
      [true, false],
    ]);
    for (const who of [A, B]) expect(mayDo(opened, who)).toEqual(['END', 'OPEN_NUMBER']);
    expect(after(...agreed, [B, 'OPEN_NUMBER'], [B, 'OPEN_NUMBER'])).toEqual(opened);
  });

  test('are closed again at the end, and in what begins anew', () => {
    const shut = [
      [false, false],
      [false, false],
    ];
    const ended: readonly Step[] = [...agreed, [A, 'OPEN_NUMBER'], [A, 'END']];
    expect(numbers(after(...ended))).toEqual(shut);
    expect(numbers(after(...ended, [A, 'ASK'], [B, 'ACCEPT']))).toEqual(shut);
  });
});

describe('what was done already', () => {
  const seenAs = (state: ConsentState, opensNumber = false) => ({
    state,
    lapsesAt: null,
    opensNumber,
    seesNumber: false,
    mayDo: [],
  });
  it.each<[ConsentAct, ConsentState, boolean]>([
    ['ASK', 'WAITING', true],
    ['ASK', 'ACCEPTED', true],
    ['ASK', 'ASKED', false],
    ['WITHDRAW', 'NONE', true],
    ['ACCEPT', 'ACCEPTED', true],
    ['ACCEPT', 'ASKED', false],
    ['DECLINE', 'DECLINED', true],
    ['END', 'ENDED', true],
    ['END', 'ACCEPTED', false],
  ])('%s where it is %s: %s', (act, state, isSo) => {
    expect(isDone(act, seenAs(state))).toBe(isSo);
  });

  test('a number is open once', () => {
    expect(isDone('OPEN_NUMBER', seenAs('ACCEPTED'))).toBe(false);
    expect(isDone('OPEN_NUMBER', seenAs('ACCEPTED', true))).toBe(true);
  });
});
