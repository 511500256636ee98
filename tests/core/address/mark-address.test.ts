import { describe, expect, it } from 'vitest';
import { markAddress, shortRoadLine, type MarkedPart } from '#core';
import { anAddress } from '../../support/addresses';

const shown = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

const building = { building: '은빛 하우스' };
const row = (query: string, given: Parameters<typeof anAddress>[0] = building) => {
  const marked = markAddress(anAddress(given), query);
  return [marked.road, marked.lot, marked.building, marked.zip].map(shown).join(' | ');
};

describe('markAddress', () => {
  it.each([
    ['신림로', '서울 관악구 [신림로] 340 | 신림동 1433-12 | 은빛 하우스 | 08754'],
    ['신', '서울 관악구 [신]림로 340 | 신림동 1433-12 | 은빛 하우스 | 08754'],
    ['관악 신림로 340', '서울 관악구 [신림로 340] | 신림동 1433-12 | 은빛 하우스 | 08754'],
    ['신림로 338', '서울 관악구 [신림로] 340 | 신림동 1433-12 | 은빛 하우스 | 08754'],
    ['신림로 340-1', '서울 관악구 [신림로] 340 | 신림동 1433-12 | 은빛 하우스 | 08754'],
    ['신림동', '서울 관악구 신림로 340 | [신림동] 1433-12 | 은빛 하우스 | 08754'],
    ['신림동 1433-12', '서울 관악구 신림로 340 | [신림동 1433-12] | 은빛 하우스 | 08754'],
    ['은빛하', '서울 관악구 신림로 340 | 신림동 1433-12 | [은빛 하]우스 | 08754'],
    ['08754', '서울 관악구 신림로 340 | 신림동 1433-12 | 은빛 하우스 | [08754]'],
    ['봉천로', '서울 관악구 신림로 340 | 신림동 1433-12 | 은빛 하우스 | 08754'],
  ])('%s', (query, expected) => {
    expect(row(query)).toBe(expected);
  });

  it('marks a lot in the hills and one of a 리', () => {
    expect(row('신림동 산 56', { lot: '신림동 산 56-1' })).toContain('| [신림동 산] 56-1 |');
    expect(row('와우리 12', { lot: '봉담읍 와우리 12' })).toContain('| 봉담읍 [와우리 12] |');
  });

  it('shows what has no number without a mark', () => {
    expect(row('신림로', { road: '신림로' })).toBe('신림로 | 신림동 1433-12 |  | 08754');
    expect(markAddress(anAddress(), '신림로').building).toEqual([]);
  });

  it('says the 시·도 as people do, where the address begins with it', () => {
    expect(shortRoadLine(anAddress())).toBe('서울 관악구 신림로 340');
    expect(shortRoadLine(anAddress({ road: '신림로 340' }))).toBe('신림로 340');
    expect(shortRoadLine(anAddress({ sido: '' }))).toBe('서울특별시 관악구 신림로 340');
  });
});
