import { isDay } from '../shared/day';
import { graphemeCount } from '../shared/text/graphemes';
import { CHECKLIST_LIMITS, CHECKLIST_MOST, type Checklist } from './checklist';

/** What is wrong with a checklist, in the field that a person can mend. */
export interface ChecklistFault {
  readonly field:
    | 'seenOn'
    | 'title'
    | 'place'
    | 'contact'
    | 'note'
    | 'rooms'
    | 'entries'
    | 'photos';
  readonly message: string;
}

/** The first thing that is longer or more than there may be; null where all is well. */
export function checklistFault(checklist: Checklist): ChecklistFault | null {
  const { title, note, place, contact, seenOn, rooms, entries, photos } = checklist;
  const there = place?.value;
  const met = contact?.value;
  return (
    (isNoDay(seenOn?.value)
      ? { field: 'seenOn', message: '집을 본 날짜를 확인해 주세요.' }
      : null) ??
    tooLong('title', '제목은', title?.value, CHECKLIST_LIMITS.title) ??
    tooLong('note', '메모는', note?.value, CHECKLIST_LIMITS.note) ??
    tooLong('place', '주소는', there?.address, CHECKLIST_LIMITS.address) ??
    tooLong('place', '집 종류는', there?.kind, CHECKLIST_LIMITS.word) ??
    tooLong('place', '동네 이름은', there?.dong, CHECKLIST_LIMITS.word) ??
    tooLong('place', '층은', there?.floor, CHECKLIST_LIMITS.word) ??
    tooLong('contact', '이름은', met?.name, CHECKLIST_LIMITS.contactName) ??
    tooLong('contact', '연락처는', met?.tel, CHECKLIST_LIMITS.tel) ??
    firstOf(rooms, ({ name }) =>
      tooLong('rooms', '공간 이름은', name.value, CHECKLIST_LIMITS.roomName),
    ) ??
    firstOf(
      entries,
      (entry) =>
        tooLong('entries', '메모는', entry.note?.value, CHECKLIST_LIMITS.note) ??
        tooLong('entries', '항목 이름은', entry.own?.value?.name, CHECKLIST_LIMITS.ownName),
    ) ??
    firstOf(photos, ({ caption }) =>
      tooLong('photos', '사진 설명은', caption?.value, CHECKLIST_LIMITS.caption),
    ) ??
    tooMany('rooms', '공간을', rooms.length, CHECKLIST_MOST.rooms) ??
    tooMany('entries', '항목을', entries.length, CHECKLIST_MOST.entries) ??
    tooMany('photos', '사진을', photos.length, CHECKLIST_MOST.photos)
  );
}

const isNoDay = (day: string | null | undefined): boolean => typeof day === 'string' && !isDay(day);

function firstOf<One>(
  list: readonly One[],
  fault: (one: One) => ChecklistFault | null,
): ChecklistFault | null {
  for (const one of list) {
    const found = fault(one);
    if (found !== null) return found;
  }
  return null;
}

const tooLong = (
  field: ChecklistFault['field'],
  what: string,
  text: string | null | undefined,
  most: number,
): ChecklistFault | null =>
  graphemeCount(text ?? '') > most
    ? { field, message: `${what} ${most}자까지 쓸 수 있어요. 조금 줄여 주세요.` }
    : null;

const tooMany = (
  field: ChecklistFault['field'],
  what: string,
  count: number,
  most: number,
): ChecklistFault | null =>
  count > most
    ? {
        field,
        message: `한 체크리스트에 ${what} 더 담을 수 없어요. 새 체크리스트에 이어서 써 주세요.`,
      }
    : null;

/** Whether a person may add one more to what is on the list now. */
export const canAddPhoto = ({ photos }: Checklist): boolean =>
  photos.filter(({ removed }) => removed === null).length < CHECKLIST_LIMITS.photos;

export const canAddRoom = ({ rooms }: Checklist): boolean =>
  rooms.filter(({ name }) => name.value !== null).length < CHECKLIST_LIMITS.rooms;

export const canAddOwnItem = ({ entries }: Checklist): boolean =>
  entries.filter(({ own }) => own !== null && own.value !== null).length <
  CHECKLIST_LIMITS.ownItems;
