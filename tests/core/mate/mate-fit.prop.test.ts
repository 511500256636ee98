import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  habitPoints,
  HABIT_NAMES,
  HABITS,
  mateFit,
  mateRank,
  mayMeet,
  NO_HABITS,
  RANK_START,
  type FitSentence,
} from '#core';
import { anyCompared, anyMate, TODAY } from '../../support/mates';

const subjects = (sentences: readonly FitSentence[]) => sentences.map(({ subject }) => subject);

describe('any two people', () => {
  test('read the same reasons, and of the same subjects to talk about', () => {
    fc.assert(
      fc.property(anyCompared, anyCompared, (one, other) => {
        const mine = mateFit(one, other, TODAY);
        const theirs = mateFit(other, one, TODAY);
        expect(theirs.shared).toEqual(mine.shared);
        expect(subjects(theirs.toTalk)).toEqual(subjects(mine.toTalk));
      }),
      { numRuns: 500 },
    );
  });

  test('read of a subject once, in full sentences, and of no share', () => {
    fc.assert(
      fc.property(anyCompared, anyCompared, (one, other) => {
        const { shared, toTalk } = mateFit(one, other, TODAY);
        const all = [...shared, ...toTalk];
        expect(new Set(subjects(all)).size).toBe(all.length);
        for (const { text } of all) {
          expect(text).toMatch(/^[^%]*요( · [^%]+)?$/);
          expect(text).not.toMatch(/\d\s*(?:%|점|\/)|퍼센트/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('read nothing of a habit that one of them has not said', () => {
    fc.assert(
      fc.property(anyMate, anyMate, (one, other) => {
        const { shared, toTalk } = mateFit({ ...one, habits: NO_HABITS }, other, TODAY);
        const said = subjects([...shared, ...toTalk]);
        expect(HABIT_NAMES.filter((habit) => said.includes(habit))).toEqual([]);
      }),
    );
  });

  test('meet whoever of them is looked at first', () => {
    fc.assert(
      fc.property(anyMate, anyMate, (one, other) => {
        expect(mayMeet(other, one)).toBe(mayMeet(one, other));
      }),
    );
  });

  test('have no habit in common with themselves that they did not say, and differ in none', () => {
    fc.assert(
      fc.property(anyCompared, (one) => {
        const { shared, toTalk } = mateFit(one, one, TODAY);
        const said = HABIT_NAMES.filter((habit) => one.habits[habit] !== null);
        const isHabit = (subject: string): boolean => Object.hasOwn(HABITS, subject);
        expect(subjects(shared).filter(isHabit).toSorted()).toEqual(said.toSorted());
        expect(subjects(toTalk).filter(isHabit)).toEqual([]);
      }),
    );
  });
});

test('two people stand as high for the one as for the other, and never below 0', () => {
  fc.assert(
    fc.property(anyCompared, anyCompared, (one, other) => {
      const rank = mateRank(one, other, TODAY);
      expect(mateRank(other, one, TODAY)).toBe(rank);
      expect(rank).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('whom one may live with stands before whom one may not', () => {
  fc.assert(
    fc.property(anyMate, anyMate, anyMate, (me, one, other) => {
      if (mayMeet(me, one) && !mayMeet(me, other))
        expect(mateRank(me, one, TODAY)).toBeGreaterThan(mateRank(me, other, TODAY));
    }),
    { numRuns: 500 },
  );
});

test('of whom habits alone are known, each habit counts by itself', () => {
  const lives = anyCompared.map(({ habits }) => ({ side: null, habits }));
  fc.assert(
    fc.property(lives, lives, (one, other) => {
      const counted = HABIT_NAMES.map((habit) => habitPoints(habit, one.habits, other.habits));
      expect(mateRank(one, other, TODAY)).toBe(
        counted.reduce((sum, points) => sum + points, RANK_START.ofMeeting),
      );
    }),
  );
});

test('who may not live together stands no higher than the most of such', () => {
  fc.assert(
    fc.property(anyMate, anyMate, (one, other) => {
      expect(mateRank(one, other, TODAY) > RANK_START.mostOfOthers).toBe(mayMeet(one, other));
    }),
  );
});
