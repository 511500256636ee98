import { compareHybrid, type HybridStamp } from '../shared/hybrid-clock';
import {
  isPhotoThere,
  newChecklist,
  type Checklist,
  type ChecklistEntry,
  type ChecklistPhoto,
  type ChecklistRoom,
} from './checklist';
import { laterOf, laterOfTwo, laterStamp, laterText } from './stamped';

/**
 * Two versions of one checklist as one: of each field the later, and every photo that nobody removed
 * (spec/readings R51). In whatever order and however often versions meet, all come out the same.
 */
export function mergeChecklists(a: Checklist, b: Checklist): Checklist {
  return {
    id: a.id,
    title: laterOf(a.title, b.title),
    place: laterOf(a.place, b.place),
    contact: laterOf(a.contact, b.contact),
    seenOn: laterOf(a.seenOn, b.seenOn),
    note: laterOf(a.note, b.note),
    rooms: joined(a.rooms, b.rooms, ({ id }) => id, mergedRoom),
    entries: joined(a.entries, b.entries, entryKey, mergedEntry),
    photos: joined(a.photos, b.photos, ({ id }) => id, mergedPhoto),
    removed: laterStamp(a.removed, b.removed),
  };
}

/** Ids have no slash, so that no two entries have the same. */
export const entryKey = ({ room, item }: { readonly room: string; readonly item: string }) =>
  `${room}/${item}`;

/** A list in the order of its keys, each once. */
export const inOrder = <One>(
  list: readonly One[],
  key: (one: One) => string,
  merge: (a: One, b: One) => One,
): One[] => {
  const byKey = new Map<string, One>();
  for (const one of list) {
    const other = byKey.get(key(one));
    byKey.set(key(one), other === undefined ? one : merge(other, one));
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

const joined = <One>(
  a: readonly One[],
  b: readonly One[],
  key: (one: One) => string,
  merge: (a: One, b: One) => One,
): One[] => inOrder([...a, ...b], key, merge);

export const mergedRoom = (a: ChecklistRoom, b: ChecklistRoom): ChecklistRoom => ({
  id: a.id,
  area: laterText(a.area, b.area),
  name: laterOfTwo(a.name, b.name),
});

export const mergedEntry = (a: ChecklistEntry, b: ChecklistEntry): ChecklistEntry => ({
  room: a.room,
  item: a.item,
  grade: laterOf(a.grade, b.grade),
  reading: laterOf(a.reading, b.reading),
  note: laterOf(a.note, b.note),
  weight: laterOf(a.weight, b.weight),
  isShown: laterOf(a.isShown, b.isShown),
  own: laterOf(a.own, b.own),
});

/** Where a photo belongs and which picture it is never changes; of two that differ all take the same. */
export const mergedPhoto = (a: ChecklistPhoto, b: ChecklistPhoto): ChecklistPhoto => ({
  id: a.id,
  room: eitherText(a.room, b.room),
  item: eitherText(a.item, b.item),
  pictureId: eitherText(a.pictureId, b.pictureId),
  caption: laterOf(a.caption, b.caption),
  removed: laterStamp(a.removed, b.removed),
});

const eitherText = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : laterText(a, b);

/** Every stamp at which something was written, removals of photos and of the checklist apart. */
function writtenAt(checklist: Checklist): HybridStamp[] {
  const { title, place, contact, seenOn, note, rooms, entries, photos } = checklist;
  const fields = [
    title,
    place,
    contact,
    seenOn,
    note,
    ...rooms.map(({ name }) => name),
    ...entries.flatMap((one) => [
      one.grade,
      one.reading,
      one.note,
      one.weight,
      one.isShown,
      one.own,
    ]),
    ...photos.map(({ caption }) => caption),
  ];
  return fields.flatMap((field) => (field === null ? [] : [field.at]));
}

/** Every stamp in a checklist: a clock that goes on from here is told of all of them. */
export const stampsOf = (checklist: Checklist): readonly HybridStamp[] => [
  ...writtenAt(checklist),
  ...[checklist, ...checklist.photos].flatMap(({ removed }) => removed ?? []),
];

/** When a field was written last; null where none was. */
export const writtenLastAt = (checklist: Checklist): HybridStamp | null =>
  writtenAt(checklist).reduce<HybridStamp | null>(laterStamp, null);

/**
 * Whether a checklist is deleted: a person did so, nothing was written after that, and no photo is
 * there that the one who deleted it had not seen.
 */
export function isChecklistRemoved(checklist: Checklist): boolean {
  const { removed, photos } = checklist;
  if (removed === null || photos.some(isPhotoThere)) return false;
  const last = writtenLastAt(checklist);
  return last === null || compareHybrid(last, removed) < 0;
}

/** What is remembered of a deleted checklist: that it is, and which photos were removed. */
export const tombstoneOf = (checklist: Checklist): Checklist => ({
  ...newChecklist(checklist.id),
  photos: checklist.photos.map(({ id, removed }) => ({
    id,
    room: null,
    item: null,
    pictureId: null,
    caption: null,
    removed,
  })),
  removed: checklist.removed,
});

/** A checklist as it is stored: of a deleted one its tombstone alone. */
export const keptChecklist = (checklist: Checklist): Checklist =>
  isChecklistRemoved(checklist) ? tombstoneOf(checklist) : checklist;
