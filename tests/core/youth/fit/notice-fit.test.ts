import { describe, expect, it } from 'vitest';
import {
  bestGain,
  conditionsOf,
  fitDay,
  fitReason,
  gains,
  noticeFit,
  personFit,
  tallyFits,
  UNKNOWN_CONDITIONS,
  UNKNOWN_PERSON,
  type Condition,
  type NoticeConditions,
  type Person,
} from '#core';
import { asking, KNOWN_PERSON, person } from '../../../support/notice-values';

const MAN = 10_000;
const day = '20261125';

const young: Condition = { kind: 'age', from: 19, to: 39 };
const homeless: Condition = { kind: 'home', whose: 'SELF' };
const poor: Condition = { kind: 'group', anyOf: ['BASIC_SECURITY', 'NEAR_POOR', 'SINGLE_PARENT'] };
const unread: Condition = { kind: 'unread', text: '담당자가 따로 정한 사람' };
const income = (whose: 'SELF' | 'FAMILY', ...limits: number[]): Condition => ({
  kind: 'income',
  whose,
  limits: limits.map((limit) => limit * MAN),
  further: 50 * MAN,
});
const wealth: Condition = { kind: 'assets', whose: 'SELF', limit: 25_100 * MAN };

/** 청년 매입임대: welfare first, then with the parents’ income, then with the own. */
const purchased: NoticeConditions = {
  on: null,
  ranks: [
    { name: '1순위', conditions: [young, homeless, poor] },
    { name: '2순위', conditions: [young, homeless, income('FAMILY', 431, 586, 817)] },
    { name: '3순위', conditions: [young, homeless, income('SELF', 431), wealth] },
  ],
};

const verdicts = (conditions: NoticeConditions, who: Person) =>
  noticeFit(conditions, who, day).ranks.map(({ verdict }) => verdict);

describe('noticeFit', () => {
  const who: Person = { ...KNOWN_PERSON, parentsIncome: null };

  it('fits by the first rank that fits', () => {
    const fit = noticeFit(purchased, who, day);
    expect(fit).toMatchObject({
      verdict: 'fits',
      rank: '3순위',
      missing: [],
      hasUnread: false,
      reasons: [],
    });
    expect(verdicts(purchased, who)).toEqual(['fails', 'unknown', 'fits']);
    expect(noticeFit(purchased, KNOWN_PERSON, day).rank).toBe('2순위');
  });

  it('is unknown while one rank may fit, and asks what that rank lacks first', () => {
    const rich = { ...who, income: 500 * MAN };
    expect(noticeFit(purchased, rich, day)).toMatchObject({
      verdict: 'unknown',
      rank: null,
      missing: ['parentsIncome'],
      hasUnread: false,
      reasons: [],
    });
    expect(noticeFit(purchased, person({ birthDay: '20000514' }), day).missing).toEqual([
      // 1순위 lacks two, 2순위 and 3순위 four.
      'ownsHome',
      'groups',
      'income',
      'parentsIncome',
      'familySize',
      'household',
      'assets',
    ]);
  });

  it('fails where all do, for the reasons of the rank that comes nearest', () => {
    const rich = { ...KNOWN_PERSON, income: 900 * MAN, assets: 30_000 * MAN, familySize: 1 };
    expect(noticeFit(purchased, { ...rich, groups: [] }, day)).toMatchObject({
      verdict: 'fails',
      rank: null,
      missing: [],
      reasons: [{ condition: poor, own: null, limit: null }],
    });
    const [first, ...others] = purchased.ranks;
    expect(first?.name).toBe('1순위');
    expect(noticeFit({ on: null, ranks: others.toReversed() }, rich, day).reasons).toEqual([
      { condition: income('FAMILY', 431, 586, 817), own: 1_300 * MAN, limit: 431 * MAN },
    ]);
  });

  it.each([
    ['20071125', '20261125', 'fits'],
    ['20071126', '20261125', 'fails'],
    ['20071126', '20261126', 'fits'],
    ['19861126', '20261125', 'fits'],
    ['19861126', '20261126', 'fails'],
    ['20071231', '20261230', 'fails'],
    ['20071231', '20261231', 'fits'],
    ['20080101', '20261231', 'fails'],
    ['20080229', '20270228', 'fails'],
    ['20080229', '20270301', 'fits'],
    ['19870301', '20270228', 'fits'],
    ['19870301', '20270301', 'fails'],
  ])('born on %s, weighed for %s: %s', (birthDay, on, verdict) => {
    expect(noticeFit(asking(young), person({ birthDay }), on).verdict).toBe(verdict);
    expect(noticeFit({ ...asking(young), on }, person({ birthDay }), '20500101').verdict).toBe(
      verdict,
    );
  });

  it('knows nothing of a notice that says nothing', () => {
    for (const conditions of [UNKNOWN_CONDITIONS, conditionsOf({ ranks: [{ name: '1순위' }] })])
      expect(noticeFit(conditions, KNOWN_PERSON, day)).toMatchObject({
        verdict: 'unknown',
        missing: [],
        hasUnread: true,
      });
  });

  it.each<[string, Person, ...(readonly Condition[])[]]>([
    ['alone', UNKNOWN_PERSON, []],
    ['behind one that fails', KNOWN_PERSON, [poor], []],
    ['before one that is not known', UNKNOWN_PERSON, [], [young]],
    ['behind one that cannot be read', KNOWN_PERSON, [unread], []],
  ])('fits everybody by a rank that asks nothing, %s', (_where, somebody, ...asked) => {
    const ranks = asked.map((conditions) => ({
      name: conditions.length === 0 ? '누구나' : '먼저',
      conditions,
    }));
    expect(noticeFit({ on: null, ranks }, somebody, day)).toMatchObject({
      verdict: 'fits',
      rank: '누구나',
      missing: [],
      hasUnread: false,
      reasons: [],
    });
  });

  it('never fits by what cannot be read, and asks for the ranks that can be first', () => {
    expect(noticeFit(asking(young, unread), KNOWN_PERSON, day)).toMatchObject({
      verdict: 'unknown',
      missing: [],
      hasUnread: true,
    });
    expect(noticeFit(asking(young, unread), person({ birthDay: '19500101' }), day).verdict).toBe(
      'fails',
    );
    const ranks = [
      { name: '1순위', conditions: [wealth, unread] },
      { name: '2순위', conditions: [young, homeless] },
    ];
    expect(noticeFit({ on: null, ranks }, person(), day)).toMatchObject({
      missing: ['birthDay', 'ownsHome', 'assets'],
      hasUnread: true,
    });
    expect(
      noticeFit({ on: null, ranks }, person({ birthDay: '20000514', ownsHome: false }), day),
    ).toMatchObject({ verdict: 'fits', rank: '2순위', missing: [], hasUnread: false });
  });
});

