import { describe, expect, it } from 'vitest';
import {
  checkGradeName,
  checklistSections,
  checklistTally,
  checklistTotal,
  itemsToAdd,
  newChecklist,
  rowsOf,
  withEntry,
  withPhoto,
  withRoom,
  withoutPhoto,
} from '#core';
import { ID, item, photoOf, stampAt } from './checklist-samples';

const LESS = { good: 6, fair: 10, isLessBetter: true };
const CATALOGUE = [
  item('wall', { area: 'ROOM' }),
  item('pressure', { measure: { by: 'TIMER', unit: 'SECONDS', limits: LESS }, weight: 3 }),
  item('fan', { isUsual: false, weight: 1 }),
  item('words', { area: 'COST', kind: 'TEXT', weight: 0 }),
];
const at = stampAt(1);
const BLANK = newChecklist(ID);
const bath = (name: string) => ({ room: 'BATH', item: name });
const rows = (checklist: typeof BLANK) => rowsOf(checklistSections(checklist, CATALOGUE));

describe('the rows of a checklist', () => {
  it('are the usual items by rooms, with nothing answered', () => {
    const sections = checklistSections(BLANK, CATALOGUE);
    expect(sections.map(({ name }) => name)).toEqual(['방', '욕실', '관리비']);
    expect(rows(BLANK).map((row) => [row.item, row.grade, row.note])).toEqual([
      ['wall', null, ''],
      ['pressure', null, ''],
      ['words', null, ''],
    ]);
  });

  it('take items on and off the list, and items of one’s own', () => {
    let own = withEntry(BLANK, bath('fan'), 'isShown', true, at);
    own = withEntry(own, bath('pressure'), 'isShown', false, at);
    own = withEntry(own, bath('own-1'), 'own', { area: 'BATH', name: '거울' }, at);
    own = withEntry(own, bath('own-2'), 'own', { area: 'BATH', name: '선반' }, at);
    own = withEntry(own, bath('own-2'), 'isShown', false, at);
    own = withEntry(own, bath('own-3'), 'own', null, at);
    const shown = rows(own).filter(({ room }) => room === 'BATH');
    expect(shown.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['fan', false],
      ['거울', true],
    ]);
    const section = { room: 'BATH', area: 'BATH' } as const;
    expect(itemsToAdd(own, section, CATALOGUE).map(({ id }) => id)).toEqual(['pressure']);
  });

  it('stand again in a second room, until that is taken away', () => {
    const name = { value: '작은 방', at };
    const two = withRoom(BLANK, { id: 'room-2', area: 'ROOM', name });
    expect(checklistSections(two, CATALOGUE).map((one) => one.name)).toContain('작은 방');
    const gone = { id: 'room-2', area: 'ROOM', name: { value: null, at: stampAt(2) } } as const;
    expect(checklistSections(withRoom(two, gone), CATALOGUE)).toHaveLength(3);
  });

  it('offer every item of a room that has none on the list', () => {
    const none = withEntry(BLANK, { room: 'ROOM', item: 'wall' }, 'isShown', false, at);
    const section = { room: 'ROOM', area: 'ROOM' } as const;
    expect(itemsToAdd(none, section, CATALOGUE).map(({ id }) => id)).toEqual(['wall']);
  });

  it('take the grade from a reading until the person chooses one', () => {
    const read = withEntry(BLANK, bath('pressure'), 'reading', 7.4, at);
    const [row] = rows(read).filter((one) => one.item === 'pressure');
    expect(row).toMatchObject({ grade: 'FAIR', isChosen: false, reading: 7.4 });
    const chosen = withEntry(read, bath('pressure'), 'grade', 'GOOD', at);
    const [other] = rows(chosen).filter((one) => one.item === 'pressure');
    expect(other).toMatchObject({ grade: 'GOOD', isChosen: true, reading: 7.4 });
  });

  it('have neither a reading nor a grade that their item does not know', () => {
    let foreign = withEntry(BLANK, { room: 'ROOM', item: 'wall' }, 'reading', 3, at);
    foreign = withEntry(foreign, { room: 'COST', item: 'words' }, 'grade', 'BAD', at);
    const [wall, , words] = rows(foreign);
    expect(wall?.reading).toBeNull();
    expect(words).toMatchObject({ grade: null, isChosen: false });
  });

  it('carry their photos and weights of one’s own', () => {
    let own = withPhoto(BLANK, photoOf('p1', { item: 'pressure' }));
    own = withPhoto(own, photoOf('p2', { item: 'pressure' }));
    own = withPhoto(own, photoOf('p3', { item: 'fan' }));
    own = withPhoto(own, photoOf('p4', { room: 'ROOM', item: 'pressure' }));
    own = withoutPhoto(own, 'p2', at);
    own = withEntry(own, bath('pressure'), 'weight', 1, at);
    const [row] = rows(own).filter((one) => one.item === 'pressure');
    expect(row?.photos.map(({ id }) => id)).toEqual(['p1']);
    expect(row?.weight).toBe(1);
  });
});

describe('what a checklist comes to', () => {
  const graded = (
    grade: 'GOOD' | 'FAIR' | 'BAD' | 'UNKNOWN' | null,
    weight: 0 | 1 | 2 | 3 = 2,
  ) => ({
    grade,
    weight,
    kind: 'GRADE' as const,
  });

  it('is the mean by weight of what is known', () => {
    const some = [graded('GOOD', 3), graded('FAIR', 1), graded('UNKNOWN'), graded(null)];
    expect(checklistTotal(some)).toEqual({ points: 88, from: 2, of: 4 });
    expect(checklistTotal([...some, graded('BAD', 0)])).toEqual({ points: 88, from: 2, of: 4 });
  });

  it('is nothing where nothing is known', () => {
    expect(checklistTotal([graded(null), graded('UNKNOWN')])).toMatchObject({ points: null });
  });

  it('counts grades, and apart what is not answered', () => {
    const some = [graded('GOOD'), graded('FAIR'), graded('BAD'), graded('UNKNOWN'), graded(null)];
    expect(checklistTally([...some, { ...graded(null), kind: 'TEXT' }])).toEqual({
      good: 1,
      fair: 1,
      bad: 1,
      unknown: 1,
      open: 1,
      of: 5,
      answered: 4,
    });
  });

  it('is called by its name', () => {
    expect(checkGradeName('GOOD')).toBe('좋음');
    expect(checkGradeName('UNKNOWN')).toBe('모름');
  });
});
