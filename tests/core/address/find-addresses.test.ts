import { describe, expect, it } from 'vitest';
import { findAddresses, readAddress, readLotLine, readRoadLine } from '#core';
import { ADDRESSES, anAddress } from '../../support/addresses';

const found = (query: string) =>
  findAddresses(ADDRESSES, query).map(({ sido, road }) => road.slice(sido.length + 1));

describe('findAddresses', () => {
  it('finds the number itself first, then the nearest', () => {
    expect(found('서울 신림로 340')).toEqual([
      '관악구 신림로 340',
      '관악구 신림로 340-1',
      '관악구 신림로 338',
      '관악구 신림로 342',
      '관악구 신림로 12',
    ]);
    expect(found('신림동 1433-12').slice(0, 3)).toEqual([
      '관악구 신림로 340',
      '관악구 신림로 342',
      '관악구 신림로 338',
    ]);
  });

  it('finds roads that begin so behind a number that is one of its own', () => {
    expect(found('서울 신림로3').slice(-3)).toEqual([
      '관악구 신림로30길 3',
      '관악구 신림로3길 7',
      '관악구 신림로3길 12-4',
    ]);
    expect(found('신림로3길')).toEqual(['관악구 신림로3길 7', '관악구 신림로3길 12-4']);
  });

  it.each([
    ['신림동 산 56', ['관악구 신림로 12']],
    ['와우리 12', ['화성시 봉담읍 와우안길 12']],
    ['화성 봉담읍 와우리 12', ['화성시 봉담읍 와우안길 12']],
    ['세종로 1-68', ['종로구 세종대로 지하 189']],
    ['세종대로 189', ['종로구 세종대로 지하 189']],
    ['가온', ['관악구 신림로 340']],
    ['lh청년', ['관악구 신림로3길 7']],
    ['서울 은빛하우스 203호', ['관악구 신림로3길 12-4']],
    ['관악 드림타운', ['화성시 봉담읍 와우안길 12']],
    ['도시 하우스', ['종로구 세종대로 지하 189']],
    ['부산 신림로 340', ['중구 신림로 340']],
    ['48943', ['중구 신림로 340']],
    ['한밭 신림로 340', []],
    ['없는로 1', []],
  ])('%s finds %j', (query, roads) => {
    expect(found(query)).toEqual(roads);
  });

  it('answers twenty at most', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      anAddress({ road: `서울특별시 관악구 신림로 ${at + 1}` }),
    );
    expect(findAddresses(many, '신림로')).toHaveLength(20);
  });

  it('keeps both of two that are one', () => {
    const twice = [anAddress(), anAddress()];
    expect(findAddresses(twice, '신림로 340')).toHaveLength(2);
  });

  it('passes over what has no number', () => {
    const odd = [
      anAddress({ road: '서울특별시 관악구 신림로' }),
      anAddress({ lot: '신림동' }),
      anAddress({ building: '★' }),
    ];
    expect(findAddresses(odd, '신림로')).toEqual(odd.slice(2));
    expect(odd.map((address) => readAddress(address)?.keys.buildingName)).toEqual([
      undefined,
      undefined,
      '',
    ]);
  });
});

describe('the lines of an address', () => {
  it('are taken apart', () => {
    expect(readRoadLine('서울특별시 관악구 신림로3길 12-4')).toEqual({
      at: 10,
      name: '신림로3길',
      isHill: false,
      number: { main: 12, sub: 4 },
    });
    expect(readLotLine('신림동 산 56')).toEqual({
      at: 0,
      name: '신림동',
      isHill: true,
      number: { main: 56, sub: 0 },
    });
    expect(readRoadLine('신림로340')).toBeNull();
    expect(readLotLine('1433-12')).toBeNull();
  });
});
