import { describe, expect, it, test } from 'vitest';
import type { House } from '#core';
import { bestCells, COMPARE_ROWS } from '../../../../src/ui/popups/compare/compare-rows';
import { house } from '../../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const rowOf = (name: string) => {
  const row = COMPARE_ROWS.find((one) => one.name === name);
  if (row === undefined) throw new Error(`There is no row ${name}.`);
  return row;
};
const best = (name: string, ...houses: House[]) => [...bestCells(rowOf(name), houses, NOW)];
const cell = (name: string, part: Partial<House>) => rowOf(name).cell(house('1', part), NOW);

describe('the best of a row', () => {
  test.each<[string, Partial<House>]>([
    ['실월비용', { monthly: 40 }],
    ['보증금', { deposit: 500 }],
    ['월세', { monthly: 45 }],
    ['관리비', { maintenance: { fee: 3, items: [], billedByUse: [] } }],
    ['면적', { area: 30 }],
    ['역까지', { station: { name: '신림역', lines: [], walkMinutes: 2 } }],
    ['사용승인', { approvedOn: '20240101' }],
    ['마지막 확인', { confirmedAt: '2026-11-20T10:00:00+09:00' }],
  ])('of %s is what a person would choose', (name, part) => {
    expect(best(name, house('1'), house('2', part), house('3'))).toEqual(['2']);
  });

  it('is several where they are equally good, and none where all are', () => {
    expect(best('면적', house('1'), house('2', { area: 9 }), house('3'))).toEqual(['1', '3']);
    expect(best('면적', house('1'), house('2'))).toEqual([]);
    expect(best('면적', house('1'))).toEqual([]);
  });

  it('does not prefer a house that says nothing', () => {
    const unknown = house('2', { maintenance: null, station: null, approvedOn: null });
    for (const name of ['실월비용', '관리비', '역까지', '사용승인'])
      expect(best(name, house('1'), unknown)).toEqual([]);
  });

  it('does not compare a deposit for rent with one for jeonse', () => {
    const jeonse = house('2', { dealType: 'JEONSE', deposit: 9000, monthly: 0 });
    expect(best('보증금', house('1'), jeonse)).toEqual([]);
    expect(best('월세', house('1'), jeonse)).toEqual([]);
    expect(best('실월비용', house('1'), jeonse)).toEqual(['2']);
  });

  it('is not named where there is none', () => {
    expect(
      best('층', house('1'), house('2', { floor: { kind: 'ROOFTOP', number: null, total: 4 } })),
    ).toEqual([]);
  });
});

describe('a cell', () => {
  it('itemises the fee, and says what is paid apart', () => {
    expect(cell('관리비', {})).toMatchObject({ text: '7만원', less: 7 });
    expect(cell('관리비', {}).note).toMatch(/5만, .* 2만, .* 별도$/);
    expect(cell('관리비', { maintenance: null })).toMatchObject({ text: '확인 필요', note: '' });
    expect(cell('관리비', { maintenance: { fee: 0, items: [], billedByUse: [] } }).text).toBe(
      '없음',
    );
  });

  it('says what the cost leaves out', () => {
    expect(cell('실월비용', { maintenance: null }).note).toBe('관리비를 뺀 금액');
    expect(cell('실월비용', {}).text).toBe('약 61만원');
  });

  test.each<[string, Partial<House>, string]>([
    ['방향', { direction: null }, '확인 필요'],
    ['방향', {}, '남향 (방 기준)'],
    ['역까지', { station: null }, '가까운 역 없음'],
    ['입주 가능일', {}, '바로 입주 가능'],
    ['주차', { parking: 0 }, '불가능'],
    ['주차', { parking: 2 }, '2대 가능'],
    ['엘리베이터', { elevator: false }, '없음'],
    ['엘리베이터', {}, '있음'],
    ['옵션', { options: [], equipment: [] }, '없음'],
    ['사용승인', { approvedOn: null }, '확인 필요'],
    ['마지막 확인', {}, '3일 전'],
  ])('of %s can be read', (name, part, text) => {
    expect(cell(name, part).text).toBe(text);
  });
});
