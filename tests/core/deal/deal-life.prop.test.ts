import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONFIRMED_DAYS,
  DEAL_STATUS,
  GONE_ANSWER_MS,
  isOnOffer,
  mayBecome,
  REOPEN_DAYS,
  shownUntil,
  statusAt,
  type DealLife,
  type DealStatus,
} from '#core';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00+09:00');

const lives: Arbitrary<DealLife> = fc
  .record({
    status: fc.constantFrom(...Object.values(DEAL_STATUS)),
    confirmedAt: fc.integer({ min: NOON - 90 * DAY_MS, max: NOON + 90 * DAY_MS }),
    goneAfter: fc.option(
      fc.oneof(
        fc.integer({ min: 0, max: CONFIRMED_DAYS * DAY_MS }),
        fc.constantFrom(0, 5 * DAY_MS - 1, 5 * DAY_MS, 5 * DAY_MS + 1),
      ),
    ),
  })
  .map(({ status, confirmedAt, goneAfter }) => ({
    status,
    confirmedAt,
    goneAt: goneAfter === null ? null : confirmedAt + goneAfter,
  }));

/** Any moments of a life, and those around its turns. */
const momentsOf = (life: DealLife): Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: 60 * DAY_MS }).map((ms) => life.confirmedAt + ms),
    fc
      .tuple(fc.constantFrom(0, REOPEN_DAYS * DAY_MS), fc.integer({ min: -1, max: 1 }))
      .map(([later, ms]) => shownUntil(life) + later + ms),
  );

const livesAtTwo = lives.chain((life) =>
  fc.record({ life: fc.constant(life), one: momentsOf(life), other: momentsOf(life) }),
);

const statusOf = (life: DealLife, now: number): DealStatus =>
  statusAt(life.status, shownUntil(life), now);

const STEP = { OPEN: 0, RESERVED: 0, HIDDEN: 1, DONE: 2 } as const;

describe('the life of a deal', () => {
  it('only goes on while nobody writes: on offer, hidden, over', () => {
    fc.assert(
      fc.property(livesAtTwo, ({ life, one, other }) => {
        const earlier = statusOf(life, Math.min(one, other));
        const later = statusOf(life, Math.max(one, other));
        expect(STEP[later]).toBeGreaterThanOrEqual(STEP[earlier]);
        // What time does not end stays as its owner left it.
        if (isOnOffer(later)) expect([earlier, later]).toEqual([life.status, life.status]);
        if (earlier === DEAL_STATUS.DONE) expect(later).toBe(DEAL_STATUS.DONE);
      }),
    );
  });

  it('is on offer until the very moment at which it is no more shown', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const until = shownUntil(life);
        expect(statusOf(life, until - 1)).toBe(life.status);
        expect(isOnOffer(statusOf(life, until))).toBe(false);
      }),
    );
  });

  it('is over thirty days after it was last shown, and not before', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const over = shownUntil(life) + 30 * DAY_MS;
        expect(statusOf(life, over)).toBe(DEAL_STATUS.DONE);
        expect(statusOf(life, over - 1)).toBe(
          life.status === DEAL_STATUS.DONE ? DEAL_STATUS.DONE : DEAL_STATUS.HIDDEN,
        );
      }),
    );
  });

  it('is shown seven days, or two after the second voice where that is earlier', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const until = shownUntil(life);
        expect(until).toBeLessThanOrEqual(life.confirmedAt + 7 * DAY_MS);
        if (life.goneAt === null) expect(until).toBe(life.confirmedAt + 7 * DAY_MS);
        else {
          expect(until).toBeLessThanOrEqual(life.goneAt + GONE_ANSWER_MS);
          expect([life.confirmedAt + 7 * DAY_MS, life.goneAt + 2 * DAY_MS]).toContain(until);
        }
      }),
    );
  });

  it('goes on for exactly seven days from a confirmation at any moment before it is over', () => {
    fc.assert(
      fc.property(livesAtTwo, ({ life, one }) => {
        const before = statusOf(life, one);
        fc.pre(before !== DEAL_STATUS.DONE);
        expect(mayBecome(before, DEAL_STATUS.OPEN)).toBe(true);
        const confirmed: DealLife = { status: DEAL_STATUS.OPEN, confirmedAt: one, goneAt: null };
        expect(statusOf(confirmed, one + 7 * DAY_MS - 1)).toBe(DEAL_STATUS.OPEN);
        expect(statusOf(confirmed, one + 7 * DAY_MS)).toBe(DEAL_STATUS.HIDDEN);
      }),
    );
  });
});