describe('reasons', () => {
  const all = { ...KNOWN_PERSON, ownsHome: true, car: MAN, livesApart: false, parentsIncome: 0 };
  it.each<readonly [Condition, Partial<Person>, number | string | boolean | null, number | null]>([
    [young, { birthDay: '19860101' }, 40, 39],
    [young, { birthDay: '20100101' }, 16, 19],
    [{ kind: 'age', from: 65, to: null }, {}, 26, 65],
    [homeless, {}, true, null],
    [
      { kind: 'home', whose: 'HOUSEHOLD' },
      { ownsHome: false, familyOwnsHome: true, household: 2 },
      true,
      null,
    ],
    [income('SELF', 100, 200), { household: 2, income: 201 * MAN }, 201 * MAN, 200 * MAN],
    [income('SELF', 100, 200), { household: 4, income: 301 * MAN }, 301 * MAN, 300 * MAN],
    // Of a household of twenty.
    [income('SELF', 100, 200), { household: null, income: 1_101 * MAN }, 1_101 * MAN, 1_100 * MAN],
    [wealth, { assets: 25_100 * MAN + 1 }, 25_100 * MAN + 1, 25_100 * MAN],
    [{ kind: 'car', limit: 0 }, {}, MAN, 0],
    [{ kind: 'residence', areas: ['4100000000'], orWork: false }, {}, '1162000000', null],
    [{ kind: 'apart' }, {}, false, null],
    [{ kind: 'occupation', anyOf: ['STUDENT'] }, {}, null, null],
    [{ kind: 'marriage', anyOf: ['NEWLYWED'] }, {}, 'SINGLE', null],
    [poor, {}, null, null],
  ])('%j, of %j: %s where %s would pass', (condition, part, own, limit) => {
    const { verdict, reasons } = noticeFit(asking(condition), { ...all, ...part }, day);
    expect(verdict).toBe('fails');
    expect(reasons).toEqual([{ condition, own, limit }]);
  });
});

describe('a reason of which the person says nothing', () => {
  it('has the limit alone', () => {
    expect(fitReason(young, person(), day)).toEqual({ condition: young, own: null, limit: 19 });
  });
});

describe('fitDay', () => {
  it.each([
    [null, '20261122', '20261122'],
    ['2026-11-25T17:00+09:00', '20261122', '20261125'],
    ['2026-11-25', '20261125', '20261125'],
    ['2026-11-25', '20261126', '20261126'],
    ['2026-11-25T23:59+09:00', '20261122', '20261125'],
    ['2026-11-26T00:00+09:00', '20261122', '20261125'],
    ['2026-11-26T00:01+09:00', '20261122', '20261126'],
    ['2028-03-01T00:00+09:00', '20280228', '20280229'],
    ['2027-01-01T00:00+09:00', '20261231', '20261231'],
  ])('of a notice until %s, on %s: %s', (until, today, weighed) => {
    expect(fitDay({ until }, today)).toBe(weighed);
  });
});

