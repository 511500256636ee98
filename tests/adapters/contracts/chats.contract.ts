import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CONTACT_MASK,
  gravestRisk,
  MOST_CHAT_PICTURES,
  MOST_CHAT_TEXT,
  type ChatChange,
  type ChatRoom,
  type ExactPlace,
} from '#core';
import { newKey, readAll, say, textsOf, type OpenedChats } from './chats-stage';
import { NOT_FOUND, UNAUTHORIZED, UNKNOWN_IDS } from './community-stage';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const quiet = () => undefined;

/** What every {@link Chats} and {@link LiveChats} promise. */
export function chatsContract(name: string, open: () => Promise<OpenedChats>): void {
  describe(`Chats: ${name}`, () => {
    let opened: OpenedChats;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** A room of lee about a new deal of kim's. */
    const begin = async (): Promise<ChatRoom> =>
      opened.lee.chats.open({ dealId: await opened.deal() });

    test('there is one room for a listing and a member, however often it is opened', async () => {
      const { kim, lee, park } = opened;
      const dealId = await opened.deal();
      const room = await lee.chats.open({ dealId });
      expect(room).toMatchObject({
        last: 0,
        unread: 0,
        isOwner: false,
        isOpen: true,
        isMuted: false,
        lastMessage: null,
        visit: null,
        other: { id: kim.id, nickname: kim.nickname },
        listing: {
          kind: 'direct',
          id: dealId,
          state: 'OPEN',
          party: 'TENANT',
          isExample: false,
        },
      });
      const again = await Promise.all([lee.chats.open({ dealId }), lee.chats.open({ dealId })]);
      expect(again.map(({ id }) => id)).toEqual([room.id, room.id]);
      expect((await park.chats.open({ dealId })).id).not.toBe(room.id);
      expect(await kim.chats.one(room.id)).toMatchObject({
        isOwner: true,
        other: { id: lee.id },
      });
      await expect(kim.chats.open({ dealId })).rejects.toMatchObject({
        kind: 'refused',
        field: 'id',
      });
    });

    test('a room is about a house where its advertiser is a member', async () => {
      const { kim, lee, houses } = opened;
      const room = await lee.chats.open({ houseId: houses.ofKim });
      expect(room).toMatchObject({
        other: { id: kim.id },
        listing: { kind: 'house', id: houses.ofKim },
      });
      await expect(lee.chats.open({ houseId: houses.ofNobody })).rejects.toMatchObject(NOT_FOUND);
    });

    test('messages have numbers without gaps, the same for both', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      await say(lee, room, '아직 방이 있나요?');
      await say(kim, room, '네, 있어요.');
      await Promise.all(
        ['가', '나', '다', '라'].map((text, at) => say(at % 2 ? kim : lee, room, text)),
      );
      const [ofKim, ofLee] = [await readAll(kim, room), await readAll(lee, room)];
      expect(ofLee.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(textsOf(ofKim)).toEqual(textsOf(ofLee));
      expect(ofKim.map(({ isMine }) => isMine)).toEqual(ofLee.map(({ isMine }) => !isMine));
      for (const one of ofKim) expect(one.key === null).toBe(!one.isMine);
    });

    test('pages go after a number and before one', async () => {
      const { lee } = opened;
      const room = await begin();
      for (const text of ['1', '2', '3', '4', '5']) await say(lee, room, text);
      const asked = async (query: Parameters<typeof lee.chats.messages>[1]) =>
        textsOf((await lee.chats.messages(room.id, query)).items);
      expect(await asked({ before: null, limit: 2 })).toEqual(['4', '5']);
      expect(await asked({ before: 4, limit: 2 })).toEqual(['2', '3']);
      expect(await asked({ before: 2, limit: 2 })).toEqual(['1']);
      expect(await asked({ after: 3, limit: 1 })).toEqual(['4']);
      expect(await asked({ after: 5, limit: 10 })).toEqual([]);
      const page = await lee.chats.messages(room.id, { before: null, limit: 1 });
      expect(page).toMatchObject({ last: 5, hiddenTo: 0, theirRead: 0 });
    });

    test('a sending is one message, however often it arrives', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      const key = newKey();
      const sent = await Promise.all([
        say(lee, room, '안녕하세요', key),
        say(lee, room, '안녕하세요', key),
      ]);
      expect(sent.map(({ number, key: named }) => [number, named])).toEqual([
        [1, key],
        [1, key],
      ]);
      // The other one's keys are their own.
      expect(await say(kim, room, '네', key)).toMatchObject({ number: 2 });
      expect(await readAll(lee, room)).toHaveLength(2);
    });

    test('contacts are masked for the other until they have answered', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      const text = '010-1234-5678로 연락 주세요';
      await say(lee, room, text);
      expect(await readAll(lee, room)).toMatchObject([{ text, isMasked: false }]);
      expect(await readAll(kim, room)).toMatchObject([
        { text: `${CONTACT_MASK}로 연락 주세요`, isMasked: true },
      ]);
      expect(await kim.chats.one(room.id)).toMatchObject({
        lastMessage: { text: `${CONTACT_MASK}로 연락 주세요` },
      });
      expect(JSON.stringify(await kim.chats.list({ cursor: null, limit: 100 }))).not.toContain(
        '010-1234-5678',
      );
      await say(kim, room, '네');
      expect((await readAll(kim, room))[0]).toMatchObject({ text, isMasked: false });
    });

    test('a contact in pieces is masked, and a hidden one still warns', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      await say(lee, room, '010');
      await say(lee, room, '1234 5678');
      const link = 'https://open.kakao.com/o/sAbc 여기로 들어오세요';
      await say(lee, room, link);
      const read = await readAll(kim, room);
      expect(read.map(({ text }) => text)).toEqual([
        '010',
        CONTACT_MASK,
        `${CONTACT_MASK} 여기로 들어오세요`,
      ]);
      expect(read.map(({ risk }) => risk)).toEqual([null, null, gravestRisk(link)]);
      expect(gravestRisk(link)).toBe('OTHER_MESSENGER');
      // Asked for what is new alone, too.
      const { items } = await kim.chats.messages(room.id, { after: 1, limit: 1 });
      expect(items[0]).toMatchObject({ number: 2, text: CONTACT_MASK });
    });

    test('unread messages are counted until they are read, on every device', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      const before = (await kim.chats.list({ cursor: null, limit: 1 })).unreadInAll;
      for (const text of ['1', '2', '3']) await say(lee, room, text);
      expect(await kim.chats.one(room.id)).toMatchObject({ unread: 3 });
      expect(await kim.chats.list({ cursor: null, limit: 1 })).toMatchObject({
        unreadInAll: before + 3,
        items: [{ id: room.id, unread: 3 }],
      });
      await kim.chats.read(room.id, 2);
      await kim.chats.read(room.id, 1);
      expect(await kim.chats.one(room.id)).toMatchObject({ unread: 1 });
      expect(await lee.chats.one(room.id)).toMatchObject({ theirRead: 2, unread: 0 });
      await kim.chats.read(room.id, 999);
      expect(await kim.chats.one(room.id)).toMatchObject({ unread: 0 });
      expect(await lee.chats.one(room.id)).toMatchObject({ theirRead: 3 });
    });

    test('a list holds rooms in which something was said, the last first, a page at a time', async () => {
      const { lee } = opened;
      const [first, second, silent] = [await begin(), await begin(), await begin()];
      await say(lee, second, '하나');
      opened.wait(1_000);
      await say(lee, first, '둘');
      const read: string[] = [];
      for (let cursor: string | null = null; ;) {
        const page = await lee.chats.list({ cursor, limit: 1 });
        read.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        if (cursor === null) break;
      }
      expect(read.slice(0, 2)).toEqual([first.id, second.id]);
      expect(new Set(read).size).toBe(read.length);
      expect(read).not.toContain(silent.id);
    });

    test('pictures are shown to both', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      const pictureIds = [await lee.picture(), await lee.picture()];
      const sent = await lee.chats.send(room.id, { text: '', pictureIds }, newKey());
      expect(sent.pictures.map(({ id }) => id)).toEqual(pictureIds);
      expect((await readAll(kim, room))[0]?.pictures).toHaveLength(2);
    });

    test('what breaks a rule is refused with its field', async () => {
      const { lee } = opened;
      const room = await begin();
      const send = (text: string, pictureIds: readonly string[] = []) =>
        lee.chats.send(room.id, { text, pictureIds }, newKey());
      const refusedOf = (field: string) => ({ kind: 'refused', field });
      await expect(send(' \n ')).rejects.toMatchObject(refusedOf('text'));
      await expect(send('가'.repeat(MOST_CHAT_TEXT + 1))).rejects.toMatchObject(refusedOf('text'));
      const many = Array.from({ length: MOST_CHAT_PICTURES + 1 }, (_, at) => `p${at}`);
      await expect(send('사진', many)).rejects.toMatchObject(refusedOf('pictureIds'));
      expect((await send('가'.repeat(MOST_CHAT_TEXT))).number).toBe(1);
    });

    test('who leaves sees what comes later alone; the other keeps all', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      await say(lee, room, '앞');
      await kim.chats.leave(room.id);
      await kim.chats.leave(room.id);
      const ids = async (who: typeof kim) =>
        (await who.chats.list({ cursor: null, limit: 100 })).items.map(({ id }) => id);
      expect(await ids(kim)).not.toContain(room.id);
      expect(await readAll(kim, room)).toEqual([]);
      expect(textsOf(await readAll(lee, room))).toEqual(['앞']);
      await say(lee, room, '뒤');
      expect(await ids(kim)).toContain(room.id);
      expect(textsOf(await readAll(kim, room))).toEqual(['뒤']);
      expect(await kim.chats.one(room.id)).toMatchObject({ hiddenTo: 1, unread: 1, last: 2 });
    });

    test('a message is taken away for oneself alone', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      await say(lee, room, '잘못 보냈어요');
      for (const who of [lee, lee]) await who.chats.hide(room.id, 1);
      expect(await readAll(lee, room)).toMatchObject([{ number: 1, text: '', isHidden: true }]);
      expect(await lee.chats.one(room.id)).toMatchObject({ last: 1, lastMessage: null });
      expect(textsOf(await readAll(kim, room))).toEqual(['잘못 보냈어요']);
      await expect(lee.chats.hide(room.id, 2)).rejects.toMatchObject(NOT_FOUND);
    });

    test('a row says the last that may be seen, and stands where the last was said', async () => {
      const { kim, lee } = opened;
      const [room, other] = [await begin(), await begin()];
      await say(lee, room, '앞');
      opened.wait(1_000);
      await say(lee, other, '그 사이');
      opened.wait(1_000);
      await say(lee, room, '뒤');
      await say(lee, room, '맨 뒤');
      const lastAt = new Date(opened.now()).toISOString();
      for (const number of [3, 2]) await lee.chats.hide(room.id, number);
      const seen = { id: room.id, last: 3, lastAt, lastMessage: { number: 1, text: '앞' } };
      expect((await lee.chats.list({ cursor: null, limit: 2 })).items).toMatchObject([
        seen,
        { id: other.id },
      ]);
      expect(await lee.chats.one(room.id)).toMatchObject(seen);
      expect(await kim.chats.one(room.id)).toMatchObject({ lastAt, lastMessage: { number: 3 } });
      await lee.chats.hide(room.id, 1);
      const [row] = (await lee.chats.list({ cursor: null, limit: 1 })).items;
      expect(row).toMatchObject({ id: room.id, lastAt, lastMessage: null });
      await lee.chats.leave(room.id);
      expect(await lee.chats.one(room.id)).toMatchObject({ lastAt: null, lastMessage: null });
    });

    test('two who do not meet have no room, until they do again', async () => {
      const { kim, park } = opened;
      const dealId = await opened.deal();
      const room = await park.chats.open({ dealId });
      await say(park, room, '차단 전');
      await kim.blocks.block(park.id);
      // Who blocked is told with whom it is, and the other one nothing.
      expect(await kim.chats.one(room.id)).toMatchObject({
        isBlocked: true,
        isOpen: false,
        other: { id: park.id, nickname: park.nickname },
        listing: { title: '', state: 'GONE' },
        last: 0,
        unread: 0,
        lastMessage: null,
        lastAt: null,
        visit: null,
      });
      expect(await park.chats.one(room.id)).toBeNull();
      for (const who of [kim, park]) {
        const { items, unreadInAll } = await who.chats.list({ cursor: null, limit: 100 });
        expect(items.map(({ id }) => id)).not.toContain(room.id);
        expect(unreadInAll).toBe(items.reduce((sum, { unread }) => sum + unread, 0));
        const unseen = { ...NOT_FOUND, message: '더는 볼 수 없는 대화예요.' };
        await expect(say(who, room, '들리나요')).rejects.toMatchObject(unseen);
        await expect(readAll(who, room)).rejects.toMatchObject(unseen);
        await expect(who.chats.read(room.id, 1)).rejects.toMatchObject(unseen);
        await expect(who.chats.mute(room.id, true)).rejects.toMatchObject(unseen);
        await expect(who.chats.hide(room.id, 1)).rejects.toMatchObject(unseen);
        await expect(who.chats.leave(room.id)).rejects.toMatchObject(unseen);
      }
      // Of what it was about they are told as of any listing that is not there.
      const deleted = { ...NOT_FOUND, message: '삭제된 게시물입니다.' };
      await expect(park.chats.open({ dealId })).rejects.toMatchObject(deleted);
      await park.blocks.block(kim.id);
      await kim.blocks.unblock(park.id);
      expect(await kim.chats.one(room.id)).toBeNull();
      await park.blocks.unblock(kim.id);
      expect(textsOf(await readAll(kim, room))).toEqual(['차단 전']);
      expect(await kim.chats.one(room.id)).toMatchObject({ isBlocked: false, isOpen: true });
    });

    test('a muted room says so on every device, and still counts', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      await kim.chats.mute(room.id, true);
      await say(lee, room, '조용히');
      expect(await kim.chats.one(room.id)).toMatchObject({ isMuted: true, unread: 1 });
      await kim.chats.mute(room.id, false);
      expect(await kim.chats.one(room.id)).toMatchObject({ isMuted: false });
    });

    /** Of a room, as somebody is shown it. */
    const placeOf = async (dealId: string, { directs }: Pick<typeof opened.kim, 'directs'>) => {
      const found = await directs.one(dealId);
      return found.ok ? found.value.exactPlace : found.reason;
    };

    test('an owner lets one person see where a building is, and not any more', async () => {
      const { kim, lee, park, visitor } = opened;
      const dealId = await opened.deal();
      const room = await lee.chats.open({ dealId });
      const other = await park.chats.open({ dealId });
      expect(room.isPlaceOpen).toBe(false);
      expect(await placeOf(dealId, lee)).toBeNull();
      const own = await placeOf(dealId, kim);
      for (const who of [lee, park])
        await expect(who.chats.openPlace(room.id, true)).rejects.toMatchObject({
          name: 'AppError',
        });
      for (const opening of [true, true])
        expect(await kim.chats.openPlace(room.id, opening)).toMatchObject({ isPlaceOpen: true });
      expect(await lee.chats.one(room.id)).toMatchObject({ isPlaceOpen: true });
      expect(await park.chats.one(other.id)).toMatchObject({ isPlaceOpen: false });
      // Of the building, not of the home in it.
      expect(await placeOf(dealId, lee)).toEqual({ ...(own as ExactPlace), unit: '' });
      for (const who of [park, visitor]) expect(await placeOf(dealId, who)).toBeNull();
      expect(await lee.directs.one(dealId)).toMatchObject({ value: { contact: null } });
      for (const opening of [false, false])
        expect(await kim.chats.openPlace(room.id, opening)).toMatchObject({ isPlaceOpen: false });
      expect(await placeOf(dealId, lee)).toBeNull();
      expect(await placeOf(dealId, kim)).toEqual(own);
    });

    test('who blocks somebody shows them no place any more, also once they are unblocked', async () => {
      const { kim, lee, park } = opened;
      const dealId = await opened.deal();
      const room = await lee.chats.open({ dealId });
      const other = await park.chats.open({ dealId });
      for (const { id } of [room, other]) await kim.chats.openPlace(id, true);
      // Who was shown it takes nothing back by not wanting to meet.
      await park.blocks.block(kim.id);
      await kim.blocks.block(lee.id);
      for (const who of [lee, park]) expect(await placeOf(dealId, who)).toBe('none');
      await kim.blocks.unblock(lee.id);
      await park.blocks.unblock(kim.id);
      expect(await placeOf(dealId, lee)).toBeNull();
      for (const who of [kim, lee])
        expect(await who.chats.one(room.id)).toMatchObject({ isPlaceOpen: false });
      expect(await placeOf(dealId, park)).toMatchObject({ unit: '' });
      expect(await kim.chats.openPlace(room.id, true)).toMatchObject({ isPlaceOpen: true });
    });

    test('of a house there is no place to be opened', async () => {
      const { kim, lee, visitor } = opened;
      const room = await lee.chats.open({ houseId: opened.houses.ofKim });
      const refused = { kind: 'refused', field: 'isOpen' };
      await expect(kim.chats.openPlace(room.id, true)).rejects.toMatchObject(refused);
      await expect(visitor.chats.openPlace(room.id, true)).rejects.toMatchObject({
        kind: 'unauthorized',
      });
    });

    test('a page hears of every change of its member’s rooms, and of nobody else’s', async () => {
      const { kim, lee, park } = opened;
      const room = await begin();
      const heard: ChatChange[] = [];
      let wake = (): void => undefined;
      const stop = kim.live.listen((change) => {
        heard.push(change);
        wake();
      }, quiet);
      const strange: ChatChange[] = [];
      const stopStrange = park.live.listen((change) => strange.push(change), quiet);
      const until = async (isThere: (change: ChatChange) => boolean): Promise<void> => {
        while (!heard.some((change) => change.id === room.id && isThere(change)))
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      };
      await say(lee, room, '들려요?');
      await until(({ last, unread }) => last === 1 && unread === 1);
      await kim.chats.read(room.id, 1);
      await until(({ unread }) => unread === 0);
      await say(kim, room, '네');
      await until(({ last }) => last === 2);
      await lee.chats.read(room.id, 2);
      await until(({ theirRead }) => theirRead === 2);
      const changes = heard.map(({ change }) => change);
      expect(changes).toEqual([...changes].sort((a, b) => a - b));
      stop();
      stopStrange();
      expect(strange.filter(({ id }) => id === room.id)).toEqual([]);
    });

    test('whoever listens is told from when on nothing is missed', async () => {
      await new Promise<void>((begun) => {
        opened.kim.live.listen(quiet, begun);
      });
    });

    test('a page hears that a room is to be looked at again, once for each thing', async () => {
      const { kim, lee } = opened;
      const room = await begin();
      const heard: number[] = [];
      const stop = kim.live.listen(({ id, revision }) => {
        if (id === room.id) heard.push(revision);
      }, quiet);
      const revisionOf = async (who: typeof kim) => (await who.chats.one(room.id))?.revision;
      await say(lee, room, '010-1234-5678');
      expect([await revisionOf(kim), await revisionOf(lee)]).toEqual([0, 0]);
      await say(kim, room, '네');
      await say(kim, room, '잘 받았어요');
      expect([await revisionOf(kim), await revisionOf(lee)]).toEqual([1, 0]);
      for (const number of [1, 1, 2]) await kim.chats.hide(room.id, number);
      for (const isMuted of [true, true, false]) await kim.chats.mute(room.id, isMuted);
      for (const isOpen of [true, true]) await kim.chats.openPlace(room.id, isOpen);
      expect([await revisionOf(kim), await revisionOf(lee)]).toEqual([6, 1]);
      const page = await kim.chats.messages(room.id, { after: 0, limit: 1 });
      expect(page).toMatchObject({ revision: 6, items: [{ isHidden: true }] });
      await vi.waitFor(() => {
        expect(heard.at(-1)).toBe(6);
      });
      expect(heard).toEqual([...heard].sort((one, other) => one - other));
      stop();
    });

    test('nobody reads a room of others, and visitors have none', async () => {
      const { lee, park, visitor } = opened;
      const room = await begin();
      await say(lee, room, '비밀');
      expect(await park.chats.one(room.id)).toBeNull();
      for (const id of [room.id, ...UNKNOWN_IDS.filter((each) => /^\d+$/.test(each))])
        for (const act of [
          () => readAll(park, { id }),
          () => say(park, { id }, '끼어들기'),
          () => park.chats.read(id, 1),
          () => park.chats.mute(id, true),
          () => park.chats.leave(id),
          () => park.chats.hide(id, 1),
          () =>
            park.chats.visit(
              id,
              { state: 'PROPOSED', at: new Date(opened.now() + DAY_MS).toISOString() },
              newKey(),
            ),
        ])
          await expect(act()).rejects.toMatchObject(NOT_FOUND);
      for (const id of UNKNOWN_IDS) expect(await park.chats.one(id)).toBeNull();
      for (const act of [
        () => visitor.chats.list({ cursor: null, limit: 1 }),
        () => visitor.chats.one(room.id),
        () => readAll(visitor, room),
        () => say(visitor, room, '누구'),
      ])
        await expect(act()).rejects.toMatchObject(UNAUTHORIZED);
    });
  });
}
