import type { AddressCandidate } from '#core';

const AREA = {
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
} as const;

const BUILDINGS: readonly (string | null)[] = ['가온빌', null, '은빛하우스', '나래오피스텔', null];

/** A short street of invented buildings in 신림동. */
export const memoryAddresses: readonly AddressCandidate[] = BUILDINGS.map((building, at) => ({
  ...AREA,
  road: `서울특별시 관악구 한칸로12길 ${7 + at * 4}`,
  lot: `신림동 1999-${7 + at * 4}`,
  building,
  zip: '08799',
  lat: 37.4842 + at * 0.0003,
  lng: 126.9293,
}));
