import type { LatLng, RoomOption, StationWalk } from '#core';
import type { NewHouse } from '../../ports/houses/house-record';
import { advertiserOf, contactOf } from './advertiser-fields';
import { directionOf, floorOf, moveIn, parking } from './building-fields';
import type { RowOutcome } from '../delivery';
import { FieldReader } from '../field-reader';
import { choice, choices, decimal, manwon, text, whole, yesNo, type Parser } from '../field-values';
import { day, dongCode, latitude, longitude } from '../field-forms';
import { HOUSE_COLUMNS, type HouseField } from './house-columns';
import { photoNames } from '../photos/photo-names';
import * as words from './house-words';
import { maintenanceOf } from './maintenance-fields';
import type { DeliveredRow } from '../rows';
import type { StationFinder } from '../station-finder';

/** What is known beside the row. */
interface Known {
  readonly stations: StationFinder;
  /** Reads a moment that has come by the day of the import. */
  readonly moment: Parser<string>;
}

/** Made once: every row is read by them. */
const cell = {
  number: text(64),
  status: choice(words.STATUS_WORDS),
  type: choice(words.TYPE_WORDS),
  dealType: choice(words.DEAL_WORDS),
  deposit: manwon(1_000_000),
  monthly: manwon(10_000),
  area: decimal(1, 1000, ['㎡', 'm2', 'm²']),
  layout: choice(words.LAYOUT_WORDS),
  building: choice(words.BUILDING_WORDS),
  rooms: whole(1, 20, ['개', '룸']),
  bathrooms: whole(0, 20, ['개']),
  options: choices(words.OPTION_WORDS),
  equipment: choices(words.EQUIPMENT_WORDS),
  discounts: choices(words.DISCOUNT_WORDS),
  gender: choice(words.GENDER_WORDS),
  place: text(40),
  walkMinutes: whole(1, 120, ['분']),
  title: text(100),
  description: text(4000),
} as const;

/** A house of a delivered row, or everything that is wrong with it. */
export function toHouse(row: DeliveredRow<HouseField>, known: Known): RowOutcome<NewHouse> {
  const read = new FieldReader(row.values, HOUSE_COLUMNS.nameOf);
  const item = houseOf(read, known);
  return read.problems.length === 0 ? { ok: true, item } : { ok: false, problems: read.problems };
}

function houseOf(read: FieldReader<HouseField>, { stations, moment }: Known): NewHouse {
  const deal = read.required('dealType', cell.dealType, {
    dealType: 'OTHER',
    isShort: false,
  });
  const options = read.optional('options', cell.options, []);
  const rooms = read.required('rooms', cell.rooms, 1);
  const at = {
    lat: read.required('lat', latitude, 37),
    lng: read.required('lng', longitude, 127),
  };
  const postedAt = read.required('postedAt', moment, '');
  return {
    listingNumber: read.required('listingNumber', cell.number, ''),
    status: read.optional('status', cell.status, 'OPEN'),
    type: read.required('type', cell.type, 'HOUTP00001'),
    dealType: deal.dealType,
    deposit: read.required('deposit', cell.deposit, 0),
    monthly: monthlyOf(read, deal.dealType === 'MONTH_RENT', deal.dealType === 'JEONSE'),
    maintenance: maintenanceOf(read),
    area: roundArea(read.required('area', cell.area, 1)),
    floor: floorOf(read),
    layout: read.optional('layout', cell.layout, rooms > 1 ? 'TWO_PLUS' : 'OPEN'),
    building: read.required('building', cell.building, 'DETACHED'),
    rooms,
    bathrooms: read.required('bathrooms', cell.bathrooms, 0),
    direction: directionOf(read),
    approvedOn: read.optional('approvedOn', day, null),
    moveIn: read.required('moveIn', moveIn, { kind: 'NOW', day: null }),
    parking: read.required('parking', parking, 0),
    elevator: read.optional('elevator', yesNo, false),
    options: deal.isShort ? [...new Set<RoomOption>([...options, 'SHORT_TERM'])] : options,
    equipment: read.optional('equipment', cell.equipment, []),
    discounts: read.optional('discounts', cell.discounts, []),
    gender: read.optional('gender', cell.gender, null),
    address: {
      dongliCode: read.required('dongliCode', dongCode, ''),
      sido: read.required('sido', cell.place, ''),
      // 세종특별자치시 has none.
      sigungu: read.optional('sigungu', cell.place, ''),
      dong: read.required('dong', cell.place, ''),
    },
    ...at,
    isApproximate: read.optional('isApproximate', yesNo, false),
    station: stationOf(read, at, stations),
    title: read.required('title', cell.title, ''),
    description: read.optional('description', cell.description, ''),
    photos: read.optional('photos', photoNames, []),
    contact: contactOf(read),
    advertiser: advertiserOf(read),
    postedAt,
    confirmedAt: read.optional('confirmedAt', moment, postedAt),
  };
}

/** The core knows at most two decimals. */
function roundArea(area: number): number {
  return Math.round(area * 100) / 100;
}

function monthlyOf(read: FieldReader<HouseField>, isNeeded: boolean, isJeonse: boolean): number {
  const monthly = isNeeded
    ? read.required('monthly', cell.monthly, 0)
    : read.optional('monthly', cell.monthly, 0);
  if (isJeonse && monthly > 0) {
    read.refuse(
      'monthly',
      '전세에는 월세가 없습니다',
      '0으로 두거나 거래유형을 월세로 바꿔 주세요',
    );
  }
  return monthly;
}

function stationOf(
  read: FieldReader<HouseField>,
  at: LatLng,
  stations: StationFinder,
): StationWalk | null {
  const name = read.optional('stationName', cell.place, null);
  const minutes = read.optional('walkMinutes', cell.walkMinutes, null);
  const walk = stations.walkFrom(at, name, minutes);
  if (walk !== 'unknown') return walk;
  read.refuse(
    'stationName',
    '모르는 역입니다',
    '도보(분)를 함께 적거나, 역을 비워 가까운 역을 찾게 해 주세요',
  );
  return null;
}
