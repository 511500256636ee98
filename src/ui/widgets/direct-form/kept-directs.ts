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
  UTILITY,
  type DirectStep,
  type Fields,
} from '#core';
import { flagsIn, isText, oneOf, readKeptSteps, someOf, textsIn } from '../step-form/kept-steps';
import type { KeptSteps } from '../step-form/step-form-state';
import { DIRECT_STEPS } from './direct-steps';
import {
  BROKER_FIELDS,
  NEW_DIRECT,
  NO_PLACE,
  type BrokerField,
  type TypedDirect,
  type TypedItem,
  type TypedPlace,
} from './typed-direct';

export type KeptDirect = KeptSteps<TypedDirect, DirectStep>;

/** What is kept of one form, the newest first; of each what can be read. Never throws. */
export const readKeptDirects = (stored: string | null): readonly KeptDirect[] =>
  readKeptSteps(stored, DIRECT_STEPS, readTyped);

/** Field by field: what cannot be read is as in a new form. */
function readTyped(said: Fields): TypedDirect {
  const { items } = said;
  return {
    ...NEW_DIRECT,
    ...textsIn(said, TEXTS),
    ...flagsIn(said, FLAGS),
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

function brokerIn(value: unknown): Readonly<Record<BrokerField, string>> {
  const said = fieldsOf(value);
  return { ...NEW_DIRECT.broker, ...textsIn(said, BROKER_FIELDS) };
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
