import { getTableColumns, sql, type InferSelectModel } from 'drizzle-orm';
import type { Floor, FormerPrice, MoveIn } from '#core';
import type { HouseRecord, HouseSummaryRecord } from '../../ports/houses/house-record';
import { houses } from '../schema/houses';

export type HouseRow = InferSelectModel<typeof houses>;

const all = getTableColumns(houses);

/** What a card needs, and no text that it does not show. */
export const summaryColumns = {
  id: all.id,
  status: all.status,
  type: all.type,
  dealType: all.dealType,
  deposit: all.deposit,
  monthly: all.monthly,
  formerDeposit: all.formerDeposit,
  formerMonthly: all.formerMonthly,
  priceChangedOn: all.priceChangedOn,
  maintenanceFee: all.maintenanceFee,
  area: all.area,
  floorKind: all.floorKind,
  floorNumber: all.floorNumber,
  floorTotal: all.floorTotal,
  layout: all.layout,
  options: all.options,
  dongliCode: all.dongliCode,
  sido: all.sido,
  sigungu: all.sigungu,
  dong: all.dong,
  lat: all.lat,
  lng: all.lng,
  station: all.station,
  photo: sql<string | null>`${houses.photos}[1]`.as('photo'),
  photoCount: sql<number>`cardinality(${houses.photos})`.as('photo_count'),
  confirmedAt: all.confirmedAt,
};

type CommonRow = Pick<HouseRow, keyof HouseRow & keyof typeof summaryColumns>;
export type SummaryRow = CommonRow & { photo: string | null; photoCount: number };

export function toSummary(row: SummaryRow): HouseSummaryRecord {
  return {
    ...common(row),
    maintenance: row.maintenanceFee,
    photo: row.photo,
    photoCount: row.photoCount,
  };
}

export function toHouse(row: HouseRow): HouseRecord {
  return {
    ...common(row),
    listingNumber: row.listingNumber,
    building: row.building,
    maintenance:
      row.maintenanceFee === null
        ? null
        : {
            fee: row.maintenanceFee,
            items: row.maintenanceItems,
            billedByUse: row.billedByUse,
          },
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    direction:
      row.facing === null || row.facingOf === null
        ? null
        : { facing: row.facing, of: row.facingOf },
    approvedOn: row.approvedOn,
    moveIn: moveInOf(row),
    parking: row.parking,
    elevator: row.elevator,
    equipment: row.equipment,
    discounts: row.discounts,
    gender: row.gender,
    title: row.title,
    description: row.description,
    isApproximate: row.isApproximate,
    photos: row.photos,
    contact: { tel: row.contactTel, sms: row.contactSms, chatUrl: row.contactChatUrl },
    advertiser: row.advertiser,
    postedAt: row.postedAt.toISOString(),
  };
}

function common(row: CommonRow) {
  return {
    id: String(row.id),
    status: row.status,
    type: row.type,
    dealType: row.dealType,
    deposit: row.deposit,
    monthly: row.monthly,
    formerPrice: formerPriceOf(row),
    area: row.area,
    floor: floorOf(row),
    layout: row.layout,
    options: row.options,
    address: {
      dongliCode: row.dongliCode,
      sido: row.sido,
      sigungu: row.sigungu,
      dong: row.dong,
    },
    lat: row.lat,
    lng: row.lng,
    station: row.station,
    confirmedAt: row.confirmedAt.toISOString(),
  };
}

function formerPriceOf(row: CommonRow): FormerPrice | null {
  const { formerDeposit: deposit, formerMonthly: monthly, priceChangedOn: changedOn } = row;
  return deposit === null || monthly === null || changedOn === null
    ? null
    : { deposit, monthly, changedOn };
}

function floorOf(row: Pick<HouseRow, 'floorKind' | 'floorNumber' | 'floorTotal'>): Floor {
  return row.floorKind === 'GROUND'
    ? { kind: 'GROUND', number: row.floorNumber ?? 1, total: row.floorTotal }
    : { kind: row.floorKind, number: null, total: row.floorTotal };
}

function moveInOf(row: Pick<HouseRow, 'moveInKind' | 'moveInDay'>): MoveIn {
  return row.moveInKind === 'DAY' && row.moveInDay !== null
    ? { kind: 'DAY', day: row.moveInDay }
    : { kind: row.moveInKind === 'NOW' ? 'NOW' : 'NEGOTIABLE', day: null };
}
