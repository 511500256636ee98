import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRMED_DAYS, DEAL_STATUS } from '#core';
import { UNAUTHORIZED } from './community-stage';
import { offer, type DealPorts, type OpenedDeals } from './deals-stage';

const DAY_MS = 86_400_000;

/** What every {@link DirectDeals} promises of the list of one's own. */
export function ownDealsContract(name: string, open: () => Promise<OpenedDeals>): void {
  describe(`own DirectDeals: ${name}`, () => {
    let opened: OpenedDeals;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const mine = ({ directs }: DealPorts, cursor: string | null = null, limit = 100) =>
      directs.mine({ limit, cursor });

    test('there are those of who asks, however they stand, the newest first', async () => {
      const { kim, lee, visitor, listed } = opened;
      expect(await mine(lee)).toMatchObject({ items: [], next: null, total: 0 });
      const done = await offer(kim);
      await kim.own.setStatus(done.id, DEAL_STATUS.DONE);
      opened.wait(1000);
      const lapsed = await offer(kim);
      opened.wait(CONFIRMED_DAYS * DAY_MS);
      const deleted = await offer(kim);
      await kim.own.remove(deleted.id);
      const held = await offer(kim, { title: `방 ${listed.text}` });
      opened.wait(1000);
      const last = await offer(kim);
      const { items, total } = await mine(kim);
      expect(items.map(({ id, status }) => [id, status])).toEqual([
        [last.id, DEAL_STATUS.OPEN],
        [held.id, DEAL_STATUS.OPEN],
        [lapsed.id, DEAL_STATUS.HIDDEN],
        [done.id, DEAL_STATUS.DONE],
      ]);
      expect(items[1]?.hold).toMatchObject({ reason: listed.rule });
      expect(total).toBe(4);
      const read: string[] = [];
      for (let cursor: string | null = null; ;) {
        const page = await mine(kim, cursor, 3);
        expect(page.total).toBe(4);
        read.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        if (cursor === null) break;
      }
      expect(read).toEqual([last.id, held.id, lapsed.id, done.id]);
      await expect(mine(visitor)).rejects.toMatchObject(UNAUTHORIZED);
      const { next } = await mine(kim, null, 1);
      await expect(mine(lee, next)).rejects.toMatchObject({ kind: 'refused', field: 'cursor' });
    });

    test('it says how many looked and asked for a number, and whether it is said to be gone', async () => {
      const { kim, lee, park } = opened;
      const { id } = await offer(kim, { contact: { tel: '010-9876-5432', takesSms: true } });
      await lee.inquiries.contact(id, 'TEL');
      await lee.inquiries.contact(id, 'SMS');
      await park.inquiries.contact(id, 'TEL');
      const first = async () => (await mine(kim)).items[0];
      expect(await first()).toMatchObject({
        id,
        contacts: { SMS: 1, TEL: 2, CHAT: 0 },
        isSaidGone: false,
      });
      const seen = await first();
      expect(seen?.week).toHaveLength(7);
      expect(seen?.week.at(-1)).toBe(seen?.views);
      for (const who of [lee, park]) await who.inquiries.sayGone(id);
      expect(await first()).toMatchObject({ isSaidGone: true });
      await kim.own.confirm(id);
      expect(await first()).toMatchObject({ isSaidGone: false });
    });

    test('one that its owner hid is told from one that lapsed, to its owner alone', async () => {
      const { kim, lee } = opened;
      const { id } = await offer(kim);
      const read = async () => {
        const page = await kim.directs.one(id);
        const [item] = (await mine(kim)).items;
        const ofPage = page.ok ? page.value.isHiddenByOwner : null;
        return [item?.status, item?.isHiddenByOwner, ofPage];
      };
      expect(await read()).toEqual(['OPEN', false, false]);
      expect(await kim.own.setStatus(id, 'HIDDEN')).toMatchObject({ isHiddenByOwner: true });
      expect(await read()).toEqual(['HIDDEN', true, true]);
      expect(await lee.directs.one(id)).toMatchObject({ ok: false });
      opened.wait(CONFIRMED_DAYS * DAY_MS);
      expect(await read()).toEqual(['HIDDEN', true, true]);
      expect(await kim.own.confirm(id)).toMatchObject({ isHiddenByOwner: false });
      expect(await read()).toEqual(['OPEN', false, false]);
      opened.wait(CONFIRMED_DAYS * DAY_MS);
      expect(await read()).toEqual(['HIDDEN', false, false]);
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const asked = opened.kim.directs.mine({ limit: 1, cursor: null }, AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
