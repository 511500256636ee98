import { describe, expect, it } from 'vitest';
import {
  compareChecklists,
  newChecklist,
  withEntry,
  withRoom,
  type CheckGrade,
  type Checklist,
} from '#core';
import { ID, item, stampAt } from './checklist-samples';

const at = stampAt(1);
const MORE = { good: 4, fair: 2, isLessBetter: false };
const LESS = { good: 6, fair: 10, isLessBetter: true };
const CATALOGUE = [
  item('mould'),
  item('pressure', { measure: { by: 'TIMER', unit: 'SECONDS', limits: LESS } }),
  item('sockets', { measure: { by: 'NUMBER', unit: 'COUNT', limits: MORE } }),
  item('fan', { isUsual: false }),
];
const bath = (name: string) => ({ room: 'BATH', item: name });
const graded = (name: string, grade: CheckGrade, on = newChecklist(ID)) =>
  withEntry(on, bath(name), 'grade', grade, at);
const read = (name: string, reading: number, on = newChecklist(ID)) =>
  withEntry(on, bath(name), 'reading', reading, at);
const best = (name: string, ...lists: readonly Checklist[]) =>
  compareChecklists(lists, CATALOGUE)
    .rows.find((row) => row.name === name)
    ?.cells.map((cell) => cell?.isBest ?? null);

describe('checklists side by side', () => {
  it('mark the best of a row, and several that are alike', () => {
    const [good, fair, bad] = [
      graded('mould', 'GOOD'),
      graded('mould', 'FAIR'),
      graded('mould', 'BAD'),
    ];
    expect(best('mould', fair, good, bad)).toEqual([false, true, false]);
    expect(best('mould', good, bad, good)).toEqual([true, false, true]);
  });

  it('mark none where all are alike or one alone is known', () => {
    const good = graded('mould', 'GOOD');
    expect(best('mould', good, good)).toEqual([false, false]);
    expect(best('mould', good, newChecklist(ID))).toEqual([false, false]);
    expect(best('mould', good, graded('mould', 'UNKNOWN'))).toEqual([false, false]);
    expect(compareChecklists([], CATALOGUE)).toEqual({ totals: [], rows: [] });
  });

  it('let readings decide within a grade, where all have one', () => {
    expect(best('pressure', read('pressure', 3), read('pressure', 5))).toEqual([true, false]);
    expect(best('sockets', read('sockets', 5), read('sockets', 6))).toEqual([false, true]);
    expect(best('pressure', read('pressure', 3), graded('pressure', 'GOOD'))).toEqual([
      false,
      false,
    ]);
    const chosen = graded('pressure', 'BAD', read('pressure', 1));
    expect(best('pressure', chosen, read('pressure', 9))).toEqual([false, true]);
  });

  it('say nothing where an item is not on the list of one', () => {
    const fan = withEntry(graded('fan', 'GOOD'), bath('fan'), 'isShown', true, at);
    expect(best('fan', newChecklist(ID), fan)).toEqual([null, false]);
  });

  it('set own items and rooms of the same name side by side, each in a row of its own', () => {
    const own = (id: string, on = newChecklist(ID)) =>
      withEntry(on, bath(id), 'own', { area: 'BATH', name: '거울' }, at);
    const { rows } = compareChecklists([own('a'), own('b', own('c'))], CATALOGUE);
    expect(rows.filter(({ name }) => name === '거울').map(({ cells }) => cells.length)).toEqual([
      2, 2,
    ]);
    const room = (id: string) =>
      withRoom(newChecklist(ID), { id, area: 'BATH', name: { value: '안방 욕실', at } });
    const two = compareChecklists([room('r1'), room('r2')], CATALOGUE);
    expect(two.rows.filter((one) => one.room === '안방 욕실')).toHaveLength(3);
    expect(new Set(two.rows.map(({ key }) => key)).size).toBe(two.rows.length);
  });

  it('have totals, of which the best is marked', () => {
    const { totals } = compareChecklists(
      [graded('mould', 'BAD'), graded('mould', 'GOOD'), newChecklist(ID)],
      CATALOGUE,
    );
    expect(totals.map(({ points, isBest }) => [points, isBest])).toEqual([
      [0, false],
      [100, true],
      [null, false],
    ]);
  });
});
