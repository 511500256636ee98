import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ASK_LASTS_MS,
  CONSENT_ACT,
  consentAfter,
  consentSeenBy,
  type ConsentAct,
  type MateRequest,
} from '#core';

const [A, B] = ['1', '2'];
const DAY = 86_400_000;
const DONE = 'DONE';

const anyAct = fc.constantFrom<ConsentAct>(...Object.values(CONSENT_ACT));
/** Clocks that jump, backwards too, and moments beside the end of an ask. */
const anyNow = fc.oneof(
  fc.integer({ min: 0, max: 60 * DAY }),
  fc
    .record({ times: fc.nat(4), beside: fc.integer({ min: -1, max: 1 }) })
    .map(({ times, beside }) => times * ASK_LASTS_MS + beside),
);

/** One step: the request as it is then, and what the one who did it was told. */
const done = (request: MateRequest | null, by: string, act: ConsentAct, now: number) => {
  const result = consentAfter(request, { act, by, other: by === A ? B : A }, now);
  return result.ok ? { request: result.value, told: DONE } : { request, told: result.reason };
};

const anyStep = fc.record({
  now: anyNow,
  step: fc.oneof(
    { weight: 4, arbitrary: anyAct.map((act) => ({ by: A, act })) },
    { weight: 1, arbitrary: fc.constant({ by: B, act: CONSENT_ACT.ASK }) },
    // Done in one of two worlds only.
    { weight: 3, arbitrary: fc.constant({ by: B, act: CONSENT_ACT.DECLINE }) },
  ),
});

/** An ask that is declined in its time, and what both do afterwards. */
const anyStory = fc
  .record({ after: fc.integer({ min: 0, max: ASK_LASTS_MS - 1 }), rest: fc.array(anyStep) })
  .map(({ after, rest }) => [
    { now: 0, step: { by: A, act: CONSENT_ACT.ASK } },
    { now: after, step: { by: B, act: CONSENT_ACT.DECLINE } },
    ...rest,
  ]);

type Story = readonly {
  readonly now: number;
  readonly step: { readonly by: string; readonly act: ConsentAct };
}[];

/** All that the asker comes to know in a world where declining is done, or left. */
const knownToAsker = (story: Story, declines: boolean): unknown[] => {
  let request: MateRequest | null = null;
  return story.map(({ now, step: { by, act } }) => {
    const isLeft = act === CONSENT_ACT.DECLINE && by === B && !declines;
    const next = isLeft ? { request, told: '' } : done(request, by, act, now);
    request = next.request;
    return [by === A ? next.told : '', consentSeenBy(request, A, now)];
  });
};

test('to who asks, a declined ask is one without an answer, whatever they do and whenever', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      expect(knownToAsker(story, true)).toEqual(knownToAsker(story, false));
    }),
    { numRuns: 2000 },
  );
});

const anySteps = fc.array(fc.record({ by: fc.constantFrom(A, B), act: anyAct, now: anyNow }), {
  maxLength: 30,
});

test('both see the same agreement, and only what one may do is done', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      let request: MateRequest | null = null;
      for (const { by, act, now } of steps) {
        const may = consentSeenBy(request, by, now).mayDo.includes(act);
        const next = done(request, by, act, now);
        expect(next.told).toBe(may ? DONE : 'NOT_NOW');
        request = next.request;
        const [mine, theirs] = [A, B].map((who) => consentSeenBy(request, who, now));
        for (const state of ['NONE', 'ACCEPTED', 'LAPSED', 'ENDED'])
          expect(mine?.state === state).toBe(theirs?.state === state);
        expect(mine?.opensNumber).toBe(theirs?.seesNumber);
      }
    }),
  );
});