describe('personFit', () => {
  const [today, until] = ['20261120', '2026-11-25T17:00+09:00'] as const;
  /** Asks for 19 to 26 full years on a day. */
  const youngOn = (on: string | null) => ({
    until,
    conditions: { on, ranks: [{ name: '1순위', conditions: [{ ...young, to: 26 }] }] },
  });
  const who = person({ birthDay: '20000514' });

  it('is none of anything while the person has said nothing', () => {
    expect(personFit(person({}), youngOn(null), today)).toBeNull();
  });

  it('weighs as of the day that a notice names, else of its last day', () => {
    const verdict = (on: string | null) => personFit(who, youngOn(on), today)?.verdict;
    expect([verdict('20270513'), verdict('20270514'), verdict(null)]).toEqual([
      'fits',
      'fails',
      'fits',
    ]);
  });

  it.each([
    ['2026-11-25T23:59+09:00', '20071125', 'fits'],
    ['2026-11-25T23:59+09:00', '20071126', 'fails'],
    ['2026-11-26T00:00+09:00', '20071125', 'fits'],
    ['2026-11-26T00:00+09:00', '20071126', 'fails'],
    ['2026-11-26T00:00+09:00', '19861125', 'fails'],
    ['2026-11-26T00:00+09:00', '19861126', 'fits'],
    ['2026-11-26T00:01+09:00', '20071126', 'fits'],
    ['2026-11-26T00:01+09:00', '19861126', 'fails'],
  ])('of 19 to 39 until %s, born on %s: %s', (end, birthDay, verdict) => {
    const notice = { until: end, conditions: asking(young) };
    expect(personFit(person({ birthDay }), notice, today)?.verdict).toBe(verdict);
  });

  it('decides nothing of a notice that says nothing', () => {
    const silent = { until, conditions: UNKNOWN_CONDITIONS };
    expect(personFit(who, silent, today)?.verdict).toBe('unknown');
    expect(personFit(who, { until, conditions: asking() }, today)?.verdict).toBe('fits');
  });
});

describe('the tally', () => {
  const notice = (until: string | null, ...conditions: Condition[]) => ({
    until,
    conditions: asking(...conditions),
  });
  const notices = [
    notice(null, young),
    notice('2026-11-25', homeless),
    notice(null, young, income('FAMILY', 431)),
    notice(null, income('FAMILY', 431)),
    notice(null, wealth),
    notice(null, wealth, homeless),
    notice(null, unread, { kind: 'car', limit: 0 }),
    notice(null, { kind: 'occupation', anyOf: ['STUDENT'] }),
  ];
  const who = person({
    birthDay: '20000514',
    income: 230 * MAN,
    familySize: 3,
    occupations: ['EMPLOYED'],
  });

  it('counts each verdict', () => {
    expect(tallyFits(notices, who, day)).toEqual({ fits: 1, fails: 1, unknown: 6 });
    expect(tallyFits([], who, day)).toEqual({ fits: 0, fails: 0, unknown: 0 });
  });

  it('weighs each notice for its last day', () => {
    const soon = { until: '2026-12-01', conditions: asking(young) };
    const at19 = person({ birthDay: '20071130' });
    expect(tallyFits([soon], at19, '20261122').fits).toBe(1);
    expect(tallyFits([{ ...soon, until: null }], at19, '20261122').fails).toBe(1);
  });

  it('says what each field alone would decide', () => {
    expect([...gains(notices, who, day)]).toEqual([
      ['parentsIncome', 2],
      ['assets', 1],
      ['ownsHome', 1],
    ]);
    expect(bestGain(notices, who, day)).toEqual({ field: 'parentsIncome', count: 2 });
    expect(bestGain(notices, { ...who, parentsIncome: 0, familySize: 1 }, day)).toEqual({
      field: 'assets',
      count: 1,
    });
  });

  it('gains nothing where two are lacking, where it is decided, or where it cannot be read', () => {
    expect(bestGain([notice(null, wealth, homeless)], who, day)).toBeNull();
    expect(bestGain([notice(null, unread, wealth)], who, day)).toBeNull();
    for (const lacking of [
      income('FAMILY', 431),
      { kind: 'home', whose: 'HOUSEHOLD' },
      { kind: 'assets', whose: 'HOUSEHOLD', limit: 1 },
      { kind: 'residence', areas: ['1162000000'], orWork: true },
    ] satisfies Condition[])
      expect(bestGain([notice(null, lacking)], { ...who, familySize: null }, day)).toBeNull();
    expect(bestGain(notices, KNOWN_PERSON, day)).toBeNull();
    expect(
      bestGain(
        [
          {
            until: null,
            conditions: { on: null, ranks: [...asking(young).ranks, ...asking(wealth).ranks] },
          },
        ],
        who,
        day,
      ),
    ).toBeNull();
  });
});
