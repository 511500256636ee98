import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from './chats-stage';
import { NOT_FOUND, UNAUTHORIZED } from './community-stage';
import {
  joinWith,
  roomToShare,
  roomWanted,
  type MateMember,
  type OpenedMates,
} from './mates-stage';

const DAY_MS = 86_400_000;
const REFUSED = { kind: 'refused', status: 422 };

type Asked = MateMember & { readonly listing: string };

/** What every `Chats` promises two mates (spec/readings R44, R45). */
export function mateChatsContract(name: string, open: () => Promise<OpenedMates>): void {
  describe(`Chats of mates: ${name}`, () => {
    let opened: OpenedMates;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** Somebody without a listing, and one whom they asked by theirs. */
    const asked = async () => {
      const asker = await opened.join();
      const one = await joinWith(opened, roomToShare());
      const { id: requestId } = await asker.requests.ask(one.listing);
      return { asker, one, requestId };
    };
    const agreed = async () => {
      const all = await asked();
      await all.one.requests.act(all.requestId, { act: 'ACCEPT' });
      return all;
    };

    test('opens once both agreed, for either, and is one, also by a listing', async () => {
      const kim = await joinWith(opened, roomToShare());
      const lee = await joinWith(opened, roomWanted());
      const { id: requestId } = await lee.requests.ask(kim.listing);
      const isShut = async () => {
        for (const about of [{ requestId }, { dealId: kim.listing }])
          await expect(lee.chats.open(about)).rejects.toMatchObject(NOT_FOUND);
        for (const about of [{ requestId }, { dealId: lee.listing }])
          await expect(kim.chats.open(about)).rejects.toMatchObject(NOT_FOUND);
      };
      await isShut();
      await kim.requests.act(requestId, { act: 'DECLINE' });
      await isShut();
      await kim.requests.ask(lee.listing);
      const rooms = await Promise.all([
        lee.chats.open({ requestId }),
        kim.chats.open({ requestId }),
        lee.chats.open({ dealId: kim.listing }),
        kim.chats.open({ dealId: lee.listing }),
      ]);
      expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
      expect(rooms[0]).toMatchObject({
        isOpen: true,
        other: { id: kim.id },
        listing: { kind: 'mate', party: null, roomType: null },
      });
      await lee.chats.send(rooms[0].id, { text: '언제 볼까요?', pictureIds: [] }, newKey());
      expect(await kim.chats.one(rooms[1].id)).toMatchObject({ last: 1, unread: 1 });
    });

    test.each([
      [
        'lapsed',
        () => {
          opened.wait(8 * DAY_MS);
        },
      ],
      [
        'is over',
        async ({ own, listing }: Asked) => {
          await own.setStatus(listing, 'DONE');
        },
      ],
      ['was deleted', ({ own, listing }: Asked) => own.remove(listing)],
    ])('opens for two who agreed after the only listing %s', async (_, happens) => {
      const { asker, one, requestId } = await asked();
      await happens(one);
      await one.requests.act(requestId, { act: 'ACCEPT' });
      const room = await one.chats.open({ requestId });
      expect(room).toMatchObject({ isOpen: true, isOwner: true, other: { id: asker.id } });
      const { id } = await asker.chats.open({ requestId });
      expect(id).toBe(room.id);
      await asker.chats.send(id, { text: '안녕하세요', pictureIds: [] }, newKey());
      expect(await one.chats.one(id)).toMatchObject({ last: 1 });
    });

    test('has the listing of who was asked on top, else the one that is on offer', async () => {
      const kim = await joinWith(opened, roomToShare());
      const lee = await joinWith(opened, roomWanted());
      const { id: requestId } = await lee.requests.ask(kim.listing);
      await kim.own.setStatus(kim.listing, 'DONE');
      await kim.requests.act(requestId, { act: 'ACCEPT' });
      expect(await kim.chats.open({ requestId })).toMatchObject({
        isOwner: false,
        listing: { id: lee.listing, state: 'OPEN' },
      });
    });

    test('opens for nobody else, and not by an agreement that ended', async () => {
      const { asker, one, requestId } = await agreed();
      const other = await opened.join();
      await expect(other.chats.open({ requestId })).rejects.toMatchObject(NOT_FOUND);
      const unknown = { requestId: '999999999' };
      await expect(asker.chats.open(unknown)).rejects.toMatchObject(NOT_FOUND);
      await expect(opened.visitor.chats.open({ requestId })).rejects.toMatchObject(UNAUTHORIZED);
      await one.requests.act(requestId, { act: 'END' });
      for (const who of [asker, one])
        await expect(who.chats.open({ requestId })).rejects.toMatchObject(NOT_FOUND);
    });

    test('can be read, and not written in, once either ended what they agreed on', async () => {
      const { asker, one, requestId } = await agreed();
      const { id } = await asker.chats.open({ requestId });
      await asker.requests.act(requestId, { act: 'END' });
      for (const who of [asker, one]) {
        expect(await who.chats.one(id)).toMatchObject({ isOpen: false });
        await expect(
          who.chats.send(id, { text: '저기요', pictureIds: [] }, newKey()),
        ).rejects.toMatchObject(REFUSED);
      }
    });

    test('opens for nobody who is apart', async () => {
      const { asker, one, requestId } = await agreed();
      await one.blocks.block(asker.id);
      for (const who of [asker, one])
        await expect(who.chats.open({ requestId })).rejects.toMatchObject(NOT_FOUND);
    });
  });
}
