import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOf, conditionsOf, UNKNOWN_CONDITIONS, type Condition } from '#core';
import { roundTrips } from '../../support/laws';
import { conditions, noticeConditions } from '../../support/notice-values';

const unread = (text = ''): Condition => ({ kind: 'unread', text });

describe('conditionOf', () => {
  it.each<readonly [unknown, Condition]>([
    [
      { kind: 'age', from: '19', to: 39 },
      { kind: 'age', from: 19, to: 39 },
    ],
    [
      { kind: 'age', from: 19 },
      { kind: 'age', from: 19, to: null },
    ],
    [
      { kind: 'age', from: null, to: 39 },
      { kind: 'age', from: null, to: 39 },
    ],
    [
      { kind: 'home', whose: 'HOUSEHOLD' },
      { kind: 'home', whose: 'HOUSEHOLD' },
    ],
    [
      { kind: 'income', whose: 'SELF', limits: ['4310000'], more: 1 },
      { kind: 'income', whose: 'SELF', limits: [4_310_000], further: null },
    ],
    [
      { kind: 'income', whose: 'FAMILY', limits: [1, 2], further: 3 },
      { kind: 'income', whose: 'FAMILY', limits: [1, 2], further: 3 },
    ],
    [
      { kind: 'assets', whose: 'FAMILY', limit: 0 },
      { kind: 'assets', whose: 'FAMILY', limit: 0 },
    ],
    [
      { kind: 'car', limit: 0 },
      { kind: 'car', limit: 0 },
    ],
    [
      { kind: 'residence', areas: ['0000000000', '4183025021'], orWork: false },
      { kind: 'residence', areas: ['0000000000', '4183025021'], orWork: false },
    ],
    [
      { kind: 'residence', areas: ['1100000000'], orWork: true },
      { kind: 'residence', areas: ['1100000000'], orWork: true },
    ],
    [
      { kind: 'residence', areas: ['1100000000'], names: ['서울'], orWork: true },
      { kind: 'residence', areas: ['1100000000'], names: ['서울'], orWork: true },
    ],
    ...[['서울', '경기'], [7], [''], '서울'].map(
      (names) =>
        [
          { kind: 'residence', areas: ['1100000000'], names, orWork: true },
          { kind: 'residence', areas: ['1100000000'], orWork: true },
        ] as const,
    ),
    [{ kind: 'apart', text: 'x' }, { kind: 'apart' }],
    [
      { kind: 'occupation', anyOf: ['STUDENT'] },
      { kind: 'occupation', anyOf: ['STUDENT'] },
    ],
    [
      { kind: 'marriage', anyOf: ['SINGLE', 'MARRIED'] },
      { kind: 'marriage', anyOf: ['SINGLE', 'MARRIED'] },
    ],
    [
      { kind: 'group', anyOf: ['DISABLED'] },
      { kind: 'group', anyOf: ['DISABLED'] },
    ],
    [{ kind: 'unread', text: '추천' }, unread('추천')],
  ])('reads %j', (value, condition) => {
    expect(conditionOf(value)).toEqual(condition);
  });

  it.each([
    { kind: 'age' },
    { kind: 'age', from: 'young', to: 39 },
    { kind: 'age', from: 19, to: 'old' },
    { kind: 'age', from: -1, to: null },
    { kind: 'age', from: 19.5, to: null },
    { kind: 'home' },
    { kind: 'home', whose: 'FAMILY' },
    { kind: 'income', whose: 'SELF', limits: [] },
    { kind: 'income', whose: 'SELF', limits: 4_310_000 },
    { kind: 'income', whose: 'SELF', limits: [4_310_000, null] },
    { kind: 'income', whose: 'SELF', limits: [4_310_000], further: 'more' },
    { kind: 'income', whose: 'ALL', limits: [4_310_000] },
    { kind: 'assets', whose: 'SELF' },
    { kind: 'assets', limit: 1 },
    { kind: 'assets', whose: 'SELF', limit: Number.MAX_SAFE_INTEGER + 1 },
    { kind: 'car' },
    { kind: 'car', limit: -1 },
    { kind: 'residence', areas: [], orWork: false },
    { kind: 'residence', areas: ['1100000000', 11], orWork: false },
    { kind: 'residence', areas: ['서울'], orWork: false },
    { kind: 'residence', areas: ['0012345678'], orWork: false },
    { kind: 'residence', areas: ['1100000000', '1100010100'], orWork: false },
    { kind: 'residence', areas: ['1162000001'], orWork: false },
    { kind: 'residence', areas: ['1100000000'], orWork: 'yes' },
    { kind: 'residence', areas: ['1100000000'], orWork: null },
    { kind: 'residence', areas: ['1100000000'] },
    { kind: 'occupation', anyOf: [] },
    { kind: 'occupation', anyOf: ['STUDENT', 'PIRATE'] },
    { kind: 'marriage', anyOf: 'SINGLE' },
    { kind: 'group', anyOf: ['toString'] },
    { kind: 'constructor' },
    { kind: '__proto__' },
    { kind: 7 },
    {},
    null,
    'age',
  ])('cannot read %j, and leaves it no less asked', (value) => {
    expect(conditionOf(value)).toEqual(unread());
  });

  it('keeps the words of what it cannot read, up to a length', () => {
    expect(conditionOf({ kind: 'age', text: '청년' })).toEqual(unread('청년'));
    expect(conditionOf({ kind: 'luck', text: '가'.repeat(400) })).toEqual(unread('가'.repeat(300)));
    expect(conditionOf({ kind: 'luck', text: 7 })).toEqual(unread());
  });

  it('reads what it wrote', () => {
    // An age without any limit asks nothing, and is not read.
    const written = conditions.filter(
      (one) => one.kind !== 'age' || one.from !== null || one.to !== null,
    );
    roundTrips(
      written,
      (one) => JSON.stringify(one),
      (text) => conditionOf(JSON.parse(text)),
    );
  });
});

