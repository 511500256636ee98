import type { HybridStamp } from '../shared/hybrid-clock';
import {
  emptyEntry,
  isPhotoThere,
  type Checklist,
  type ChecklistEntry,
  type ChecklistPhoto,
  type ChecklistRoom,
} from './checklist';
import { entryKey, inOrder, mergedEntry, mergedPhoto, mergedRoom } from './merge-checklists';
import type { Stamped } from './stamped';

/** What a field of a record is written with. */
type Written<Field> = Field extends Stamped<infer Value> | null ? Value : never;
type FieldsOf<One> = {
  [Name in keyof One]-?: null extends One[Name]
    ? One[Name] extends Stamped<unknown> | null
      ? Name
      : never
    : never;
}[keyof One];

export type ChecklistField = FieldsOf<Checklist>;
export type ChecklistEntryField = FieldsOf<ChecklistEntry>;

/** Writes a field of the checklist. `at` is later than every stamp in it. */
export const withField = <Name extends ChecklistField>(
  checklist: Checklist,
  name: Name,
  value: Written<Checklist[Name]>,
  at: HybridStamp,
): Checklist => ({ ...checklist, [name]: { value, at } });

/** Writes a field of an item in a room; the entry is made where there was none. */
export function withEntry<Name extends ChecklistEntryField>(
  checklist: Checklist,
  place: { readonly room: string; readonly item: string },
  name: Name,
  value: Written<ChecklistEntry[Name]>,
  at: HybridStamp,
): Checklist {
  const written: ChecklistEntry = { ...emptyEntry(place.room, place.item), [name]: { value, at } };
  return { ...checklist, entries: inOrder([...checklist.entries, written], entryKey, mergedEntry) };
}

/** Adds a room, gives it another name, or takes it away with null. */
export const withRoom = (checklist: Checklist, room: ChecklistRoom): Checklist => ({
  ...checklist,
  rooms: inOrder([...checklist.rooms, room], ({ id }) => id, mergedRoom),
});

/** Adds a photo, or says more of it: which picture of the server it became, or a caption. */
export const withPhoto = (checklist: Checklist, photo: ChecklistPhoto): Checklist => ({
  ...checklist,
  photos: inOrder([...checklist.photos, photo], ({ id }) => id, mergedPhoto),
});

/** A person removes a photo. One that is not there is removed already. */
export const withoutPhoto = (checklist: Checklist, id: string, at: HybridStamp): Checklist => ({
  ...checklist,
  photos: checklist.photos.map((one) => (one.id === id ? removedPhoto(one, at) : one)),
});

/** A person deletes the checklist, and with it the photos that they see. */
export const withoutChecklist = (checklist: Checklist, at: HybridStamp): Checklist => ({
  ...checklist,
  photos: checklist.photos.map((one) => removedPhoto(one, at)),
  removed: at,
});

const removedPhoto = (photo: ChecklistPhoto, at: HybridStamp): ChecklistPhoto =>
  isPhotoThere(photo) ? { ...photo, removed: at } : photo;
