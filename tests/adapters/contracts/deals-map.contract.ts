import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CONFIRMED_DAYS,
  DEAL_STATUS,
  EMPTY_DIRECT_FILTER,
  MOST_MARKS,
  pixelDistance,
  type DirectDraft,
  type DirectFilter,
} from '#core';
import { askDirects, offer, roomOf, type DealPorts, type OpenedDeals } from './deals-stage';

const DAY_MS = 86_400_000;
const HERE = { lat: 37.4843, lng: 126.9297 };
const BOX = { swLat: 37.45, swLng: 126.8, neLat: 37.53, neLng: 127.1 };

/** What every {@link DirectDeals} promises of the map beside its list. */
export function dealsMapContract(name: string, open: () => Promise<OpenedDeals>): void {
  describe(`DirectDeals on the map: ${name}`, () => {
    let opened: OpenedDeals;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const shift = async (north: number, room: Partial<DirectDraft> = {}) => {
      const { place } = await roomOf(opened.kim);
      const at = { lat: HERE.lat + north, lng: HERE.lng };
      return offer(opened.kim, { ...room, place: { ...place, ...at } });
    };
    /** How many a map counts, which its list has to count, too. */
    const counted = async (
      who: DealPorts,
      filter: Partial<DirectFilter> = {},
      bounds: typeof BOX | null = BOX,
    ): Promise<number> => {
      const asked = { bounds, filter: { ...EMPTY_DIRECT_FILTER, ...filter } };
      const map = await who.directs.marks({ ...asked, level: 5 });
      const list = await who.directs.list(askDirects(asked));
      expect(map.version).toBe(list.version);
      expect(map.total).toBe(list.total);
      const counts = map.marks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(map.total);
      return map.total;
    };

    test('counts what the list counts, with any filter, in a box and in the country', async () => {
      const { visitor } = opened;
      const jeonse = { rentType: 'JEONSE', deposit: 9_000, monthly: 0 } as const;
      for (const room of [{ monthly: 60 }, { monthly: 20 }, jeonse]) await shift(0, room);
      await shift(0.06, { monthly: 60 });
      expect(await counted(visitor)).toBe(3);
      expect(await counted(visitor, {}, null)).toBe(4);
      expect(await counted(visitor, { rentTypes: ['JEONSE'] })).toBe(1);
      expect(await counted(visitor, { monthly: { from: null, to: 30 } })).toBe(2);
      expect(await counted(visitor, { deposit: { from: 9_000, to: null } })).toBe(1);
      expect(await counted(visitor, { parties: ['BROKER'] })).toBe(0);
      expect(await counted(visitor, { dongliCode: '4613025000' })).toBe(0);
      const { marks } = await visitor.directs.marks({
        bounds: BOX,
        level: 1,
        filter: { ...EMPTY_DIRECT_FILTER, rentTypes: ['JEONSE'] },
      });
      expect(marks).toMatchObject([{ kind: 'deal', ...jeonse, roomType: 'HOUTP00001' }]);
    });

    test('puts a room where its page does, which is not where it is', async () => {
      const { kim, visitor } = opened;
      const { id, exactPlace } = await shift(0.08);
      const bounds = { ...BOX, swLat: 37.56, neLat: 37.57 };
      for (const who of [kim, visitor]) {
        const asked = { bounds, level: 1, filter: EMPTY_DIRECT_FILTER };
        const { marks } = await who.directs.marks(asked);
        const found = await visitor.directs.one(id);
        const { lat, lng } = found.ok ? found.value : HERE;
        expect(marks).toMatchObject([{ kind: 'deal', id, lat, lng }]);
        expect(lat === exactPlace?.lat && lng === exactPlace.lng).toBe(false);
      }
    });

    test('loses what its owner or the clock takes off, at once', async () => {
      const { kim, visitor } = opened;
      const before = await counted(visitor);
      const { id } = await shift(0.01);
      expect(await counted(visitor)).toBe(before + 1);
      await kim.own.setStatus(id, DEAL_STATUS.RESERVED);
      expect(await counted(visitor)).toBe(before + 1);
      await kim.own.setStatus(id, DEAL_STATUS.DONE);
      expect(await counted(visitor)).toBe(before);
      opened.wait(CONFIRMED_DAYS * DAY_MS);
      expect(await counted(visitor)).toBe(0);
      const again = await shift(0.01);
      expect(await counted(visitor)).toBe(1);
      await kim.own.remove(again.id);
      expect(await counted(visitor)).toBe(0);
    });

    test('shows two who are apart nothing of each other, nor counts it', async () => {
      const { kim, lee, visitor } = opened;
      await shift(0);
      await offer(lee);
      expect(await counted(visitor)).toBe(2);
      await lee.blocks.block(kim.id);
      for (const who of [kim, lee]) expect(await counted(who)).toBe(1);
      expect(await counted(visitor)).toBe(2);
      await lee.blocks.unblock(kim.id);
      for (const who of [kim, lee]) expect(await counted(who)).toBe(2);
    });

    test('keeps marks apart at every level, and those of one point together', async () => {
      const { visitor } = opened;
      for (let north = 0; north < 8; north += 1) await shift(north / 200);
      for (const level of [1, 3, 5, 8, 14]) {
        const asked = { bounds: null, level, filter: EMPTY_DIRECT_FILTER };
        const { marks, total } = await visitor.directs.marks(asked);
        expect(total).toBeGreaterThan(8);
        expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
        for (const [at, mark] of marks.entries())
          for (const other of marks.slice(at + 1))
            expect(pixelDistance(mark, other, level)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}
