import {
  APP_PAGES,
  directListPath,
  directPath,
  floorText,
  wonOf,
  type HouseTypeCode,
  type Manwon,
} from '#core';
import type { DirectRecord } from '../../ports/deals/deals';
import { dealTrail } from './deal-list-data';
import { addressOf, trailOf, type Thing } from './thing';

/** A home of its own, or a room in one that is shared. */
const ACCOMMODATION: Readonly<Record<HouseTypeCode, 'Apartment' | 'Room'>> = {
  HOUTP00001: 'Apartment',
  HOUTP00002: 'Room',
  HOUTP00003: 'Room',
  HOUTP00004: 'Apartment',
};

const price = (name: string, amount: Manwon, isMonthly: boolean): Thing => ({
  '@type': 'UnitPriceSpecification',
  name,
  price: wonOf(amount),
  priceCurrency: 'KRW',
  ...(isMonthly && { unitCode: 'MON' }),
});

const pricesOf = ({ rentType, deposit, monthly, fee }: DirectRecord): readonly Thing[] => [
  price(rentType === 'JEONSE' ? '전세' : '보증금', deposit, false),
  ...(monthly > 0 ? [price('월세', monthly, true)] : []),
  ...(fee.amount > 0 ? [price('관리비', fee.amount, true)] : []),
];

/**
 * A direct deal's page as data: what is offered, as far as a dong, and the way to it. Who offers it and
 * where it stands is no machine's to collect.
 */
export function directData(
  deal: DirectRecord,
  head: { readonly title: string; readonly description: string; readonly photo: string | null },
): readonly Thing[] {
  const path = directPath(deal.id);
  const { sigungu, dong, dongliCode } = deal.address;
  return [
    {
      '@type': 'RealEstateListing',
      name: head.title,
      description: head.description,
      url: { link: path },
      ...(head.photo === null ? {} : { image: { link: head.photo } }),
      datePosted: deal.createdAt,
      mainEntity: {
        '@type': ACCOMMODATION[deal.roomType],
        floorSize: { '@type': 'QuantitativeValue', value: deal.area, unitCode: 'MTK' },
        floorLevel: floorText(deal.floor),
        numberOfRooms: deal.rooms,
        numberOfBathroomsTotal: deal.bathrooms,
        address: addressOf(deal.address),
      },
      offers: {
        '@type': 'Offer',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availability: `https://schema.org/${deal.status === 'OPEN' ? 'InStock' : 'LimitedAvailability'}`,
        priceSpecification: {
          '@type': 'CompoundPriceSpecification',
          priceComponent: pricesOf(deal),
        },
      },
    },
    trailOf([
      ...dealTrail(APP_PAGES.deal, {
        name: [sigungu, dong].filter(Boolean).join(' '),
        path: directListPath(dongliCode),
      }),
      [deal.title, path],
    ]),
  ];
}
