import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conditionFit,
  conditionsOf,
  gains,
  noticeFit,
  PERSON_FIELDS,
  personOf,
  tallyFits,
  type Person,
  type Verdict,
} from '#core';
import {
  conditions,
  knownPersons,
  noticeConditions,
  persons,
  personsLearning,
  weighedDays,
  wons,
} from '../../../support/notice-values';

const HEIGHT: Readonly<Record<Verdict, number>> = { fails: 0, unknown: 1, fits: 2 };
const SUMS = [
  'income',
  'householdIncome',
  'parentsIncome',
  'assets',
  'householdAssets',
  'parentsAssets',
  'car',
] as const;

describe('knowing more', () => {
  it('changes no verdict of a condition that was decided', () => {
    fc.assert(
      fc.property(conditions, personsLearning, weighedDays, (condition, { before, after }, day) => {
        const first = conditionFit(condition, before, day).verdict;
        fc.pre(first !== 'unknown');
        expect(conditionFit(condition, after, day).verdict).toBe(first);
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes no verdict of a notice that was decided', () => {
    fc.assert(
      fc.property(
        noticeConditions,
        personsLearning,
        weighedDays,
        (asked, { before, after }, day) => {
          const first = noticeFit(asked, before, day);
          fc.pre(first.verdict !== 'unknown');
          expect(noticeFit(asked, after, day).verdict).toBe(first.verdict);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('decides all that can be read, once everything is known', () => {
    fc.assert(
      fc.property(noticeConditions, knownPersons, weighedDays, (asked, known, day) => {
        const fit = noticeFit(asked, known, day);
        const isBorn = known.birthDay !== null && known.birthDay <= day;
        const saysMore = fit.missing.some(
          (field) => !['birthDay', 'livesIn', 'worksIn'].includes(field),
        );
        expect(saysMore).toBe(false);
        fc.pre(isBorn && fit.verdict === 'unknown' && fit.missing.length === 0);
        expect(fit.hasUnread).toBe(true);
      }),
    );
  });
});

describe('meeting less', () => {
  /** The same person with more of some sums. */
  const poorerAndRicher = fc
    .tuple(persons, fc.subarray([...SUMS]), wons)
    .map(([poorer, sums, more]) => {
      const risen = sums.map((sum) => {
        const amount = poorer[sum];
        return [sum, amount === null ? null : amount + more] as const;
      });
      return { poorer, richer: { ...poorer, ...Object.fromEntries(risen) } satisfies Person };
    });

  it('never brings a better verdict', () => {
    fc.assert(
      fc.property(noticeConditions, poorerAndRicher, weighedDays, (asked, pair, day) => {
        const [more, less] = [pair.poorer, pair.richer].map(
          (who) => HEIGHT[noticeFit(asked, who, day).verdict],
        );
        expect(less).toBeLessThanOrEqual(more ?? 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never brings a better verdict by one more condition', () => {
    fc.assert(
      fc.property(noticeConditions, conditions, persons, weighedDays, (asked, more, who, day) => {
        const harder = asked.ranks
          .filter((rank) => rank.conditions.length > 0)
          .map((rank) => ({ ...rank, conditions: [...rank.conditions, more] }));
        fc.pre(harder.length === asked.ranks.length);
        const [first, then] = [asked, { ...asked, ranks: harder }].map(
          (one) => HEIGHT[noticeFit(one, who, day).verdict],
        );
        expect(then).toBeLessThanOrEqual(first ?? 0);
      }),
    );
  });
});

describe('a verdict', () => {
  it('never fits by a rank with something that cannot be read', () => {
    fc.assert(
      fc.property(noticeConditions, persons, weighedDays, fc.string(), (asked, who, day, text) => {
        const ranks = asked.ranks.map((rank) => ({
          ...rank,
          conditions: [...rank.conditions, { kind: 'unread' as const, text }],
        }));
        expect(noticeFit({ ...asked, ranks }, who, day).verdict).not.toBe('fits');
      }),
    );
  });

  it('says why: a reason where it fails, a field or something unread where it is unknown', () => {
    fc.assert(
      fc.property(noticeConditions, persons, weighedDays, (asked, who, day) => {
        const fit = noticeFit(asked, who, day);
        expect(fit.reasons.length > 0).toBe(fit.verdict === 'fails');
        expect(fit.missing.length > 0 || fit.hasUnread).toBe(fit.verdict === 'unknown');
        expect(new Set(fit.missing).size).toBe(fit.missing.length);
        expect(fit.rank === null || fit.verdict === 'fits').toBe(true);
        expect(fit.ranks.map(({ parts }) => parts.map(({ condition }) => condition))).toEqual(
          asked.ranks.map((rank) => rank.conditions),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('is counted once, and gains are of unknown ones', () => {
    const notices = fc.array(
      noticeConditions.map((one) => ({ conditions: one, until: null })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(notices, persons, weighedDays, (all, who, day) => {
        const tally = tallyFits(all, who, day);
        expect(tally.fits + tally.fails + tally.unknown).toBe(all.length);
        for (const [field, count] of gains(all, who, day)) {
          expect(PERSON_FIELDS).toContain(field);
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(tally.unknown);
        }
      }),
    );
  });
});

describe('anything at all', () => {
  /** What looks like conditions here and there. */
  const odd = fc.oneof(
    fc.anything(),
    noticeConditions,
    fc.record({
      on: fc.anything(),
      ranks: fc.array(fc.record({ name: fc.anything(), conditions: fc.array(fc.anything()) })),
    }),
  );
  const oddPerson = fc.oneof(
    fc.anything(),
    persons,
    fc.record(
      Object.fromEntries(PERSON_FIELDS.map((field) => [field, fc.anything()])) as Record<
        keyof Person,
        fc.Arbitrary<unknown>
      >,
    ),
  );

  it('throws nothing', () => {
    fc.assert(
      fc.property(odd, oddPerson, fc.string(), (asked, who, day) => {
        const fit = noticeFit(conditionsOf(asked), personOf(who), day);
        expect(['fits', 'fails', 'unknown']).toContain(fit.verdict);
      }),
      { numRuns: 1_000 },
    );
  });
});
