import { readAddress, type AddressCandidate } from '#core';
import type { NewAddress } from '../../server/db/addresses/address-writer';

/** A building in 신림동, as far as a test says nothing else. */
export function anAddress(given: Partial<AddressCandidate> = {}): AddressCandidate {
  return {
    road: '서울특별시 관악구 신림로 340',
    lot: '신림동 1433-12',
    building: null,
    zip: '08754',
    dongliCode: '1162010200',
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
    lat: 37.4842,
    lng: 126.9293,
    ...given,
  };
}

const SILLIM = [
  ['신림로 340', '1433-12', '가온빌'],
  ['신림로 338', '1433-10', null],
  ['신림로 342', '1433-13', null],
  ['신림로 340-1', '1433-14', null],
  ['신림로 12', '산 56-1', null],
  ['신림로3길 12-4', '98-7', '은빛 하우스'],
  ['신림로3길 7', '98-1', 'LH 청년주택'],
  ['신림로30길 3', '101', null],
] as const;

/** A small town of buildings whose names, numbers and areas lie close together. */
export const ADDRESSES: readonly AddressCandidate[] = [
  ...SILLIM.map(([road, lot, building]) =>
    anAddress({ road: `서울특별시 관악구 ${road}`, lot: `신림동 ${lot}`, building }),
  ),
  anAddress({
    road: '부산광역시 중구 신림로 340',
    lot: '중앙동4가 12-3',
    zip: '48943',
    dongliCode: '2611012500',
    sido: '부산광역시',
    sigungu: '중구',
    dong: '중앙동4가',
  }),
  anAddress({
    road: '경기도 화성시 봉담읍 와우안길 12',
    lot: '봉담읍 와우리 12',
    building: '관악 드림타운',
    zip: '18300',
    dongliCode: '4159025321',
    sido: '경기도',
    sigungu: '화성시',
    dong: '봉담읍 와우리',
  }),
  anAddress({
    road: '서울특별시 종로구 세종대로 지하 189',
    lot: '세종로 1-68',
    building: '도시 하우스',
    zip: '03172',
    dongliCode: '1111011900',
    sido: '서울특별시',
    sigungu: '종로구',
    dong: '세종로',
  }),
];

/** Addresses as they are stored; one without a number is none. */
export const newAddresses = (addresses: readonly AddressCandidate[]): NewAddress[] =>
  addresses.flatMap((address) => {
    const read = readAddress(address);
    return read === null ? [] : [{ address, keys: read.keys }];
  });
