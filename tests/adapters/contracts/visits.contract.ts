import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatRoom, VisitState } from '#core';
import { newKey, readAll, type ChatMember, type OpenedChats } from './chats-stage';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What every {@link Chats} and {@link VisitFiles} promise of visits (spec/readings R43a). */
export function visitsContract(name: string, open: () => Promise<OpenedChats>): void {
  describe(`Visits: ${name}`, () => {
    let opened: OpenedChats;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const at = (ms: number) => new Date(opened.now() + ms).toISOString();
    /** A room of lee about a new deal of kim's, and what is wished in it. */
    const begin = async () => {
      const dealId = await opened.deal();
      const room = await opened.lee.chats.open({ dealId });
      const wish = (
        { chats }: ChatMember,
        state: VisitState,
        when: string,
        key = newKey(),
      ): Promise<ChatRoom> => chats.visit(room.id, { state, at: when }, key);
      return { dealId, room, wish };
    };
    const refused = (field: string) => ({ kind: 'refused', field });

    test('one is proposed, and agreed to by the other, as it stands', async () => {
      const { kim, lee } = opened;
      const { room, wish } = await begin();
      const [day, later] = [at(DAY_MS), at(2 * DAY_MS)];
      const key = newKey();
      for (const asked of [
        await wish(lee, 'PROPOSED', day, key),
        await wish(lee, 'PROPOSED', day, key),
      ])
        expect(asked).toMatchObject({
          last: 1,
          visit: { state: 'PROPOSED', at: day, agreedAt: null, isMine: true },
        });
      await expect(wish(lee, 'AGREED', day)).rejects.toMatchObject(refused('state'));
      await expect(wish(kim, 'PROPOSED', day)).rejects.toMatchObject(refused('at'));
      await wish(lee, 'PROPOSED', later);
      await expect(wish(kim, 'AGREED', day)).rejects.toMatchObject(refused('state'));
      expect(await wish(kim, 'AGREED', later)).toMatchObject({
        visit: { state: 'AGREED', at: later, agreedAt: later, isMine: true },
      });
      expect((await readAll(lee, room)).map(({ kind, visit }) => [kind, visit?.state])).toEqual([
        ['VISIT', 'PROPOSED'],
        ['VISIT', 'PROPOSED'],
        ['VISIT', 'AGREED'],
      ]);
      await expect(wish(lee, 'PROPOSED', at(-HOUR_MS))).rejects.toMatchObject(refused('at'));
    });

    test('another time waits beside the one that was agreed on, until it is agreed to', async () => {
      const { kim, lee } = opened;
      const { room, wish } = await begin();
      const [day, later] = [at(DAY_MS), at(2 * DAY_MS)];
      await wish(lee, 'PROPOSED', day);
      await wish(kim, 'AGREED', day);
      await wish(kim, 'PROPOSED', later);
      for (const who of [kim, lee])
        expect(await who.chats.one(room.id)).toMatchObject({
          visit: { state: 'PROPOSED', at: later, agreedAt: day, isMine: who === kim },
        });
      expect(await wish(lee, 'AGREED', later)).toMatchObject({
        visit: { state: 'AGREED', at: later, agreedAt: later },
      });
      expect((await readAll(lee, room)).map(({ visit }) => visit?.agreedAt)).toEqual([
        null,
        day,
        day,
        later,
      ]);
    });

    test('a time that is not taken, or taken back, leaves what was agreed on', async () => {
      const { kim, lee } = opened;
      const { room, wish } = await begin();
      const [day, later] = [at(DAY_MS), at(2 * DAY_MS)];
      await wish(lee, 'PROPOSED', day);
      expect(await wish(kim, 'DECLINED', day)).toMatchObject({
        visit: { state: 'DECLINED', at: day, agreedAt: null },
      });
      await expect(wish(lee, 'DECLINED', day)).rejects.toMatchObject(refused('state'));
      await wish(lee, 'PROPOSED', day);
      await wish(kim, 'AGREED', day);
      for (const who of [kim, lee]) {
        await wish(lee, 'PROPOSED', later);
        expect(await wish(who, 'DECLINED', later)).toMatchObject({
          visit: { state: 'DECLINED', at: later, agreedAt: day },
        });
      }
      expect(await wish(kim, 'CALLED_OFF', day)).toMatchObject({
        visit: { state: 'CALLED_OFF', at: day, agreedAt: null },
      });
      expect(await lee.chats.one(room.id)).toMatchObject({ lastMessage: { isMine: false } });
    });

    test('what was agreed on is called off by either, once, with what would move it', async () => {
      const { kim, lee } = opened;
      const { wish } = await begin();
      const [day, later] = [at(DAY_MS), at(2 * DAY_MS)];
      await wish(lee, 'PROPOSED', day);
      await expect(wish(lee, 'CALLED_OFF', day)).rejects.toMatchObject(refused('state'));
      await wish(kim, 'AGREED', day);
      await wish(lee, 'PROPOSED', later);
      await expect(wish(kim, 'CALLED_OFF', later)).rejects.toMatchObject(refused('state'));
      expect(await wish(kim, 'CALLED_OFF', day)).toMatchObject({
        visit: { state: 'CALLED_OFF', agreedAt: null },
      });
      for (const state of ['CALLED_OFF', 'AGREED'] as const)
        await expect(wish(lee, state, day)).rejects.toMatchObject(refused('state'));
    });

    test('is the first one of two until they agree on one, in whatever room', async () => {
      const { kim, lee, park } = opened;
      const { room, wish } = await begin();
      const other = await park.chats.open({ dealId: await opened.deal() });
      const before = await park.chats.one(other.id);
      expect(before?.isFirstVisit).toBe(true);
      await wish(lee, 'PROPOSED', at(DAY_MS));
      await wish(kim, 'AGREED', at(DAY_MS));
      const second = await lee.chats.open({ dealId: await opened.deal() });
      for (const who of [kim, lee])
        for (const { id } of [room, second])
          expect(await who.chats.one(id)).toMatchObject({ isFirstVisit: false });
      for (const who of [kim, park])
        expect(await who.chats.one(other.id)).toMatchObject({ isFirstVisit: true });
    });

    test('none is proposed or agreed to once the listing is gone; it is still called off', async () => {
      const { kim, lee } = opened;
      const [agreed, asked] = [await begin(), await begin()];
      const day = at(DAY_MS);
      for (const { wish } of [agreed, asked]) await wish(lee, 'PROPOSED', day);
      await agreed.wish(kim, 'AGREED', day);
      for (const { dealId } of [agreed, asked]) await opened.remove(dealId);
      await expect(asked.wish(kim, 'AGREED', day)).rejects.toMatchObject(refused('state'));
      for (const who of [kim, lee])
        await expect(agreed.wish(who, 'PROPOSED', at(2 * DAY_MS))).rejects.toMatchObject(
          refused('state'),
        );
      expect(await asked.wish(kim, 'DECLINED', day)).toMatchObject({
        visit: { state: 'DECLINED' },
      });
      expect(await agreed.wish(lee, 'CALLED_OFF', day)).toMatchObject({
        visit: { state: 'CALLED_OFF' },
      });
    });

    test('one is a file for a calendar from when it was agreed on, for the two alone', async () => {
      const { kim, lee, park } = opened;
      const { room, wish } = await begin();
      const none = { name: 'AppError', kind: 'not-found' };
      const day = at(DAY_MS);
      await expect(lee.visitFiles.keep(room.id)).rejects.toMatchObject(none);
      await wish(lee, 'PROPOSED', day);
      await expect(lee.visitFiles.keep(room.id)).rejects.toMatchObject(none);
      await wish(kim, 'AGREED', day);
      for (const who of [kim, lee]) {
        expect(await who.visitFiles.keep(room.id)).toBe('방문 약속.ics');
        expect(who.kept).toEqual(['방문 약속.ics']);
      }
      for (const id of [room.id, '999999', '..'])
        await expect(park.visitFiles.keep(id)).rejects.toMatchObject(none);
      expect(park.kept).toEqual([]);
      const cancelled = kim.visitFiles.keep(room.id, AbortSignal.abort());
      await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
      expect(kim.kept).toHaveLength(1);
      // Called off, it is a file that takes it out again.
      await wish(kim, 'CALLED_OFF', day);
      await lee.visitFiles.keep(room.id);
      expect(lee.kept).toHaveLength(2);
    });
  });
}
