import {
  DEAL_TYPE,
  DIRECT_STEP,
  directDayFaults,
  directStepFaults,
  HOUSE_TYPE,
  isDay,
  type DirectDraft,
  type DirectStep,
  type DraftFault,
  type Floor,
  type MoveIn,
  type Offerer,
  type Yyyymmdd,
} from '#core';
import type { PlacedPictures } from '../step-form/step-form-state';
import { dayOf, typedNumber } from '../step-form/typed-values';
import type { TypedDirect } from './typed-direct';

/** A room as it is sent. What was not chosen yet has a place in it, and a fault of {@link faultsOfStep}. */
export function draftOf(typed: TypedDirect, pictureIds: readonly string[]): DirectDraft {
  const { place, rentType, isItemised, facing, faced, approvedOn, contactTel } = typed;
  const { road, lot, dongliCode, at } = place;
  return {
    offerer: offererOf(typed),
    roomType: typed.roomType ?? HOUSE_TYPE.ONE_ROOM,
    place: {
      road,
      lot,
      unit: [typed.block.trim(), typed.home.trim()].filter(Boolean).join(' '),
      dongliCode,
      lat: at?.lat ?? 0,
      lng: at?.lng ?? 0,
    },
    rentType,
    deposit: typedNumber(typed.deposit),
    monthly: rentType === DEAL_TYPE.JEONSE ? 0 : typedNumber(typed.monthly),
    fee: {
      amount: typedNumber(typed.fee),
      items: isItemised
        ? typed.items.map(({ item, amount }) => ({ item, amount: typedNumber(amount) }))
        : [],
      utilities: typed.utilities,
    },
    area: typedNumber(typed.area),
    floor: floorOf(typed),
    layout: typed.layout,
    rooms: typedNumber(typed.rooms),
    bathrooms: typedNumber(typed.bathrooms),
    direction: facing === null ? null : { facing, of: faced },
    approvedOn: approvedOn === '' ? null : dayOf(approvedOn),
    moveIn: moveInOf(typed),
    parking: typedNumber(typed.parking),
    elevator: typed.elevator,
    options: typed.options,
    equipment: typed.equipment,
    pictureIds,
    title: typed.title,
    description: typed.description,
    contact: {
      tel: contactTel.trim() === '' ? null : contactTel,
      takesSms: typed.takesSms && contactTel.trim() !== '',
    },
  };
}

function offererOf({ party, landlordAgreed, broker }: TypedDirect): Offerer {
  if (party === 'BROKER') return { party, ...broker };
  return party === 'TENANT' ? { party, landlordAgreed } : { party: 'LAND_LORD' };
}

function floorOf({ floorKind, floor, floors }: TypedDirect): Floor {
  const total = typedNumber(floors);
  return floorKind === 'GROUND'
    ? { kind: floorKind, number: typedNumber(floor), total }
    : { kind: floorKind, number: null, total };
}

const moveInOf = ({ moveIn, moveInDay }: TypedDirect): MoveIn =>
  moveIn === 'DAY' ? { kind: moveIn, day: dayOf(moveInDay) } : { kind: moveIn, day: null };

type Faults = readonly Omit<DraftFault, 'step'>[];

/** What only what is typed can have wrong: a draft has something in every place. */
const TYPED: Readonly<Partial<Record<DirectStep, (typed: TypedDirect) => Faults>>> = {
  room: ({ party, roomType }) => [
    ...(party === null
      ? [{ field: 'offerer.party', message: '이 방과 어떤 사이인지 골라 주세요.' }]
      : []),
    ...(roomType === null ? [{ field: 'roomType', message: '방 종류를 골라 주세요.' }] : []),
  ],
  facts: ({ approvedOn, moveIn, moveInDay }) => [
    ...(approvedOn !== '' && !isDay(dayOf(approvedOn))
      ? [{ field: 'approvedOn', message: '사용승인일을 확인해 주세요. 예: 2018-05-11' }]
      : []),
    ...(moveIn === 'DAY' && !isDay(dayOf(moveInDay))
      ? [{ field: 'moveIn.day', message: '들어올 수 있는 날을 골라 주세요.' }]
      : []),
  ],
};

/** Against which days are checked: the days of a new room are to come, those of one on offer may have. */
export interface CheckedDay {
  readonly today: Yyyymmdd;
  readonly isNew: boolean;
}

/** What has to be mended before a step can be left. */
export function faultsOfStep(
  step: DirectStep,
  typed: TypedDirect,
  { ids, failed }: PlacedPictures,
  { today, isNew }: CheckedDay,
): readonly DraftFault[] {
  const own = (TYPED[step]?.(typed) ?? []).map((fault) => ({ step, ...fault }));
  const draft = draftOf(typed, ids);
  const found = [...own, ...directStepFaults(step, draft)];
  // A day that is none was found already.
  if (step === DIRECT_STEP.facts && own.length === 0)
    return [...found, ...directDayFaults(draft, today, isNew)];
  if (step !== DIRECT_STEP.photos || failed === 0) return found;
  const message = `사진 ${String(failed)}장을 올리지 못했어요. 다시 올리거나 빼 주세요.`;
  return [...found, { step, field: 'pictureIds', message }];
}
