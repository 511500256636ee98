import type { HybridStamp } from '../shared/hybrid-clock';
import type { Checklist } from './checklist';
import type { Stamped } from './stamped';

/** A checklist with other stamps, as those of a device whose clock ran ahead (`broughtBack`). */
export function restampChecklist(
  checklist: Checklist,
  stamp: (at: HybridStamp) => HybridStamp,
): Checklist {
  const anew = <Value>(field: Stamped<Value>): Stamped<Value> => ({
    value: field.value,
    at: stamp(field.at),
  });
  const orNone = <Value>(field: Stamped<Value> | null) => field && anew(field);
  const removed = (at: HybridStamp | null) => at && stamp(at);
  return {
    id: checklist.id,
    title: orNone(checklist.title),
    place: orNone(checklist.place),
    contact: orNone(checklist.contact),
    seenOn: orNone(checklist.seenOn),
    note: orNone(checklist.note),
    rooms: checklist.rooms.map((room) => ({ ...room, name: anew(room.name) })),
    entries: checklist.entries.map((entry) => ({
      room: entry.room,
      item: entry.item,
      grade: orNone(entry.grade),
      reading: orNone(entry.reading),
      note: orNone(entry.note),
      weight: orNone(entry.weight),
      isShown: orNone(entry.isShown),
      own: orNone(entry.own),
    })),
    photos: checklist.photos.map((photo) => ({
      ...photo,
      caption: orNone(photo.caption),
      removed: removed(photo.removed),
    })),
    removed: removed(checklist.removed),
  };
}
