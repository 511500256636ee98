import type { Checklist } from './checklist';
import { isUuidV7, uuidV7 } from './uuid-v7';

const BYTE = 256;

/** The n-th of ids of no moment, which stand in the order of their numbers. */
const plainId = (n: number): string =>
  uuidV7(0, [0, 0, 0, 0, 0, 0, Math.floor(n / BYTE), n % BYTE]);

/**
 * A checklist with other ids: those that devices make say when something was begun. What belongs
 * together does so still, and stands in the same order.
 */
export function unnamedChecklist(checklist: Checklist): Checklist {
  const { rooms, entries, photos } = checklist;
  const made = [...rooms, ...photos].map(({ id }) => id);
  const items = entries.map(({ item }) => item);
  const ids = [...new Set([...made, ...items])].filter(isUuidV7).toSorted();
  const names = new Map(ids.map((id, n) => [id, plainId(n + 1)]));
  const named = <Id extends string | null>(id: Id) => (names.get(id ?? '') ?? id) as Id;
  return {
    ...checklist,
    id: plainId(0),
    rooms: rooms.map((room) => ({ ...room, id: named(room.id) })),
    entries: entries.map((entry) => ({
      ...entry,
      room: named(entry.room),
      item: named(entry.item),
    })),
    photos: photos.map((photo) => ({
      ...photo,
      id: named(photo.id),
      room: named(photo.room),
      item: named(photo.item),
    })),
  };
}
