import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUILDING,
  buildingName,
  CODE_LISTS,
  DEAL_TYPE,
  dealName,
  detailPrice,
  EQUIPMENT,
  equipmentName,
  facedRoomName,
  FACING,
  facingName,
  floorText,
  formatPrice,
  GENDER,
  genderName,
  genderRuleText,
  HOUSE_TYPE,
  houseTypeName,
  LAYOUT,
  layoutName,
  MAINTENANCE_ITEM,
  maintenanceItemName,
  moveInText,
  ODD_FLOOR,
  oddFloorName,
  priceInWords,
  ROOM_OPTION,
  roomOptionName,
  walkText,
} from '#core';

describe('names', () => {
  const names = [
    Object.values(HOUSE_TYPE).map(houseTypeName),
    Object.values(LAYOUT).map(layoutName),
    Object.values(BUILDING).map(buildingName),
    Object.values(FACING).map(facingName),
    (['LIVING_ROOM', 'MAIN_ROOM'] as const).map(facedRoomName),
    Object.values(EQUIPMENT).map(equipmentName),
    Object.values(MAINTENANCE_ITEM).map(maintenanceItemName),
    Object.values(ROOM_OPTION).map(roomOptionName),
    Object.values(DEAL_TYPE).map(dealName),
    Object.values(ODD_FLOOR).map(oddFloorName),
    Object.values(GENDER).map(genderName),
    [null, ...Object.values(GENDER)].map(genderRuleText),
  ];

  it('are there for every code, each its own', () => {
    for (const list of names) {
      expect(new Set(list).size).toBe(list.length);
      for (const name of list) expect(name).toMatch(/^[가-힣A-Z· ]+$/);
    }
  });

  it('say what a card says', () => {
    expect(Object.values(HOUSE_TYPE).map(houseTypeName)).toEqual([
      '원룸',
      '고시원',
      '쉐어하우스',
      '청년주택',
    ]);
    expect(
      (['FULL', 'PARKING', 'PET', 'DEPOSIT_ZERO', 'SHORT_TERM'] as const).map(roomOptionName),
    ).toEqual(['풀옵션', '주차', '반려동물', '무보증', '단기']);
    expect([facingName('S'), facingName('NE')]).toEqual(['남향', '북동향']);
    expect(genderRuleText('GNDRA00001')).toBe('여성 전용');
    expect(genderRuleText('GNDRA00002')).toBe('남성 전용');
    expect(genderRuleText(null)).toBe('성별 무관');
    expect(Object.values(DEAL_TYPE).map(dealName)).toEqual(['월세', '전세', '기타']);
    expect(Object.values(ODD_FLOOR).map(oddFloorName)).toEqual(['반지하', '옥탑']);
  });

  it('are the same in lists of codes, in prices and in floors', () => {
    expect(CODE_LISTS.HOUTP).toEqual(
      Object.values(HOUSE_TYPE).map((code) => ({ code, name: houseTypeName(code) })),
    );
    expect(CODE_LISTS.GENDR).toEqual([
      { code: 'GNDRA00001', name: '여성' },
      { code: 'GNDRA00002', name: '남성' },
    ]);
    for (const dealType of Object.values(DEAL_TYPE)) {
      const price = { dealType, deposit: 1_000, monthly: 50 };
      expect(formatPrice(price).split(' ')[0]).toBe(dealName(dealType));
    }
    for (const kind of Object.values(ODD_FLOOR)) {
      expect(floorText({ kind, number: null, total: 4 })).toBe(`${oddFloorName(kind)}/4층`);
    }
  });
});

it.each([
  [{ kind: 'GROUND', number: 3, total: 5 }, '3층/5층'],
  [{ kind: 'HALF_BASEMENT', number: null, total: 4 }, '반지하/4층'],
  [{ kind: 'ROOFTOP', number: null, total: 5 }, '옥탑/5층'],
] as const)('%j is %s', (floor, text) => {
  expect(floorText(floor)).toBe(text);
});

it.each([
  [['2호선'], '2호선 신림역 도보 약 5분'],
  [['2호선', '신림선'], '2호선·신림선 신림역 도보 약 5분'],
  [[], '신림역 도보 약 5분'],
])('the way to a station of %j is %s', (names, text) => {
  const lines = names.map((name) => ({ name, color: '#00a84d' }));
  expect(walkText({ name: '신림역', lines, walkMinutes: 5 })).toBe(text);
});

it.each([
  [{ kind: 'NOW', day: null }, '바로 입주 가능'],
  [{ kind: 'NEGOTIABLE', day: null }, '입주일 협의'],
  [{ kind: 'DAY', day: '20261121' }, '2026.11.21 입주 가능'],
  [{ kind: 'DAY', day: '20261120' }, '바로 입주 가능'],
  [{ kind: 'DAY', day: '20251231' }, '바로 입주 가능'],
] as const)('%j is %s', (moveIn, text) => {
  expect(moveInText(moveIn, '20261120')).toBe(text);
});

it.each([
  ['MONTH_RENT', 1000, 50, '보증금 천만 원, 월 오십만 원'],
  ['JEONSE', 12000, 0, '전세 일억 이천만 원'],
  ['JEONSE', 12000, 50, '전세 일억 이천만 원'],
  ['MONTH_RENT', 0, 45, '보증금 없음, 월 사십오만 원'],
  ['MONTH_RENT', 500, 0, '보증금 오백만 원, 월세 없음'],
  ['OTHER', 500, 0, '보증금 오백만 원'],
  ['OTHER', 500, 30, '보증금 오백만 원, 월 삼십만 원'],
  ['JEONSE', 1, 0, '전세 만 원'],
  ['JEONSE', 11, 0, '전세 십일만 원'],
  ['JEONSE', 10, 0, '전세 십만 원'],
  ['JEONSE', 10_000, 0, '전세 일억 원'],
  ['JEONSE', 10_001, 0, '전세 일억 일만 원'],
  ['JEONSE', 1_111, 0, '전세 천백십일만 원'],
  ['JEONSE', 2_345, 0, '전세 이천삼백사십오만 원'],
  ['JEONSE', 6_789, 0, '전세 육천칠백팔십구만 원'],
  ['JEONSE', 305_020, 0, '전세 삼십억 오천이십만 원'],
  ['JEONSE', 100_000_000, 0, '전세 일조 원'],
  ['JEONSE', NaN, 0, '전세 없음'],
] as const)('%s %d/%d is read as %s', (dealType, deposit, monthly, text) => {
  expect(priceInWords({ dealType, deposit, monthly })).toBe(text);
});

it('is read out whatever the numbers', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (deposit, monthly) => {
      expect(priceInWords({ dealType: 'MONTH_RENT', deposit, monthly })).toMatch(/^[가-힣 ,]+$/);
    }),
  );
});

it.each([
  ['MONTH_RENT', 1000, 50, 7, '보증금 1,000만원 · 월 50만원 · 관리비 7만원'],
  ['MONTH_RENT', 10000, 50, 0, '보증금 1억원 · 월 50만원 · 관리비 없음'],
  ['MONTH_RENT', 0, 50, null, '보증금 없음 · 월 50만원 · 관리비 확인 필요'],
  ['JEONSE', 12000, 0, 7, '전세 1억 2,000만원 · 관리비 7만원'],
  ['OTHER', 300, 0, 7, '보증금 300만원 · 관리비 7만원'],
] as const)('%s %d/%d/%s in detail', (dealType, deposit, monthly, maintenance, text) => {
  expect(detailPrice({ dealType, deposit, monthly, maintenance })).toBe(text);
});
