import type { ChecklistItem, CheckMeasure } from './catalogue';
import type { CheckGrade, Checklist } from './checklist';
import { checklistSections, type ChecklistRow, type ChecklistSection } from './checklist-rows';
import { checklistTotal, rowsOf, type ChecklistTotal } from './checklist-total';

/** What one checklist says of an item; null of what it does not say. */
export interface ComparedCell {
  readonly grade: CheckGrade | null;
  readonly reading: number | null;
  readonly note: string;
  /** The best of the row; several where they are alike, none where all are or too little is known. */
  readonly isBest: boolean;
}

/** An item with what each checklist says of it, in their order; null where it is not on one. */
export interface ComparedRow {
  readonly key: string;
  /** What the room is called. */
  readonly room: string;
  readonly name: string;
  readonly measure: CheckMeasure | null;
  readonly cells: readonly (ComparedCell | null)[];
}

export interface ComparedChecklists {
  readonly totals: readonly (ChecklistTotal & { readonly isBest: boolean })[];
  readonly rows: readonly ComparedRow[];
}

/**
 * Checklists side by side: rooms and items that are the same share a row, of one's own those of the
 * same room and name. Nothing is made up: what is not known is never the best.
 */
export function compareChecklists(
  checklists: readonly Checklist[],
  catalogue: readonly ChecklistItem[],
): ComparedChecklists {
  const columns = checklists.map((checklist) => {
    const sections = checklistSections(checklist, catalogue);
    return { column: keyedRows(sections), total: checklistTotal(rowsOf(sections)) };
  });
  const places = new Map<string, KeyedRow>();
  for (const { column } of columns)
    for (const keyed of column.values()) if (!places.has(keyed.key)) places.set(keyed.key, keyed);
  const bestTotals = bestOf(columns.map(({ total }) => total.points));
  return {
    totals: columns.map(({ total }, n) => ({ ...total, isBest: bestTotals.has(n) })),
    rows: [...places.values()].map(({ key, room, row: { name, measure } }) => {
      const rows = columns.map(({ column }) => column.get(key)?.row ?? null);
      const best = bestRows(rows);
      return {
        key,
        room,
        name,
        measure,
        cells: rows.map((row, n) =>
          row === null
            ? null
            : { grade: row.grade, reading: row.reading, note: row.note, isBest: best.has(n) },
        ),
      };
    }),
  };
}

interface KeyedRow {
  readonly key: string;
  readonly room: string;
  readonly row: ChecklistRow;
}

/** The rows of one checklist by what they have in common with those of others. */
function keyedRows(sections: readonly ChecklistSection[]): ReadonlyMap<string, KeyedRow> {
  const keyed = new Map<string, KeyedRow>();
  for (const { area, room, name, rows } of sections)
    for (const row of rows) {
      const own = room === area ? area : `${area}/${name}`;
      let key = `${own}/${row.isOwn ? `=${row.name}` : row.item}`;
      // A second of the same name stands in a row of its own.
      while (keyed.has(key)) key += '+';
      keyed.set(key, { key, room: name, row });
    }
  return keyed;
}

const RANK: Readonly<Record<CheckGrade, number | null>> = {
  GOOD: 2,
  FAIR: 1,
  BAD: 0,
  UNKNOWN: null,
};

/** Which rows are the best. Readings decide among those of the best grade, where all of them have one. */
function bestRows(rows: readonly (ChecklistRow | null)[]): ReadonlySet<number> {
  const ranks = rows.map((row) => (row === null || row.grade === null ? null : RANK[row.grade]));
  const most = mostOf(ranks);
  const readings = rows.map((row, n) => {
    const limits = row?.measure?.limits ?? null;
    if (row === null || limits === null || row.reading === null || ranks[n] !== most) return null;
    return limits.isLessBetter ? -row.reading : row.reading;
  });
  const isMeasured = ranks.every(
    (rank, n) => rank !== most || rank === null || readings[n] !== null,
  );
  const finest = mostOf(readings);
  if (!isMeasured || finest === null) return bestOf(ranks);
  return bestOf(ranks.map((rank, n) => (readings[n] === finest ? 3 : rank)));
}

const mostOf = (merits: readonly (number | null)[]): number | null =>
  merits.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);

/** Which are the best, where two or more are known and not all of these are alike. */
function bestOf(merits: readonly (number | null)[]): ReadonlySet<number> {
  const known = merits.filter((merit) => merit !== null);
  const most = mostOf(merits);
  if (known.length < 2 || known.every((merit) => merit === most)) return new Set();
  return new Set([...merits.keys()].filter((n) => merits[n] === most));
}
