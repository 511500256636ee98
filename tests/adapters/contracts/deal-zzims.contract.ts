import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAL_STATUS } from '#core';
import { NOT_FOUND, UNAUTHORIZED } from './community-stage';
import { offer, type OpenedDeals } from './deals-stage';

/** What every {@link DealZzims} promises. */
export function dealZzimsContract(name: string, open: () => Promise<OpenedDeals>): void {
  describe(`DealZzims: ${name}`, () => {
    let opened: OpenedDeals;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** How many keep it, as its owner is told. */
    const zzimsOf = async (id: string) => {
      const { items } = await opened.kim.directs.mine({ limit: 100, cursor: null });
      return items.find((deal) => deal.id === id)?.zzims;
    };

    test('a heart is counted for the owner, once a member, as long as it is kept', async () => {
      const { kim, lee, park } = opened;
      const { id } = await offer(kim);
      expect(await zzimsOf(id)).toBe(0);
      for (let time = 0; time < 2; time += 1) await lee.zzims.keep(id);
      expect(await zzimsOf(id)).toBe(1);
      await Promise.all([park.zzims.keep(id), park.zzims.keep(id)]);
      expect(await zzimsOf(id)).toBe(2);
      for (let time = 0; time < 2; time += 1) await lee.zzims.leave(id);
      expect(await zzimsOf(id)).toBe(1);
      await lee.zzims.keep(id);
      expect(await zzimsOf(id)).toBe(2);
    });

    test('nobody is told whose it is: of a deal everybody is answered what they were before', async () => {
      const { kim, lee, park } = opened;
      const { id } = await offer(kim);
      // How many looked is another number with each look.
      const seen = async (who: typeof lee) => {
        const found = await who.directs.one(id);
        return found.ok ? { ...found.value, views: 0 } : found;
      };
      const before = await Promise.all([kim, lee, park].map(seen));
      await lee.zzims.keep(id);
      expect(await Promise.all([kim, lee, park].map(seen))).toEqual(before);
    });

    test('only members have hearts that count, and none on what is theirs', async () => {
      const { kim, visitor } = opened;
      const { id } = await offer(kim);
      await expect(visitor.zzims.keep(id)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(visitor.zzims.leave(id)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(kim.zzims.keep(id)).rejects.toMatchObject({ name: 'AppError', kind: 'refused' });
      expect(await zzimsOf(id)).toBe(0);
    });

    test('what somebody does not see they cannot keep, and can let go all the same', async () => {
      const { kim, lee, listed } = opened;
      const hidden = await offer(kim);
      await lee.zzims.keep(hidden.id);
      await kim.own.setStatus(hidden.id, DEAL_STATUS.HIDDEN);
      const held = await offer(kim, { title: `방 ${listed.text}` });
      for (const id of [hidden.id, held.id, '999999']) {
        await expect(lee.zzims.keep(id)).rejects.toMatchObject(NOT_FOUND);
        await lee.zzims.leave(id);
      }
      expect(await zzimsOf(hidden.id)).toBe(0);
    });

    test('hearts of those who are apart from the owner do not count, whoever blocked', async () => {
      const { kim, lee, park } = opened;
      const { id } = await offer(kim);
      for (const who of [lee, park]) await who.zzims.keep(id);
      await kim.blocks.block(lee.id);
      await park.blocks.block(kim.id);
      expect(await zzimsOf(id)).toBe(0);
      await expect(lee.zzims.keep(id)).rejects.toMatchObject(NOT_FOUND);
      await kim.blocks.unblock(lee.id);
      await park.blocks.unblock(kim.id);
      expect(await zzimsOf(id)).toBe(2);
    });
  });
}
