import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conditionFit,
  conditionOf,
  conditionsOf,
  gains,
  isDay,
  NO_PLACE,
  noticeFit,
  PERSON_FIELDS,
  personOf,
  tallyFits,
  type NoticeConditions,
  type Person,
  type PersonField,
  type Verdict,
} from '#core';
import {
  asking,
  conditions,
  conditionsOfKinds,
  knownPersons,
  noticeConditions,
  persons,
  personsLearning,
  personsSaying,
  vaguer,
  weighedDays,
} from '../../../support/notice-values';
import { COMPARABLE, LOOKED_AT, meetingLess, type Compared } from '../../../support/person-pairs';

const HEIGHT: Readonly<Record<Verdict, number>> = { fails: 0, unknown: 1, fits: 2 };

describe('knowing more', () => {
  it.each(PERSON_FIELDS)('of %s changes no verdict that was decided', (field) => {
    const isArea = field === 'livesIn' || field === 'worksIn';
    const learning = personsSaying(field).chain((after) =>
      (isArea ? vaguer(after[field]) : fc.constant(null)).map((before) => ({
        before: { ...after, [field]: before },
        after,
      })),
    );
    fc.assert(
      fc.property(
        conditionsOfKinds(...LOOKED_AT[field]),
        learning,
        weighedDays,
        (condition, { before, after }, day) => {
          const [first, then] = [before, after].map(
            (who) => conditionFit(condition, who, day).verdict,
          );
          expect(['unknown', then]).toContain(first);
        },
      ),
      { numRuns: 200 },
    );
  });

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

  it('of all that is asked leaves nothing to ask', () => {
    const wide = ['1162000000', '1168000000', '4111300000', '3600000000'];
    const answers = fc
      .tuple(knownPersons, fc.constantFrom(...wide), fc.constantFrom(NO_PLACE, ...wide))
      .map(([who, livesIn, worksIn]) => ({ ...who, livesIn, worksIn, birthDay: '20000229' }));
    fc.assert(
      fc.property(conditions, persons, answers, weighedDays, (condition, who, known, day) => {
        const { verdict, missing, tooWide } = conditionFit(condition, who, day);
        if (verdict !== 'unknown') expect(missing).toEqual([]);
        for (const field of missing)
          if (field !== 'birthDay') expect(who[field] === null).toBe(!tooWide.includes(field));
        const answered = Object.fromEntries(missing.map((field) => [field, known[field]]));
        const then = conditionFit(condition, { ...who, ...answered }, day);
        expect(then.missing).toEqual([]);
        // Where something is asked and all is answered, only the notice can leave it open.
        if (then.verdict === 'unknown')
          expect(['income', 'residence', 'unread']).toContain(condition.kind);
      }),
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
  const heights = (asked: NoticeConditions, { more, less }: Compared, day: string) =>
    [more, less].map((who) => HEIGHT[noticeFit(asked, who, day).verdict]);

  it('is known of every field but of those that decide in either direction', () => {
    const others: readonly PersonField[] = ['birthDay', 'household', 'familySize'];
    expect([...COMPARABLE, ...others].sort()).toEqual([...PERSON_FIELDS].sort());
  });

  it.each(COMPARABLE)('never brings a better verdict by %s', (field) => {
    const asked = conditionsOfKinds(...LOOKED_AT[field]).map((one) => asking(one));
    const pairs = fc.oneof(knownPersons, persons).chain(meetingLess([field]));
    fc.assert(
      fc.property(asked, pairs, weighedDays, (one, pair, day) => {
        const [more = 0, less] = heights(one, pair, day);
        expect(less).toBeLessThanOrEqual(more);
      }),
      { numRuns: 200 },
    );
  });

  it('never brings a better verdict by many fields at once', () => {
    const pairs = fc
      .tuple(persons, fc.subarray([...COMPARABLE]))
      .chain(([who, fields]) => meetingLess(fields)(who));
    fc.assert(
      fc.property(noticeConditions, pairs, weighedDays, (asked, pair, day) => {
        const [more = 0, less] = heights(asked, pair, day);
        expect(less).toBeLessThanOrEqual(more);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never brings a better verdict by one more condition', () => {
    fc.assert(
      fc.property(noticeConditions, conditions, persons, weighedDays, (asked, more, who, day) => {
        const harder = asked.ranks.map((rank) => ({
          ...rank,
          conditions: [...rank.conditions, more],
        }));
        const [first, then] = [asked, { ...asked, ranks: harder }].map(
          (one) => HEIGHT[noticeFit(one, who, day).verdict],
        );
        expect(then).toBeLessThanOrEqual(first ?? 0);
      }),
    );
  });
});

describe('what cannot be read', () => {
  /** A code with a level that is left out, or no code at all. */
  const brokenCodes = fc.constantFrom<unknown>(
    '0012345678',
    '1100010100',
    '1162000001',
    '116201020',
    1162000000,
    null,
  );
  const notBoolean = fc.anything().filter((value) => typeof value !== 'boolean');
  const codes = fc.constantFrom('1162000000', '1100000000', '0000000000');
  const residences = fc.oneof(
    fc
      .tuple(fc.array(codes, { maxLength: 2 }), brokenCodes, fc.boolean())
      .map(([known, broken, orWork]) => ({ areas: [...known, broken], orWork })),
    fc.record({ areas: fc.array(codes, { minLength: 1 }), orWork: notBoolean }),
  );

  it('of a residence is unknown to everybody', () => {
    fc.assert(
      fc.property(residences, fc.oneof(knownPersons, persons), weighedDays, (odd, who, day) => {
        const condition = conditionOf({ kind: 'residence', ...odd });
        expect(conditionFit(condition, who, day)).toMatchObject({
          verdict: 'unknown',
          missing: [],
        });
      }),
    );
  });

  it('of the day that counts leaves every age unknown, and all else as it is', () => {
    const unreadable = fc.anything().filter((value) => value != null && !isDay(value));
    fc.assert(
      fc.property(
        noticeConditions,
        unreadable,
        knownPersons,
        weighedDays,
        (asked, on, who, day) => {
          const without = noticeFit({ ...asked, on: null }, who, day);
          const fit = noticeFit(conditionsOf({ ...asked, on }), who, day);
          fit.ranks.forEach((rank, at) => {
            const before = without.ranks[at]?.parts ?? [];
            if (before.some(({ condition }) => condition.kind === 'age'))
              expect(rank.verdict).not.toBe('fits');
            else expect(rank.parts).toEqual(before);
          });
        },
      ),
    );
  });
});

describe('a rank without conditions', () => {
  const withRank = (asked: NoticeConditions, at: number, rank: unknown): unknown => ({
    ...asked,
    ranks: [...asked.ranks.slice(0, at), rank, ...asked.ranks.slice(at)],
  });
  const places = fc.nat({ max: 3 });

  it('that was stated fits everybody', () => {
    fc.assert(
      fc.property(noticeConditions, places, persons, weighedDays, (asked, at, who, day) => {
        const anybody = withRank(asked, at, { name: null, conditions: [] });
        expect(noticeFit(conditionsOf(anybody), who, day)).toMatchObject({
          verdict: 'fits',
          missing: [],
          hasUnread: false,
        });
      }),
    );
  });

  it('of which no list can be read changes no verdict but to unknown', () => {
    const silent = fc.oneof(
      fc.constant({ name: '1순위' }),
      fc
        .anything()
        .filter((value) => !Array.isArray(value))
        .map((conditions) => ({ conditions })),
      fc.anything().filter((value) => typeof value !== 'object'),
    );
    fc.assert(
      fc.property(
        noticeConditions,
        places,
        silent,
        persons,
        weighedDays,
        (asked, at, rank, who, day) => {
          const { verdict } = noticeFit(conditionsOf(asked), who, day);
          const fit = noticeFit(conditionsOf(withRank(asked, at, rank)), who, day);
          expect(fit.verdict).toBe(verdict === 'fits' ? 'fits' : 'unknown');
          expect(fit.hasUnread).toBe(fit.verdict === 'unknown');
        },
      ),
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
