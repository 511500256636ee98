import { describe, expect, it, test } from 'vitest';
import {
  bestOf,
  comparedDirect,
  comparedHouse,
  COMPARE_ROWS,
  compareHeadline,
  compareOutline,
  compareTitle,
  COST_ROW,
  costShare,
  isDifferent,
  type ComparedRoom,
  type House,
} from '#core';
import { FAKE_DEAL } from '../../support/fake-deals';
import { house } from '../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const rowOf = (name: string) => {
  const row = COMPARE_ROWS.find((one) => one.name === name);
  if (row === undefined) throw new Error(`There is no row ${name}.`);
  return row;
};
const room = (id: string, part: Partial<House> = {}): ComparedRoom => {
  const compared = comparedHouse(house(id, part));
  if (compared === null) throw new Error('Nobody is shown that house.');
  return compared;
};
const best = (name: string, ...rooms: ComparedRoom[]) => [...bestOf(rowOf(name), rooms, NOW)];
const cell = (name: string, part: Partial<House>) => rowOf(name).cell(room('1', part), NOW);
const deal = (part: Partial<typeof FAKE_DEAL> = {}) => comparedDirect({ ...FAKE_DEAL, ...part });
const JEONSE = { dealType: 'JEONSE', deposit: 9000, monthly: 0 } as const;

describe('the best of a row', () => {
  test.each<[string, Partial<House>]>([
    ['실월비용', { monthly: 40 }],
    ['보증금', { deposit: 500 }],
    ['월세', { monthly: 45 }],
    ['관리비', { maintenance: { fee: 3, items: [], billedByUse: [] } }],
    ['전용면적', { area: 30 }],
    ['역까지 걸어서', { station: { name: '신림역', lines: [], walkMinutes: 2 } }],
    ['사용승인', { approvedOn: '20240101' }],
    ['마지막 확인', { confirmedAt: '2026-11-20T10:00:00+09:00' }],
  ])('of %s is what a person would choose', (name, part) => {
    expect(best(name, room('1'), room('2', part), room('3'))).toEqual(['h2']);
  });

  it('is several where they are equally good, and none where all are', () => {
    expect(best('전용면적', room('1'), room('2', { area: 9 }), room('3'))).toEqual(['h1', 'h3']);
    expect(best('전용면적', room('1'), room('2'))).toEqual([]);
    expect(best('전용면적', room('1'))).toEqual([]);
    expect(best('전용면적')).toEqual([]);
  });

  it('is never one that says nothing, or that is let', () => {
    const unknown = { maintenance: null, station: null, approvedOn: null, confirmedAt: 'when?' };
    for (const name of ['실월비용', '관리비', '역까지 걸어서', '사용승인', '마지막 확인'])
      expect(best(name, room('1'), room('2', unknown))).toEqual([]);
    const sold = room('2', { status: 'SOLD', monthly: 1, area: 99 });
    expect(best('실월비용', room('1'), sold)).toEqual([]);
    expect(best('전용면적', room('1'), room('3', { area: 9 }), sold)).toEqual(['h1']);
  });

  it('does not compare a deposit for rent with one for jeonse', () => {
    expect(best('보증금', room('1'), room('2', JEONSE))).toEqual([]);
    expect(best('월세', room('1'), room('2', JEONSE))).toEqual([]);
    expect(best('실월비용', room('1'), room('2', JEONSE))).toEqual(['h2']);
  });

  it('is not named where there is none', () => {
    expect(
      best('방향', room('1'), room('2', { direction: { facing: 'N', of: 'MAIN_ROOM' } })),
    ).toEqual([]);
  });
});

