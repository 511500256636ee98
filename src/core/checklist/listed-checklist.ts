import type { Checklist, ChecklistEntry } from './checklist';
import { CHECK_AREAS } from './catalogue';
import { entryKey } from './merge-checklists';

const AREAS: ReadonlySet<string> = new Set(CHECK_AREAS);

/** Whether a person took it off the list. What was written of it stays, should they take it back. */
const isTakenOff = ({ isShown, own }: ChecklistEntry): boolean =>
  isShown?.value === false || (own !== null && own.value === null);

/** A checklist without what a person took off its list: rooms, items, their notes and their photos. */
export function listedChecklist(checklist: Checklist): Checklist {
  const rooms = checklist.rooms.filter(({ name }) => name.value !== null);
  const ids = new Set(rooms.map(({ id }) => id));
  const isRoom = (room: string) => AREAS.has(room) || ids.has(room);
  const off = new Set(checklist.entries.filter(isTakenOff).map(entryKey));
  const isListed = (place: Pick<ChecklistEntry, 'room' | 'item'>) =>
    isRoom(place.room) && !off.has(entryKey(place));
  return {
    ...checklist,
    rooms,
    entries: checklist.entries.filter(isListed),
    photos: checklist.photos.filter(
      ({ room, item }) =>
        room === null || (item === null ? isRoom(room) : isListed({ room, item })),
    ),
  };
}
