import {
  APP_PAGES,
  dongPath,
  floorText,
  houseName,
  housePath,
  SITE_NAME,
  wonOf,
  type HouseTypeCode,
  type Manwon,
} from '#core';
import type { HouseRecord } from '../../ports/houses/house-record';
import { addressOf, pointOf, trailOf, type Thing } from './thing';

/** A home of its own, or a room in one that is shared. */
const ACCOMMODATION: Readonly<Record<HouseTypeCode, 'Apartment' | 'Room'>> = {
  HOUTP00001: 'Apartment',
  HOUTP00002: 'Room',
  HOUTP00003: 'Room',
  HOUTP00004: 'Apartment',
};

const MONTHLY = { unitCode: 'MON' } as const;

const price = (name: string, amount: Manwon, unit: { readonly unitCode?: string } = {}): Thing => ({
  '@type': 'UnitPriceSpecification',
  name,
  price: wonOf(amount),
  priceCurrency: 'KRW',
  ...unit,
});

/** What has to be paid, each for itself; a fee that the ad does not say is not guessed. */
function pricesOf({ dealType, deposit, monthly, maintenance }: HouseRecord): readonly Thing[] {
  return [
    price(dealType === 'JEONSE' ? '전세' : '보증금', deposit),
    ...(monthly > 0 ? [price('월세', monthly, MONTHLY)] : []),
    ...(maintenance === null ? [] : [price('관리비', maintenance.fee, MONTHLY)]),
  ];
}

const offerOf = (house: HouseRecord): Thing => ({
  '@type': 'Offer',
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  availability: `https://schema.org/${house.status === 'OPEN' ? 'InStock' : 'SoldOut'}`,
  priceSpecification: {
    '@type': 'CompoundPriceSpecification',
    priceComponent: pricesOf(house),
  },
});

const accommodationOf = (house: HouseRecord): Thing => ({
  '@type': ACCOMMODATION[house.type],
  floorSize: { '@type': 'QuantitativeValue', value: house.area, unitCode: 'MTK' },
  floorLevel: floorText(house.floor),
  numberOfRooms: house.rooms,
  numberOfBathroomsTotal: house.bathrooms,
  address: addressOf(house.address),
  ...(house.isApproximate ? {} : { geo: pointOf(house) }),
});

/**
 * A house's page as data: what is offered, and the way to it. Of the advertiser it says nothing: who
 * that is and how to reach them stands on the page, and is no machine's to collect.
 */
export function houseData(
  house: HouseRecord,
  head: { readonly title: string; readonly description: string; readonly photo: string | null },
): readonly Thing[] {
  const path = housePath(house.id);
  const { sigungu, dong, dongliCode } = house.address;
  return [
    {
      '@type': 'RealEstateListing',
      name: head.title,
      description: head.description,
      url: { link: path },
      ...(head.photo === null ? {} : { image: { link: head.photo } }),
      datePosted: house.postedAt,
      mainEntity: accommodationOf(house),
      offers: offerOf(house),
    },
    trailOf([
      [SITE_NAME, APP_PAGES.home.path],
      [[sigungu, dong].filter(Boolean).join(' '), dongPath(dongliCode)],
      [houseName(house), path],
    ]),
  ];
}
