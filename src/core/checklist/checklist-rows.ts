import { CHECK_AREAS, checkAreaName, type CheckArea } from './catalogue';
import type { ChecklistItem, CheckMeasure, CheckWeight, MeasureLimits } from './catalogue';
import {
  CHECK_GRADE,
  emptyEntry,
  isPhotoThere,
  type CheckGrade,
  type Checklist,
  type ChecklistEntry,
  type ChecklistPhoto,
} from './checklist';
import { entryKey } from './merge-checklists';

/** An item in a room as a person sees it, with what was written of it. */
export interface ChecklistRow {
  readonly room: string;
  readonly item: string;
  readonly name: string;
  readonly how: string | null;
  readonly why: string | null;
  readonly kind: 'GRADE' | 'TEXT';
  readonly measure: CheckMeasure | null;
  readonly weight: CheckWeight;
  readonly isOwn: boolean;
  /** As the person chose it, else as the reading says; null where neither is there. */
  readonly grade: CheckGrade | null;
  /** Whether the person chose it. */
  readonly isChosen: boolean;
  readonly reading: number | null;
  readonly note: string;
  readonly photos: readonly ChecklistPhoto[];
}

/** A room with its rows. */
export interface ChecklistSection {
  /** A `CheckArea`, or the id of a room of one's own. */
  readonly room: string;
  readonly area: CheckArea;
  readonly name: string;
  readonly rows: readonly ChecklistRow[];
}

/** What a reading says of itself; null where a number alone says nothing. */
export function gradeOfReading(reading: number, limits: MeasureLimits | null): CheckGrade | null {
  if (limits === null) return null;
  const isWithin = (limit: number) => (limits.isLessBetter ? reading <= limit : reading >= limit);
  if (isWithin(limits.good)) return CHECK_GRADE.GOOD;
  return isWithin(limits.fair) ? CHECK_GRADE.FAIR : CHECK_GRADE.BAD;
}

/**
 * The rooms of a checklist with the items that are on it, in the order of a walk through the house;
 * own rooms stand behind that of their area, own items behind those of the catalogue. A room in
 * which nothing is on the list is left out.
 */
export function checklistSections(
  checklist: Checklist,
  catalogue: readonly ChecklistItem[],
): readonly ChecklistSection[] {
  const entries = new Map(checklist.entries.map((one) => [entryKey(one), one]));
  return roomsOf(checklist)
    .map(({ room, area, name }) => ({
      room,
      area,
      name,
      rows: [
        ...catalogue
          .filter((item) => item.area === area)
          .map((item) => ({ item, entry: entries.get(entryKey({ room, item: item.id })) }))
          .filter(({ item, entry }) => entry?.isShown?.value ?? item.isUsual)
          .map(({ item, entry }) => rowOf(checklist, entry ?? emptyEntry(room, item.id), item)),
        ...checklist.entries
          .filter((entry) => entry.room === room && entry.isShown?.value !== false)
          .flatMap((entry) => ownRow(checklist, entry)),
      ],
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Items of the catalogue that a room could have and has not, in their order. */
export function itemsToAdd(
  checklist: Checklist,
  section: { readonly room: string; readonly area: CheckArea },
  catalogue: readonly ChecklistItem[],
): readonly ChecklistItem[] {
  const shown = checklistSections(checklist, catalogue).find(({ room }) => room === section.room);
  const there = new Set(shown?.rows.map(({ item }) => item));
  return catalogue.filter(({ id, area }) => area === section.area && !there.has(id));
}

/** Every room there is, also one without a row. */
export function roomsOf(checklist: Checklist) {
  return CHECK_AREAS.flatMap((area) => [
    { room: area, area, name: checkAreaName(area) },
    ...checklist.rooms.flatMap((own) =>
      own.area === area && own.name.value !== null
        ? [{ room: own.id, area, name: own.name.value }]
        : [],
    ),
  ]);
}

function rowOf(
  checklist: Checklist,
  entry: ChecklistEntry,
  item: Omit<ChecklistItem, 'how' | 'why'> & { how: string | null; why: string | null },
): ChecklistRow {
  const { reading, told } = readIn(entry, item.measure);
  const chosen = entry.grade?.value ?? null;
  return {
    room: entry.room,
    item: entry.item,
    name: item.name,
    how: item.how,
    why: item.why,
    kind: item.kind,
    measure: item.measure,
    weight: entry.weight?.value ?? item.weight,
    isOwn: item.id === '',
    grade: item.kind === 'TEXT' ? null : (chosen ?? told),
    isChosen: item.kind === 'GRADE' && chosen !== null,
    reading,
    note: entry.note?.value ?? '',
    photos: checklist.photos.filter(
      (one) => isPhotoThere(one) && one.room === entry.room && one.item === entry.item,
    ),
  };
}

/** What was measured, and what that says of itself; nothing of an item that is not measured. */
function readIn(entry: ChecklistEntry, measure: CheckMeasure | null) {
  const reading = entry.reading?.value ?? null;
  if (measure === null || reading === null) return { reading: null, told: null };
  return { reading, told: gradeOfReading(reading, measure.limits) };
}

const OWN = { how: null, why: null, kind: 'GRADE', measure: null, weight: 2 } as const;

function ownRow(checklist: Checklist, entry: ChecklistEntry): ChecklistRow[] {
  const own = entry.own?.value ?? null;
  if (own === null) return [];
  return [rowOf(checklist, entry, { ...OWN, id: '', isUsual: false, ...own })];
}
