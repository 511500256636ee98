import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestOf,
  COMPARE_ROWS,
  comparedHouse,
  costShare,
  DEAL_TYPE,
  isDifferent,
  type ComparedRoom,
} from '#core';
import { house } from '../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');

/** Few values each, so that rooms often say the same. */
const parts = fc.record({
  status: fc.constantFrom('OPEN' as const, 'SOLD' as const),
  dealType: fc.constantFrom(DEAL_TYPE.MONTH_RENT, DEAL_TYPE.JEONSE),
  deposit: fc.constantFrom(0, 500, 1_000),
  monthly: fc.constantFrom(0, 40, 50),
  area: fc.constantFrom(9, 19.8, 23.1),
  maintenance: fc.constantFrom(null, { fee: 5, items: [], billedByUse: [] }),
  station: fc.constantFrom(null, { name: '신림역', lines: [], walkMinutes: 4 }),
  approvedOn: fc.constantFrom(null, '20200101', '20240101'),
  confirmedAt: fc.constantFrom('', '2026-11-19T10:00:00+09:00', '2026-11-20T10:00:00+09:00'),
});
const rooms = fc
  .array(parts, { maxLength: 4 })
  .map((all) =>
    all.map((part, at) => comparedHouse(house(String(at), part))).filter((one) => one !== null),
  );
const rows = fc.constantFrom(...COMPARE_ROWS);

describe('the best of a row', () => {
  it('are rooms that are free and known, none worse than another, and never all of them', () => {
    fc.assert(
      fc.property(rows, rooms, (row, all) => {
        const best = bestOf(row, all, NOW);
        const less = ({ code }: ComparedRoom, room: ComparedRoom) =>
          best.has(code) ? [row.cell(room, NOW).less] : [];
        const firsts = all.flatMap((room) => less(room, room));
        expect(new Set(firsts).size).toBeLessThanOrEqual(1);
        expect(best.size).toBe(firsts.length);
        const known = all
          .filter(({ standing }) => standing !== 'let')
          .flatMap((room) => row.cell(room, NOW).less ?? []);
        if (best.size > 0) {
          expect(firsts[0]).toBe(Math.min(...known));
          expect(best.size).toBeLessThan(known.length);
        }
        for (const room of all)
          if (room.standing === 'let') expect(best.has(room.code)).toBe(false);
      }),
    );
  });

  it('do not depend on the order of the columns', () => {
    fc.assert(
      fc.property(rows, rooms, (row, all) => {
        expect(bestOf(row, [...all].reverse(), NOW)).toEqual(bestOf(row, all, NOW));
      }),
    );
  });

  it('are only of rows that say different things', () => {
    fc.assert(
      fc.property(rows, rooms, (row, all) => {
        // Two costs may look alike, in whole 만원, and differ.
        const isExact = row.name !== '실월비용' && row.name !== '마지막 확인';
        if (isExact && bestOf(row, all, NOW).size > 0)
          expect(isDifferent(row, all, NOW)).toBe(true);
      }),
    );
  });
});

describe('the bar of a cost', () => {
  it('is between nothing and all, and longer for what costs more', () => {
    const won = fc.nat(10_000_000);
    fc.assert(
      fc.property(won, won, won, (a, b, most) => {
        const [less, more] = [costShare(Math.min(a, b), most), costShare(Math.max(a, b), most)];
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });
});
