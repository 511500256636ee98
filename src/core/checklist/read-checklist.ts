import { DEAL_TYPE } from '../shared/codes';
import { isDay } from '../shared/day';
import { isHybridStamp, type HybridStamp } from '../shared/hybrid-clock';
import { isId } from '../shared/ids';
import { fieldsOf, numberIn, parseJson } from '../shared/stored-json';
import { CHECK_AREA, CHECK_WEIGHTS, type CheckArea, type CheckWeight } from './catalogue';
import {
  CHECK_GRADE,
  CHECKLIST_MOST,
  type CheckGrade,
  type Checklist,
  type ChecklistContact,
  type ChecklistEntry,
  type ChecklistPhoto,
  type ChecklistPlace,
  type ChecklistPrice,
  type ChecklistRoom,
  type OwnCheck,
} from './checklist';
import { entryKey, inOrder, mergedEntry, mergedPhoto, mergedRoom } from './merge-checklists';
import type { Stamped } from './stamped';
import { isUuidV7 } from './uuid-v7';

/**
 * A checklist from what a device stored; null where it is none. What is foreign in it is left out, the
 * rest stays. No text makes it throw.
 */
export function readChecklist(stored: string | null | undefined): Checklist | null {
  const fields = fieldsOf(parseJson(stored));
  const { id } = fields;
  if (typeof id !== 'string' || !isUuidV7(id)) return null;
  return {
    id,
    title: stampedIn(fields['title'], textOf),
    place: stampedIn(fields['place'], orNull(placeOf)),
    contact: stampedIn(fields['contact'], orNull(contactOf)),
    seenOn: stampedIn(fields['seenOn'], orNull(dayOf)),
    note: stampedIn(fields['note'], textOf),
    rooms: inOrder(
      listIn(fields['rooms'], CHECKLIST_MOST.rooms, roomOf),
      ({ id: room }) => room,
      mergedRoom,
    ),
    entries: inOrder(
      listIn(fields['entries'], CHECKLIST_MOST.entries, entryOf),
      entryKey,
      mergedEntry,
    ),
    photos: inOrder(
      listIn(fields['photos'], CHECKLIST_MOST.photos, photoOf),
      ({ id: photo }) => photo,
      mergedPhoto,
    ),
    removed: stampOf(fields['removed']) ?? null,
  };
}

/** Reads a value; undefined of what it cannot be. */
type Reader<Value> = (value: unknown) => Value | undefined;

const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

function stampedIn<Value>(value: unknown, read: Reader<Value>): Stamped<Value> | null {
  const { value: said, at } = fieldsOf(value);
  const [known, stamp] = [read(said), stampOf(at)];
  return known === undefined || stamp === undefined ? null : { value: known, at: stamp };
}

const listIn = <One>(value: unknown, most: number, read: Reader<One>): One[] =>
  (Array.isArray(value) ? value.slice(0, most) : []).flatMap((one: unknown) => {
    const known = read(one);
    return known === undefined ? [] : [known];
  });

const stampOf: Reader<HybridStamp> = (value) => (isHybridStamp(value) ? value : undefined);
const textOf: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const flagOf: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const dayOf: Reader<string> = (value) => (isDay(value) ? value : undefined);
const idOf: Reader<string> = (value) =>
  typeof value === 'string' && isId(value) ? value : undefined;
const readingOf: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
const weightOf: Reader<CheckWeight> = (value) => CHECK_WEIGHTS.find((weight) => weight === value);
const gradeOf: Reader<CheckGrade> = (value) =>
  Object.values(CHECK_GRADE).find((grade) => grade === value);
const areaOf: Reader<CheckArea> = (value) =>
  Object.values(CHECK_AREA).find((area) => area === value);

const textAt = (value: unknown): string => textOf(value) ?? '';
const amountAt = (value: unknown): number | null => {
  const amount = numberIn(value);
  return amount !== null && Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
};

const FROM: readonly ChecklistPlace['from'][] = ['HOUSE', 'DEAL', 'FREE'];

const placeOf: Reader<ChecklistPlace> = (value) => {
  const fields = fieldsOf(value);
  const from = FROM.find((one) => one === fields['from']);
  if (from === undefined) return undefined;
  return {
    from,
    targetId: idOf(fields['targetId']) ?? null,
    kind: textAt(fields['kind']),
    dong: textAt(fields['dong']),
    address: textAt(fields['address']),
    floor: textAt(fields['floor']),
    price: priceOf(fields['price']),
    maintenance: amountAt(fields['maintenance']),
  };
};

function priceOf(value: unknown): ChecklistPrice | null {
  const fields = fieldsOf(value);
  const dealType = Object.values(DEAL_TYPE).find((one) => one === fields['dealType']);
  const [deposit, monthly] = [amountAt(fields['deposit']), amountAt(fields['monthly'])];
  return dealType === undefined || deposit === null || monthly === null
    ? null
    : { dealType, deposit, monthly };
}

const contactOf: Reader<ChecklistContact> = (value) => {
  const { name, tel } = fieldsOf(value);
  return typeof name === 'string' && typeof tel === 'string' ? { name, tel } : undefined;
};

const ownOf: Reader<OwnCheck> = (value) => {
  const fields = fieldsOf(value);
  const [area, name] = [areaOf(fields['area']), textOf(fields['name'])];
  return area === undefined || name === undefined ? undefined : { area, name };
};

const roomOf: Reader<ChecklistRoom> = (value) => {
  const fields = fieldsOf(value);
  const [id, area] = [idOf(fields['id']), areaOf(fields['area'])];
  const name = stampedIn(fields['name'], orNull(textOf));
  return id === undefined || area === undefined || name === null ? undefined : { id, area, name };
};

const entryOf: Reader<ChecklistEntry> = (value) => {
  const fields = fieldsOf(value);
  const [room, item] = [idOf(fields['room']), idOf(fields['item'])];
  if (room === undefined || item === undefined) return undefined;
  return {
    room,
    item,
    grade: stampedIn(fields['grade'], orNull(gradeOf)),
    reading: stampedIn(fields['reading'], orNull(readingOf)),
    note: stampedIn(fields['note'], textOf),
    weight: stampedIn(fields['weight'], orNull(weightOf)),
    isShown: stampedIn(fields['isShown'], flagOf),
    own: stampedIn(fields['own'], orNull(ownOf)),
  };
};

const photoOf: Reader<ChecklistPhoto> = (value) => {
  const fields = fieldsOf(value);
  const id = idOf(fields['id']);
  if (id === undefined) return undefined;
  return {
    id,
    room: idOf(fields['room']) ?? null,
    item: idOf(fields['item']) ?? null,
    pictureId: idOf(fields['pictureId']) ?? null,
    caption: stampedIn(fields['caption'], textOf),
    removed: stampOf(fields['removed']) ?? null,
  };
};
