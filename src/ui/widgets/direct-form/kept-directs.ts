import {
  DEAL_TYPE,
  EQUIPMENT,
  FACING,
  fieldsOf,
  HOUSE_TYPE,
  LAYOUT,
  MAINTENANCE_ITEM,
  PARTY,
  ROOM_OPTION,
  storedEntries,
  UTILITY,
  type DocumentPicture,
  type Fields,
} from '#core';
import { isKeptPicture, type Kept } from '../form-drafts/kept-forms';
import { stepOf, type FormStep } from './direct-steps';
import {
  BROKER_FIELDS,
  NEW_DIRECT,
  NO_PLACE,
  type BrokerField,
  type TypedDirect,
  type TypedItem,
  type TypedPlace,
} from './typed-direct';

/** What is kept of a room's form. */
export interface DirectContent {
  readonly typed: TypedDirect;
  /** Those of its pictures that are stored, in their order. */
  readonly pictures: readonly DocumentPicture[];
  /** How many were still on their way. */
  readonly lost: number;
  /** Which state of the deal it changes; null where it is a new one. */
  readonly base: string | null;
  /** Names its sending once it was tried. */
  readonly key: string | null;
  /** Where the writer was. */
  readonly step: FormStep;
}

export type KeptDirect = Kept<DirectContent>;

/** Longer texts nobody has typed here. */
const LONGEST = 5000;

/** What is kept of one form, the newest first; of each what can be read. Never throws. */
export function readKeptDirects(stored: string | null): readonly KeptDirect[] {
  return storedEntries(stored).flatMap((fields) => {
    const { owner, writer, member, savedAt } = fields;
    if (typeof owner !== 'string' || typeof writer !== 'string' || typeof member !== 'string')
      return [];
    const { pictures, lost } = fields;
    return [
      {
        owner,
        writer,
        member,
        from: textOrNull(fields['from']),
        savedAt: typeof savedAt === 'number' ? savedAt : 0,
        typed: readTyped(fields['typed']),
        pictures: Array.isArray(pictures) ? pictures.filter(isKeptPicture) : [],
        lost: typeof lost === 'number' && lost > 0 ? lost : 0,
        base: textOrNull(fields['base']),
        key: textOrNull(fields['key']),
        step: stepOf(`?step=${String(textOrNull(fields['step']))}`),
      },
    ];
  });
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Field by field: what cannot be read is as in a new form. */
function readTyped(value: unknown): TypedDirect {
  const said = fieldsOf(value);
  const { items } = said;
  return {
    ...NEW_DIRECT,
    ...textsIn(said),
    ...flagsIn(said),
    party: oneOf(PARTY, said['party']),
    roomType: oneOf(HOUSE_TYPE, said['roomType']),
    broker: brokerIn(said['broker']),
    place: placeIn(said['place']),
    rentType: oneOf(DEAL_TYPE, said['rentType']) ?? NEW_DIRECT.rentType,
    items: Array.isArray(items) ? items.flatMap(itemIn) : [],
    utilities: someOf(UTILITY, said['utilities']),
    floorKind: oneOf(FLOOR_KIND, said['floorKind']) ?? NEW_DIRECT.floorKind,
    layout: oneOf(LAYOUT, said['layout']) ?? NEW_DIRECT.layout,
    facing: oneOf(FACING, said['facing']),
    faced: oneOf(FACED, said['faced']) ?? NEW_DIRECT.faced,
    moveIn: oneOf(MOVE_IN, said['moveIn']) ?? NEW_DIRECT.moveIn,
    options: someOf(ROOM_OPTION, said['options']),
    equipment: someOf(EQUIPMENT, said['equipment']),
  };
}

const FLOOR_KIND = {
  GROUND: 'GROUND',
  HALF_BASEMENT: 'HALF_BASEMENT',
  ROOFTOP: 'ROOFTOP',
} as const;
const FACED = { LIVING_ROOM: 'LIVING_ROOM', MAIN_ROOM: 'MAIN_ROOM' } as const;
const MOVE_IN = { NOW: 'NOW', NEGOTIABLE: 'NEGOTIABLE', DAY: 'DAY' } as const;

const TEXTS = [
  'block',
  'home',
  'deposit',
  'monthly',
  'fee',
  'area',
  'floor',
  'floors',
  'rooms',
  'bathrooms',
  'approvedOn',
  'moveInDay',
  'parking',
  'title',
  'description',
  'contactTel',
] as const;
const FLAGS = ['landlordAgreed', 'isItemised', 'elevator', 'takesSms'] as const;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

function textsIn(said: Fields): Partial<TypedDirect> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => (isText(said[name]) ? [[name, said[name]]] : [])),
  );
}

function flagsIn(said: Fields): Partial<TypedDirect> {
  return Object.fromEntries(
    FLAGS.flatMap((name) => (typeof said[name] === 'boolean' ? [[name, said[name]]] : [])),
  );
}

function oneOf<One extends string>(all: Readonly<Record<string, One>>, value: unknown): One | null {
  return Object.values(all).find((one) => one === value) ?? null;
}

function someOf<One extends string>(
  all: Readonly<Record<string, One>>,
  value: unknown,
): readonly One[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.flatMap((one: unknown) => oneOf(all, one) ?? []))];
}

function brokerIn(value: unknown): Readonly<Record<BrokerField, string>> {
  const said = fieldsOf(value);
  const texts = BROKER_FIELDS.flatMap((name) => (isText(said[name]) ? [[name, said[name]]] : []));
  return { ...NEW_DIRECT.broker, ...(Object.fromEntries(texts) as object) };
}

function itemIn(value: unknown): TypedItem | readonly [] {
  const { item, amount } = fieldsOf(value);
  const known = oneOf(MAINTENANCE_ITEM, item);
  return known === null || !isText(amount) ? [] : { item: known, amount };
}

function placeIn(value: unknown): TypedPlace {
  const { road, lot, dongliCode, sido, sigungu, dong, at, isMiddle } = fieldsOf(value);
  const { lat, lng } = fieldsOf(at);
  const isPoint = typeof lat === 'number' && typeof lng === 'number';
  if (!isText(road)) return NO_PLACE;
  if (![lot, dongliCode, sido, sigungu, dong].every(isText)) return { ...NO_PLACE, road };
  const texts = { lot, dongliCode, sido, sigungu, dong } as Pick<
    TypedPlace,
    'lot' | 'dongliCode' | 'sido' | 'sigungu' | 'dong'
  >;
  return { road, ...texts, at: isPoint ? { lat, lng } : null, isMiddle: isMiddle === true };
}