describe('conditionsOf', () => {
  it.each([undefined, null, 1, 'ranks', [], {}, { ranks: 'all' }, { on: 'soon', ranks: {} }])(
    'knows nothing of %j',
    (value) => {
      expect(conditionsOf(value)).toEqual(UNKNOWN_CONDITIONS);
    },
  );

  it('reads the day, the ranks and their names', () => {
    expect(
      conditionsOf({
        on: '20261110',
        ranks: [
          { name: '1순위', conditions: [{ kind: 'apart' }, { kind: 'luck', text: '운' }] },
          { name: '2순위', conditions: [] },
          { name: '', conditions: 'none' },
          { name: '3순위', conditions: { kind: 'apart' } },
          { name: 3 },
          null,
        ],
      }),
    ).toEqual({
      on: '20261110',
      ranks: [
        { name: '1순위', conditions: [{ kind: 'apart' }, unread('운')] },
        { name: '2순위', conditions: [] },
        { name: null, conditions: [unread()] },
        { name: '3순위', conditions: [unread()] },
        { name: null, conditions: [unread()] },
        { name: null, conditions: [unread()] },
      ],
    });
  });

  it.each(['soon', '2026-11-10', '20260230', 20261110, '', false, {}])(
    'cannot read an age on the day %j, and everything else all the same',
    (on) => {
      const young = { kind: 'age', from: 19, to: 39 };
      expect(
        conditionsOf({
          on,
          ranks: [
            { name: '1순위', conditions: [{ ...young, text: '청년' }, { kind: 'apart' }] },
            { name: '2순위', conditions: [young] },
          ],
        }),
      ).toEqual({
        on: null,
        ranks: [
          { name: '1순위', conditions: [unread('청년'), { kind: 'apart' }] },
          { name: '2순위', conditions: [unread()] },
        ],
      });
    },
  );

  it.each([undefined, null])('counts an age on the day of the question where %j is named', (on) => {
    const young: Condition = { kind: 'age', from: 19, to: 39 };
    const ranks = [{ name: null, conditions: [young] }];
    expect(conditionsOf({ on, ranks })).toEqual({ on: null, ranks });
  });

  it('leaves no rank and no condition out, and reads itself', () => {
    fc.assert(
      fc.property(
        fc.record({
          on: fc.anything(),
          ranks: fc.array(fc.record({ name: fc.anything(), conditions: fc.array(fc.anything()) })),
        }),
        (value) => {
          const read = conditionsOf(value);
          expect(read.ranks.map((rank) => rank.conditions.length)).toEqual(
            value.ranks.map((rank) => rank.conditions.length),
          );
          expect(conditionsOf(read)).toEqual(read);
        },
      ),
    );
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), noticeConditions), (value) => {
        expect(Array.isArray(conditionsOf(value).ranks)).toBe(true);
      }),
    );
  });
});
