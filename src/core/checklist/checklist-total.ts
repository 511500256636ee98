import type { CheckGrade } from './checklist';
import type { ChecklistRow, ChecklistSection } from './checklist-rows';

/** How many rows have which grade; rows that are noted alone are no part of it. */
export interface ChecklistTally {
  readonly good: number;
  readonly fair: number;
  readonly bad: number;
  readonly unknown: number;
  /** Not answered yet. */
  readonly open: number;
  readonly of: number;
  /** Rows that something was answered to, UNKNOWN too: the 18 of 18/24. */
  readonly answered: number;
}

/** What a checklist comes to. */
export interface ChecklistTotal {
  /** 0 to 100; null where nothing that counts is known. */
  readonly points: number | null;
  /** How many rows it is made of. */
  readonly from: number;
  /** How many rows would count. */
  readonly of: number;
}

type RowLike = Pick<ChecklistRow, 'grade' | 'kind' | 'weight'>;

export function checklistTally(rows: readonly RowLike[]): ChecklistTally {
  const graded = rows.filter(({ kind }) => kind === 'GRADE');
  const count = (grade: CheckGrade | null) => graded.filter((row) => row.grade === grade).length;
  const open = count(null);
  return {
    good: count('GOOD'),
    fair: count('FAIR'),
    bad: count('BAD'),
    unknown: count('UNKNOWN'),
    open,
    of: graded.length,
    answered: graded.length - open,
  };
}

export const rowsOf = (sections: readonly ChecklistSection[]): readonly ChecklistRow[] =>
  sections.flatMap(({ rows }) => rows);

const POINTS: Readonly<Record<CheckGrade, number | null>> = {
  GOOD: 100,
  FAIR: 50,
  BAD: 0,
  UNKNOWN: null,
};

/** The mean by weight of what is known, in whole numbers; what is not answered or unknown does not count. */
export function checklistTotal(rows: readonly RowLike[]): ChecklistTotal {
  const counting = rows.filter(({ kind, weight }) => kind === 'GRADE' && weight > 0);
  const known = counting.flatMap(({ grade, weight }) => {
    const points = grade === null ? null : POINTS[grade];
    return points === null ? [] : [{ points, weight }];
  });
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const points = known.reduce((sum, one) => sum + one.points * one.weight, 0);
  return {
    points: known.length === 0 ? null : Math.round(points / weights),
    from: known.length,
    of: counting.length,
  };
}
