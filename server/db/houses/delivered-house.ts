import { createHash } from 'node:crypto';
import type { NewHouse } from '../../ports/houses/house-record';
import { adQuality } from '#core';
import type { houses } from '../schema/houses';
import { toGrid } from '../../shared/world-grid';

type HouseInsert = typeof houses.$inferInsert;

/** What the table holds of a delivered house, with a hash of everything that its source says. */
export function deliveredRow(house: NewHouse, source: string): HouseInsert {
  const row = {
    source,
    listingNumber: house.listingNumber,
    status: house.status,
    type: house.type,
    dealType: house.dealType,
    deposit: house.deposit,
    monthly: house.monthly,
    maintenanceFee: house.maintenance?.fee ?? null,
    maintenanceItems: house.maintenance?.items ?? [],
    billedByUse: house.maintenance?.billedByUse ?? [],
    area: house.area,
    floorKind: house.floor.kind,
    floorNumber: house.floor.number,
    floorTotal: house.floor.total,
    layout: house.layout,
    building: house.building,
    rooms: house.rooms,
    bathrooms: house.bathrooms,
    facing: house.direction?.facing ?? null,
    facingOf: house.direction?.of ?? null,
    approvedOn: house.approvedOn,
    moveInKind: house.moveIn.kind,
    moveInDay: house.moveIn.day,
    parking: house.parking,
    elevator: house.elevator,
    options: house.options,
    equipment: house.equipment,
    discounts: house.discounts,
    gender: house.gender,
    dongliCode: house.address.dongliCode,
    sido: house.address.sido,
    sigungu: house.address.sigungu,
    dong: house.address.dong,
    lat: house.lat,
    lng: house.lng,
    ...toGrid(house),
    isApproximate: house.isApproximate,
    station: house.station,
    title: house.title,
    description: house.description,
    photos: house.photos,
    contactTel: house.contact.tel,
    contactSms: house.contact.sms,
    contactChatUrl: house.contact.chatUrl,
    advertiser: house.advertiser,
    quality: adQuality(house),
    postedAt: new Date(house.postedAt),
    confirmedAt: new Date(house.confirmedAt),
  };
  return {
    ...row,
    // Whose it is stands in a table of its own, and changes what is answered of it all the same.
    contentHash: hashOf(house.memberId == null ? row : { ...row, memberId: house.memberId }),
    // Not of the delivery's content: the hash is of what the source says.
    formerDeposit: house.formerPrice?.deposit ?? null,
    formerMonthly: house.formerPrice?.monthly ?? null,
    priceChangedOn: house.formerPrice?.changedOn ?? null,
  };
}

/** The columns stand in one fixed order, so equal houses have equal texts. */
function hashOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url');
}
