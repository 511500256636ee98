import type { DirectDeal, DocumentPicture } from '#core';
import { dateOf } from '../step-form/typed-values';
import { NEW_DIRECT, NO_PLACE, type TypedDirect, type TypedPlace } from './typed-direct';

/** What a form begins with that changes a room. */
export function typedOf(deal: DirectDeal): TypedDirect {
  const { offerer, fee, floor, moveIn, direction, approvedOn, contact } = deal;
  return {
    party: offerer.party,
    landlordAgreed: offerer.party === 'TENANT' && offerer.landlordAgreed,
    broker: offerer.party === 'BROKER' ? brokerOf(offerer) : NEW_DIRECT.broker,
    roomType: deal.roomType,
    place: placeOf(deal),
    block: '',
    home: deal.exactPlace?.unit ?? '',
    rentType: deal.rentType,
    deposit: String(deal.deposit),
    monthly: String(deal.monthly),
    fee: String(fee.amount),
    isItemised: fee.items.length > 0,
    items: fee.items.map(({ item, amount }) => ({ item, amount: String(amount) })),
    utilities: fee.utilities,
    area: String(deal.area),
    floorKind: floor.kind,
    floor: floor.number === null ? '' : String(floor.number),
    floors: String(floor.total),
    layout: deal.layout,
    rooms: String(deal.rooms),
    bathrooms: String(deal.bathrooms),
    facing: direction?.facing ?? null,
    faced: direction?.of ?? NEW_DIRECT.faced,
    approvedOn: approvedOn === null ? '' : dateOf(approvedOn),
    moveIn: moveIn.kind,
    moveInDay: moveIn.day === null ? '' : dateOf(moveIn.day),
    parking: String(deal.parking),
    elevator: deal.elevator,
    options: deal.options,
    equipment: deal.equipment,
    title: deal.title,
    description: deal.description,
    contactTel: contact?.tel ?? '',
    takesSms: contact?.takesSms ?? false,
  };
}

function brokerOf(offerer: Extract<DirectDeal['offerer'], { readonly party: 'BROKER' }>) {
  const { office, representative, registrationNumber, address, tel } = offerer;
  return { office, representative, registrationNumber, address, tel };
}

function placeOf({ exactPlace, isMiddle, address }: DirectDeal): TypedPlace {
  if (exactPlace === null) return NO_PLACE;
  const { road, lot, lat, lng } = exactPlace;
  const { dongliCode, sido, sigungu, dong } = address;
  const area = { dongliCode, sido, sigungu, dong };
  return { road, lot, ...area, at: { lat, lng }, isMiddle };
}

/** The pictures of a deal as the form has them; only their author is told their names. */
export function picturesOf({ photos, pictureIds }: DirectDeal): readonly DocumentPicture[] {
  return photos.flatMap((photo, at) => {
    const id = pictureIds?.[at];
    return id === undefined ? [] : [{ id, width: 640, height: 480, ...photo }];
  });
}
