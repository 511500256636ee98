import { maskContacts } from '../shared/text/mask-contacts';
import { isPhotoThere, type Checklist, type ChecklistPlace } from './checklist';
import { HIDDEN_WORD, withoutAddress } from './hidden-address';
import { FIRST_STAMP, type Stamped } from './stamped';
import { listedChecklist } from './listed-checklist';
import { unnamedChecklist } from './unnamed-checklist';

/** What a person chose to show beside what a shared checklist always shows. */
export interface ShareChoice {
  readonly address: boolean;
  readonly name: boolean;
  readonly tel: boolean;
}

/** For how many days a link may open. */
export const SHARE_DAYS = [1, 7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const USUAL_SHARE_DAYS: ShareDays = 7;

/** Shorter words are in too many others to be taken out of a note. */
const SHORTEST_HIDDEN = 2;

/**
 * A checklist as whoever has its link sees it: without the address, the name and the telephone number
 * unless they were chosen, also where these, or parts of the address, were written into a title or a note. When and on which
 * device what was written, what was taken off the list, photos that are not sent yet, and which house
 * or deal it is stay at home.
 */
export function sharedChecklist(whole: Checklist, choice: ShareChoice): Checklist {
  const checklist = unnamedChecklist(listedChecklist(whole));
  const { id, place, contact } = checklist;
  const shown = shownText(checklist, choice);
  const text = (field: Stamped<string> | null) => plain(field, shown);
  const name = choice.name ? (contact?.value?.name ?? '') : '';
  const tel = choice.tel ? (contact?.value?.tel ?? '') : '';
  return {
    id,
    title: text(checklist.title),
    place: plain(place, (value) => value && sharedPlace(value, choice, shown)),
    contact: name + tel === '' ? null : { value: { name, tel }, at: FIRST_STAMP },
    seenOn: plain(checklist.seenOn, (day) => day),
    note: text(checklist.note),
    rooms: checklist.rooms.map((room) => ({
      ...room,
      name: plain(room.name, (own) => own && shown(own)),
    })),
    entries: checklist.entries.map((entry) => ({
      room: entry.room,
      item: entry.item,
      grade: plain(entry.grade, (grade) => grade),
      reading: plain(entry.reading, (reading) => reading),
      note: text(entry.note),
      weight: plain(entry.weight, (weight) => weight),
      isShown: plain(entry.isShown, (isShown) => isShown),
      own: plain(entry.own, (own) => own && { area: own.area, name: shown(own.name) }),
    })),
    photos: checklist.photos
      .filter((photo) => isPhotoThere(photo) && photo.pictureId !== null)
      .map((photo) => ({ ...photo, caption: text(photo.caption) })),
    removed: null,
  };
}

function plain<Value>(field: Stamped<Value>, show: (value: Value) => Value): Stamped<Value>;
function plain<Value>(
  field: Stamped<Value> | null,
  show: (value: Value) => Value,
): Stamped<Value> | null;
function plain<Value>(field: Stamped<Value> | null, show: (value: Value) => Value) {
  return field === null ? null : { value: show(field.value), at: FIRST_STAMP };
}

const sharedPlace = (
  place: ChecklistPlace,
  choice: ShareChoice,
  shown: (text: string) => string,
): ChecklistPlace => ({
  ...place,
  from: choice.address ? place.from : 'FREE',
  targetId: choice.address ? place.targetId : null,
  kind: shown(place.kind),
  dong: place.dong,
  address: choice.address ? place.address : '',
  floor: shown(place.floor),
});

/** A text without what was not chosen. */
function shownText({ place, contact }: Checklist, choice: ShareChoice) {
  const address = place?.value?.address ?? '';
  const hidden = [
    choice.name ? '' : (contact?.value?.name ?? ''),
    choice.tel ? '' : (contact?.value?.tel ?? ''),
  ]
    .map((word) => word.trim())
    .filter((word) => word.length >= SHORTEST_HIDDEN);
  return (text: string): string => {
    const placeless = choice.address ? text : withoutAddress(text, address);
    const without = hidden.reduce((left, word) => left.replaceAll(word, HIDDEN_WORD), placeless);
    return choice.tel ? without : maskContacts(without).text;
  };
}
