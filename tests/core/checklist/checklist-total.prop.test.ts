import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_GRADE, CHECK_WEIGHTS, checklistTally, checklistTotal, type CheckGrade } from '#core';

const anyGrade = fc.option(fc.constantFrom(...Object.values(CHECK_GRADE)), { nil: null });
const anyRow = fc.record({
  grade: anyGrade,
  weight: fc.constantFrom(...CHECK_WEIGHTS),
  kind: fc.constantFrom('GRADE' as const, 'TEXT' as const),
});
const BETTER: Readonly<Record<CheckGrade, CheckGrade>> = {
  BAD: 'FAIR',
  FAIR: 'GOOD',
  GOOD: 'GOOD',
  UNKNOWN: 'UNKNOWN',
};

describe('the total of a checklist', () => {
  it('is a whole number from 0 to 100, made of no more rows than would count', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { points, from, of } = checklistTotal(rows);
        expect(from).toBeLessThanOrEqual(of);
        expect(points === null).toBe(from === 0);
        expect(Number.isInteger(points ?? 0)).toBe(true);
        expect(points ?? 0).toBeGreaterThanOrEqual(0);
        expect(points ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is not moved by what is not answered, unknown, noted alone or without weight', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const aside = [
          { grade: null, weight: 3, kind: 'GRADE' },
          { grade: 'UNKNOWN', weight: 3, kind: 'GRADE' },
          { grade: 'BAD', weight: 0, kind: 'GRADE' },
          { grade: 'BAD', weight: 3, kind: 'TEXT' },
        ] as const;
        expect(checklistTotal([...rows, ...aside]).points).toBe(checklistTotal(rows).points);
      }),
    );
  });

  it('never falls when an answer gets better', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1 }), fc.nat(), (rows, n) => {
        const better = rows.map((row, k) =>
          k === n % rows.length && row.grade !== null ? { ...row, grade: BETTER[row.grade] } : row,
        );
        expect(checklistTotal(better).points ?? 0).toBeGreaterThanOrEqual(
          checklistTotal(rows).points ?? 0,
        );
      }),
    );
  });

  it('has a tally that adds up', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { good, fair, bad, unknown, open, of, answered } = checklistTally(rows);
        expect(good + fair + bad + unknown).toBe(answered);
        expect(answered + open).toBe(of);
      }),
    );
  });
});
