import { describe, expect, it } from 'vitest';
import { readAddressQuery, type AddressReading } from '#core';

const shown = ({ by, name, number, areas }: AddressReading) => {
  const digits = number === null ? '…' : ` ${number.main}-${number.sub}`;
  return [...areas, `${by}:${name}${digits}`].join(' ');
};
const readings = (query: string) => readAddressQuery(query).map(shown);

describe('readAddressQuery', () => {
  it.each([
    ['신림로 340', 'road:신림로 340-0'],
    ['신림로340', 'road:신림로 340-0'],
    ['신림로 340-1', 'road:신림로 340-1'],
    ['신림로 340-', 'road:신림로 340-0'],
    ['신림로 3길 12-4', 'road:신림로3길 12-4'],
    ['신림로3길12-4', 'road:신림로3길 12-4'],
    ['봉천로 123번길 7', 'road:봉천로123번길 7-0'],
    ['4.19로 12', 'road:419로 12-0'],
    ['천호대로 지하 1123', 'road:천호대로 1123-0'],
    ['신림동 1433-12', 'lot:신림동 1433-12'],
    ['신림동 1433-12번지', 'lot:신림동 1433-12'],
    ['신림동 산 56-1', 'lot:신림동산 56-1'],
    ['상도1동 12', 'lot:상도1동 12-0'],
    ['을지로3가 15', 'lot:을지로3가 15-0'],
    ['길동 123', 'lot:길동 123-0'],
    ['서울 신림로 340', '서울 road:신림로 340-0'],
    ['서울특별시 관악구 신림로 340', '서울특별시 관악구 road:신림로 340-0'],
    ['관악 신림로 3길 7', '관악 road:신림로3길 7-0'],
    ['봉담읍 와우리 12', '봉담읍 lot:와우리 12-0'],
    ['서울 관악구 신림로 340 (신림동, 가온빌)', '서울 관악구 road:신림로 340-0'],
    ['신림로 340, 101동 203호', 'road:신림로 340-0'],
    ['신림로 340 가온빌 203호', 'road:신림로 340-0'],
    ['(08754) 신림로 340', 'road:신림로 340-0'],
    ['08754 서울 신림로 340', '서울 road:신림로 340-0'],
    ['신림로', 'road:신림로…'],
    ['서울 신림로3길', '서울 road:신림로3길…'],
    ['신림', 'road:신림…'],
    ['서울 관악구 가온빌', '서울 관악구 road:가온빌…'],
    ['가온빌 101동 203호', 'road:가온빌…'],
    ['08754', 'zip:08754…'],
    ['(08754)', 'zip:08754…'],
    ['３４０', 'road:340…'],
    ['신림로　３４０－１', 'road:신림로 340-1'],
    ['신림로 340'.normalize('NFD'), 'road:신림로 340-0'],
  ])('%j is read first as %s', (query, first) => {
    expect(readings(query)[0]).toBe(first);
  });

  it('goes on with what else may be meant, down to a building whose name holds it all', () => {
    expect(readings('신림로 3')).toEqual([
      'road:신림로 3-0',
      'lot:신림로 3-0',
      'road:신림로3…',
      'lot:신림로3…',
      'building:신림로3…',
    ]);
    expect(readings('도시 LH 하우스')).toEqual([
      '도시 road:lh하우스…',
      '도시 lot:lh하우스…',
      '도시 building:lh하우스…',
      'building:도시lh하우스…',
    ]);
    expect(readings('신림동 1433-12')).toEqual(['lot:신림동 1433-12', 'building:신림동143312…']);
  });

  it.each(['', '   ', '-', '%', '(,)', '\u3000', 'ㄱ'.repeat(81)])(
    '%j asks for nothing',
    (query) => {
      expect(readAddressQuery(query)).toEqual([]);
    },
  );

  it('takes a road that begins with a digit for one where nothing stands in front', () => {
    expect(readings('3길 12')[0]).toBe('road:3길 12-0');
  });
});