describe('a cell', () => {
  it('says what the fee pays for, and what is paid apart', () => {
    expect(cell('관리비', {})).toMatchObject({
      text: '7만',
      less: 7,
      note: '일반 관리비·수도 요금 포함, 전기 요금·가스 요금 별도',
    });
    expect(cell('관리비', { maintenance: null })).toMatchObject({ text: '모름', note: '' });
    const free = { fee: 0, items: [], billedByUse: [] };
    expect(cell('관리비', { maintenance: free })).toMatchObject({ text: '없음', note: '' });
  });

  it('says what the cost leaves out, and is rounded up to whole 만', () => {
    expect(cell('실월비용', { maintenance: null })).toMatchObject({
      text: '55만+α',
      note: '관리비 모름',
      less: null,
    });
    expect(cell('실월비용', {}).text).toBe('62만');
  });

  test.each<[string, Partial<House>, string, string]>([
    ['방향', { direction: null }, '모름', ''],
    ['방향', {}, '남향', '방 기준'],
    ['역까지 걸어서', { station: null }, '가까운 역 없음', ''],
    ['역까지 걸어서', {}, '약 5분', '신림역'],
    ['층 · 엘리베이터', {}, '3층/5층', '있음'],
    ['층 · 엘리베이터', { elevator: false }, '3층/5층', '없음'],
    ['구조', {}, '오픈형 원룸', '방 1개 · 욕실 1개'],
    ['입주', {}, '바로 입주 가능', ''],
    ['주차', { parking: 0 }, '없음', ''],
    ['주차', { parking: 2 }, '2대', ''],
    ['옵션', { options: [], equipment: [] }, '없음', ''],
    ['옵션', {}, '풀옵션, 반려동물, 에어컨, 세탁기', ''],
    ['사용승인', { approvedOn: null }, '모름', ''],
    ['사용승인', {}, '2018.05.11', ''],
    ['마지막 확인', {}, '3일 전', '중개사'],
    ['마지막 확인', { confirmedAt: '' }, '모름', '중개사'],
    ['월세', JEONSE, '없음', ''],
    ['보증금', JEONSE, '9,000만', ''],
  ])('of %s can be read', (name, part, text, note) => {
    expect(cell(name, part)).toMatchObject({ text, note });
  });
});

describe('a row', () => {
  it('is different where its rooms say different things', () => {
    expect(isDifferent(rowOf('주차'), [room('1'), room('2')], NOW)).toBe(false);
    expect(isDifferent(rowOf('주차'), [room('1'), room('2', { parking: 0 })], NOW)).toBe(true);
    expect(isDifferent(rowOf('전용면적'), [room('1'), room('2', { area: 9 })], NOW)).toBe(true);
    expect(isDifferent(rowOf('주차'), [], NOW)).toBe(false);
  });

  it('of costs has bars beside the largest', () => {
    expect([costShare(50, 100), costShare(100, 100), costShare(1, 3)]).toEqual([50, 100, 33]);
    expect([costShare(200, 100), costShare(0, 0)]).toEqual([100, 0]);
  });
});

describe('a room beside others', () => {
  it('is a house that everybody is shown, also one that is let', () => {
    expect(comparedHouse(house('1', { status: 'HIDDEN' }))).toBeNull();
    expect(room('1')).toMatchObject({ code: 'h1', kind: 'house', standing: 'open' });
    expect(room('1', { status: 'SOLD' }).standing).toBe('let');
    const advertiser = { kind: 'LAND_LORD', name: '김예시' } as const;
    expect(room('1', { advertiser }).by).toBe('집주인');
  });

  it('is a direct deal on offer, with its fee in the same words and no point', () => {
    expect(deal()).toMatchObject({
      code: 'd1',
      kind: 'direct',
      dealType: 'MONTH_RENT',
      fee: { amount: 5, included: ['수도'], apart: [] },
      by: '세입자',
      standing: 'open',
    });
    expect(deal({ status: 'RESERVED' })?.standing).toBe('reserved');
    expect(JSON.stringify(deal())).not.toContain(String(FAKE_DEAL.lat));
  });

  it('is nothing to anybody once it is over, hidden or held, its author included', () => {
    const mine = { isAuthor: true, hasAsked: false, saidGone: false };
    expect(deal({ status: 'DONE', mine })).toBeNull();
    expect(deal({ status: 'HIDDEN', mine })).toBeNull();
    const hold = { state: 'HELD', reason: '', mayAppeal: true } as const;
    expect(deal({ hold, mine })).toBeNull();
  });
});

describe('the words of a comparison', () => {
  const direct = deal();
  const rooms = [room('1'), ...(direct === null ? [] : [direct])];

  it('are called by the first room', () => {
    expect(compareTitle([])).toBe('집 비교');
    expect(compareTitle(rooms.slice(0, 1))).toBe('월세 1,000/50 원룸 비교');
    expect(compareTitle(rooms)).toBe('월세 1,000/50 원룸 외 1곳 비교');
  });

  it('name what each costs', () => {
    expect(compareOutline(rooms, NOW)).toBe(
      '월세 1,000/50 원룸 실월비용 62만 · 월세 500/45 원룸 실월비용 53만',
    );
    expect(compareOutline([], NOW)).toBe('');
  });

  it('begin with what it comes to, where one costs the least', () => {
    expect(compareHeadline(rooms, NOW)).toEqual({
      before: '한 달에 드는 돈은',
      name: '월세 500/45',
      after: '가 가장 적어요',
    });
    expect(compareHeadline([room('1')], NOW)).toBeNull();
    const cheap = { monthly: 40 };
    expect(compareHeadline([room('1'), room('2', cheap), room('3', cheap)], NOW)).toBeNull();
    expect(bestOf(COST_ROW, [], NOW).size).toBe(0);
  });
});
