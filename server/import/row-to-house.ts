import type { LatLng, RoomOption, StationWalk, Yyyymmdd } from '#core';
import type { NewHouse } from '../db/house-record';
import { advertiserOf, contactOf } from './advertiser-fields';
import { directionOf, floorOf, moveIn, parking } from './building-fields';
import { FieldReader } from './field-reader';
import { choice, choices, decimal, manwon, text, whole, yesNo } from './field-values';
import { day, dongCode, latitude, longitude, pastMoment, photoPaths } from './field-forms';
import { HOUSE_COLUMNS, type HouseField } from './house-columns';
import * as words from './house-words';
import type { RowOutcome } from './import-file';
import { maintenanceOf } from './maintenance-fields';
import type { DeliveredRow } from './rows';
import type { StationFinder } from './station-finder';

/** What is known beside the row. */
interface Known {
  readonly stations: StationFinder;
  /** The day of the import. */
  readonly today: Yyyymmdd;
}

/** A house of a delivered row, or everything that is wrong with it. */
export function toHouse(row: DeliveredRow<HouseField>, known: Known): RowOutcome<NewHouse> {
  const read = new FieldReader(row.values, HOUSE_COLUMNS.nameOf);
  const item = houseOf(read, known);
  return read.problems.length === 0 ? { ok: true, item } : { ok: false, problems: read.problems };
}

function houseOf(read: FieldReader<HouseField>, { stations, today }: Known): NewHouse {
  const deal = read.required('dealType', choice(words.DEAL_WORDS), {
    dealType: 'OTHER',
    isShort: false,
  });
  const options = read.optional('options', choices(words.OPTION_WORDS), []);
  const rooms = read.required('rooms', whole(1, 20, ['개', '룸']), 1);
  const at = {
    lat: read.required('lat', latitude, 37),
    lng: read.required('lng', longitude, 127),
  };
  const moment = pastMoment(today);
  const postedAt = read.required('postedAt', moment, '');
  return {
    listingNumber: read.required('listingNumber', text(64), ''),
    status: read.optional('status', choice(words.STATUS_WORDS), 'OPEN'),
    type: read.required('type', choice(words.TYPE_WORDS), 'HOUTP00001'),
    dealType: deal.dealType,
    deposit: read.required('deposit', manwon(1_000_000), 0),
    monthly: monthlyOf(read, deal.dealType === 'MONTH_RENT', deal.dealType === 'JEONSE'),
    maintenance: maintenanceOf(read),
    area: roundArea(read.required('area', decimal(1, 1000, ['㎡', 'm2', 'm²']), 1)),
    floor: floorOf(read),
    layout: read.optional('layout', choice(words.LAYOUT_WORDS), rooms > 1 ? 'TWO_PLUS' : 'OPEN'),
    building: read.required('building', choice(words.BUILDING_WORDS), 'DETACHED'),
    rooms,
    bathrooms: read.required('bathrooms', whole(0, 20, ['개']), 0),
    direction: directionOf(read),
    approvedOn: read.optional('approvedOn', day, null),
    moveIn: read.required('moveIn', moveIn, { kind: 'NOW', day: null }),
    parking: read.required('parking', parking, 0),
    elevator: read.optional('elevator', yesNo, false),
    options: deal.isShort ? [...new Set<RoomOption>([...options, 'SHORT_TERM'])] : options,
    equipment: read.optional('equipment', choices(words.EQUIPMENT_WORDS), []),
    discounts: read.optional('discounts', choices(words.DISCOUNT_WORDS), []),
    gender: read.optional('gender', choice(words.GENDER_WORDS), null),
    address: {
      dongliCode: read.required('dongliCode', dongCode, ''),
      sido: read.required('sido', text(40), ''),
      // 세종특별자치시 has none.
      sigungu: read.optional('sigungu', text(40), ''),
      dong: read.required('dong', text(40), ''),
    },
    ...at,
    isApproximate: read.optional('isApproximate', yesNo, false),
    station: stationOf(read, at, stations),
    title: read.required('title', text(100), ''),
    description: read.optional('description', text(4000), ''),
    photos: read.optional('photos', photoPaths, []),
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
    ? read.required('monthly', manwon(10_000), 0)
    : read.optional('monthly', manwon(10_000), 0);
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
  const name = read.optional('stationName', text(40), null);
  const minutes = read.optional('walkMinutes', whole(1, 120, ['분']), null);
  const walk = stations.walkFrom(at, name, minutes);
  if (walk !== 'unknown') return walk;
  read.refuse(
    'stationName',
    '모르는 역입니다',
    '도보(분)를 함께 적거나, 역을 비워 가까운 역을 찾게 해 주세요',
  );
  return null;
}
