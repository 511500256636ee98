import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AGE_BAND,
  CONFIRMED_DAYS,
  dealVersion,
  DEAL_STATUS,
  EMPTY_MATE_FILTER,
  GENDER,
  MATE_SORT,
  mateFit,
  mateRank,
  NO_HABITS,
  REOPEN_DAYS,
  seoulDay,
  type Bounds,
  type MateFilter,
  type MateSort,
  type WrittenMate,
} from '#core';
import { anyMate, dongsOf } from '../../support/mates';
import { NOT_FOUND, UNAUTHORIZED, UNKNOWN_IDS } from './community-stage';
import {
  askMates,
  joinWith,
  matesFoundBy,
  newMateKey,
  roomToShare,
  roomWanted,
  type OpenedMates,
} from './mates-stage';

const DAY_MS = 86_400_000;
const NONE = { ok: false, reason: 'none' };
const ENDED = { ok: false, reason: 'ended' };

/** What every {@link Mates} promises. */
export function matesContract(name: string, open: () => Promise<OpenedMates>): void {
  describe(`Mates: ${name}`, () => {
    let opened: OpenedMates;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a listing is there for everybody, whole, and says of a place no more than its dong', async () => {
      const kim = await opened.join();
      const lee = await opened.join();
      const pictureIds = [await kim.picture(), await kim.picture()];
      const mate = { ...roomToShare(), pictureIds };
      const written = await kim.mates.write(mate, newMateKey());
      const { pictureIds: _, ...said } = mate;
      expect(written).toMatchObject({
        ...said,
        status: DEAL_STATUS.OPEN,
        rentType: 'MONTH_RENT',
        author: { id: kim.id, nickname: kim.nickname },
        pictureIds,
        fit: null,
        consent: null,
        hold: null,
        editedAt: null,
        isExample: false,
        mine: { isAuthor: true },
      });
      expect(written.photos).toHaveLength(2);
      const shown = await lee.mates.one(written.id);
      expect(shown).toMatchObject({
        ok: true,
        value: { pictureIds: null, mine: { isAuthor: false }, consent: { state: 'NONE' } },
      });
      expect(await opened.visitor.mates.one(written.id)).toMatchObject({
        ok: true,
        value: { pictureIds: null, consent: null, fit: null },
      });
      const [card] = await opened.visitor.mates.some([written.id]);
      expect(card).toMatchObject({ id: written.id, photoCount: 2, title: mate.title });
    });

    test('somebody who wants a room says nothing of one', async () => {
      const { mates } = await opened.join();
      const written = await mates.write(roomWanted({ monthly: 0 }), newMateKey());
      expect(written).toMatchObject({
        side: 'WANT',
        rentType: 'JEONSE',
        maintenance: null,
        people: null,
        rooms: null,
        ownArea: null,
        photos: [],
      });
    });

    test('a list holds those that a filter leaves, in its order, a page at a time', async () => {
      // Dongs of their own: others are none of this list.
      const dongs = dongsOf(1, 20);
      const [{ dongliCode } = { dongliCode: '' }] = dongs;
      const female = { gender: GENDER.FEMALE, dongs } as const;
      const first = await joinWith(
        opened,
        roomToShare({ ...female, monthly: 60, options: ['PET'] }),
      );
      opened.wait(1_000);
      const second = await joinWith(
        opened,
        roomToShare({
          ...female,
          gender: GENDER.MALE,
          monthly: 20,
          utilities: ['WATER', 'INTERNET'],
          options: ['PET', 'FULL'],
          habits: { ...NO_HABITS, smoking: 'NO' },
        }),
      );
      opened.wait(1_000);
      const third = await joinWith(
        opened,
        roomWanted({
          ...female,
          dongs: [...dongsOf(2, 18), ...dongs],
          age: AGE_BAND.THIRTIES_EARLY,
          deposit: 9_000,
          monthly: 0,
          utilities: ['WATER'],
          options: [],
          habits: { ...NO_HABITS, smoking: 'OUTSIDE', sleep: 'MIDNIGHT' },
        }),
      );
      const ids = [third, second, first].map(({ listing }) => listing);
      const [newest, middle, oldest] = ids;
      const inDong = { ...EMPTY_MATE_FILTER, dongliCode };
      const found = (filter: Partial<MateFilter>, sort: MateSort = MATE_SORT.newest) =>
        matesFoundBy(opened.visitor, { filter: { ...inDong, ...filter }, sort });
      expect(await found({})).toEqual(ids);
      // Nothing is known of a visitor.
      expect(await found({}, MATE_SORT.fit)).toEqual(ids);
      expect(await found({}, MATE_SORT.price)).toEqual([middle, newest, oldest]);
      expect(await found({ side: 'HAS' })).toEqual([middle, oldest]);
      expect(await found({ gender: GENDER.FEMALE })).toEqual([newest, oldest]);
      expect(await found({ ages: ['THIRTIES_EARLY', 'THIRTIES_LATE'] })).toEqual([newest]);
      expect(await found({ rentTypes: ['JEONSE'] })).toEqual([newest]);
      expect(await found({ monthly: { from: 10, to: 30 } })).toEqual([middle]);
      expect(await found({ deposit: { from: 1_000, to: null } })).toEqual([newest]);
      expect(await found({ utilities: ['WATER', 'INTERNET'] })).toEqual([middle, oldest]);
      expect(await found({ options: ['PET', 'FULL'] })).toEqual([middle]);
      expect(await found({ habits: ['smoking-NO', 'smoking-OUTSIDE'] })).toEqual([newest, middle]);
      expect(await found({ habits: ['smoking-OUTSIDE', 'sleep-AFTER_ONE'] })).toEqual([]);
      expect(await found({ dongliCode: dongsOf(1, 30)[0]?.dongliCode ?? '' })).toEqual([]);
      const read: string[] = [];
      for (let cursor: string | null = null; ;) {
        const page = await opened.visitor.mates.list(
          askMates({ filter: inDong, limit: 1, cursor }),
        );
        expect(page.total).toBe(3);
        read.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        if (cursor === null) break;
      }
      expect(read).toEqual(ids);
    });

    test('whoever reads of a mate asks and says once, until it is confirmed', async () => {
      const owner = await joinWith(opened, roomToShare());
      const [one, other] = [await opened.join(), await opened.join()];
      const said = async () => {
        const found = await one.mates.one(owner.listing);
        return found.ok ? found.value.mine : found;
      };
      expect(await said()).toEqual({ isAuthor: false, hasAsked: false, saidGone: false });
      const before = await one.inquiries.ask(owner.listing);
      expect(await one.inquiries.ask(owner.listing)).toEqual(before);
      await one.inquiries.sayGone(owner.listing);
      expect(await said()).toEqual({ isAuthor: false, hasAsked: true, saidGone: true });
      const after = await other.inquiries.sayGone(owner.listing);
      expect(Date.parse(after.shownUntil)).toBeLessThan(Date.parse(before.shownUntil));
      await expect(opened.visitor.inquiries.ask(owner.listing)).rejects.toMatchObject(UNAUTHORIZED);
      await owner.own.confirm(owner.listing);
      expect(await said()).toEqual({ isAuthor: false, hasAsked: false, saidGone: false });
    });

    test('a box beside a dong holds who is around it, and all who look for a room in it', async () => {
      const dongs = dongsOf(2, 50);
      const { listing } = await joinWith(opened, roomWanted({ dongs }));
      const found = (bounds: Bounds, dongliCode: string | null = null) =>
        matesFoundBy(opened.visitor, { bounds, filter: { ...EMPTY_MATE_FILTER, dongliCode } });
      const sea = { swLat: 33, swLng: 124, neLat: 33.1, neLng: 124.1 };
      const country = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };
      for (const { dongliCode } of dongs) expect(await found(sea, dongliCode)).toEqual([listing]);
      expect(await found(sea)).toEqual([]);
      const [elsewhere] = dongsOf(1, 60);
      expect(await found(sea, elsewhere?.dongliCode)).toEqual([]);
      expect(await found(country, elsewhere?.dongliCode)).toContain(listing);
    });

    test('who has written of themselves is shown first who goes with them, and why', async () => {
      const dongs = dongsOf(1, 40);
      const [{ dongliCode } = { dongliCode: '' }] = dongs;
      const habits = { ...NO_HABITS, smoking: 'NO', sleep: 'MIDNIGHT' } as const;
      const same = await joinWith(opened, roomToShare({ dongs, habits }));
      const smokes = await joinWith(
        opened,
        roomToShare({ dongs, habits: { ...habits, smoking: 'YES' } }),
      );
      const alike = await joinWith(opened, roomWanted({ dongs, habits }));
      const mine = roomWanted({ dongs, habits });
      const me = await joinWith(opened, mine);
      const asked = askMates({
        filter: { ...EMPTY_MATE_FILTER, dongliCode },
        sort: MATE_SORT.fit,
      });
      const { items } = await me.mates.list(asked);
      const others = items.filter(({ id }) => id !== me.listing);
      expect(others.map(({ id }) => id)).toEqual([same.listing, smokes.listing, alike.listing]);
      expect(items.find(({ id }) => id === me.listing)?.fit).toBeNull();
      for (const card of others) {
        const { fit, createdAt } = card;
        const today = createdAt.slice(0, 10).replaceAll('-', '');
        expect(fit).toEqual(mateFit(mine, card, today));
        expect(await me.mates.one(card.id)).toMatchObject({ ok: true, value: { fit } });
      }
      const read: string[] = [];
      for (let cursor: string | null = null; ;) {
        const page = await me.mates.list({ ...asked, limit: 1, cursor });
        read.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        if (cursor === null) break;
      }
      expect(read).toEqual(items.map(({ id }) => id));
      // Once the own one is over nothing is known any more.
      await me.own.setStatus(me.listing, DEAL_STATUS.DONE);
      expect((await me.mates.list(asked)).items.map(({ fit }) => fit)).toEqual([null, null, null]);
    });

    test('by fit everybody stands as the core ranks them, page by page', async () => {
      const listings = fc.sample(anyMate, { numRuns: 14, seed: 44 });
      const written: (readonly [id: string, mate: WrittenMate])[] = [];
      for (const terms of listings) {
        const mate: WrittenMate = { ...roomToShare(), ...terms };
        written.push([(await joinWith(opened, mate)).listing, mate]);
      }
      for (const mine of [roomWanted({ wish: GENDER.FEMALE }), roomToShare({ wish: null })]) {
        const me = await opened.join();
        const { createdAt } = await me.mates.write(mine, newMateKey());
        const today = seoulDay(Date.parse(createdAt));
        const rank = (mate: WrittenMate): number => mateRank(mine, mate, today);
        const expected = written
          .toReversed()
          .toSorted(([, a], [, b]) => rank(b) - rank(a))
          .map(([id]) => id);
        const read: string[] = [];
        for (let cursor: string | null = null; ;) {
          const page = await me.mates.list(askMates({ sort: MATE_SORT.fit, limit: 5, cursor }));
          read.push(...page.items.map(({ id }) => id));
          cursor = page.next;
          if (cursor === null) break;
        }
        expect(read.filter((id) => expected.includes(id))).toEqual(expected);
        expect(new Set(read).size).toBe(read.length);
      }
    });

    test('a member knows their own, whatever became of them', async () => {
      const kim = await joinWith(opened, roomToShare());
      opened.wait(1_000);
      const { id } = await kim.mates.write(roomWanted(), newMateKey());
      await kim.own.setStatus(id, DEAL_STATUS.DONE);
      expect((await kim.mates.own()).map((mate) => [mate.id, mate.status])).toEqual([
        [id, 'DONE'],
        [kim.listing, 'OPEN'],
      ]);
      await kim.own.remove(id);
      expect((await kim.mates.own()).map((mate) => mate.id)).toEqual([kim.listing]);
      await expect(opened.visitor.mates.own()).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('its author learns how many looked and keep it, and never who', async () => {
      const kim = await joinWith(opened, roomToShare());
      const own = async () => (await kim.mates.own())[0];
      const contacts = { SMS: 0, TEL: 0, CHAT: 0 };
      expect(await own()).toMatchObject({ zzims: 0, contacts, isSaidGone: false });
      const seen = await own();
      expect(seen?.week).toHaveLength(7);
      expect(seen?.week.at(-1)).toBe(seen?.views);
      const others = [await opened.join(), await opened.join()];
      for (const { zzims } of others) await zzims.keep(kim.listing);
      expect(await own()).toMatchObject({ zzims: 2 });
      await others[0]?.zzims.leave(kim.listing);
      expect(await own()).toMatchObject({ zzims: 1 });
    });

    test('it is there for a week, and again once its owner confirms it, until it is over', async () => {
      const kim = await joinWith(opened, roomToShare());
      const { visitor } = opened;
      opened.wait(CONFIRMED_DAYS * DAY_MS);
      expect(await visitor.mates.one(kim.listing)).toEqual(ENDED);
      expect(await visitor.mates.some([kim.listing])).toEqual([]);
      expect(await matesFoundBy(visitor)).not.toContain(kim.listing);
      expect(await kim.mates.one(kim.listing)).toMatchObject({ value: { status: 'HIDDEN' } });
      expect(await kim.own.confirm(kim.listing)).toMatchObject({ status: 'OPEN' });
      expect(await matesFoundBy(visitor)).toContain(kim.listing);
      opened.wait((CONFIRMED_DAYS + REOPEN_DAYS) * DAY_MS);
      await expect(kim.own.confirm(kim.listing)).rejects.toMatchObject({ kind: 'refused' });
      await expect(
        kim.mates.change(kim.listing, roomToShare(), newMateKey()),
      ).rejects.toMatchObject({ kind: 'refused', field: 'status' });
    });

    test('its author alone changes it, and has a room or wants one for good', async () => {
      const kim = await joinWith(opened, roomToShare());
      const lee = await opened.join();
      const key = newMateKey();
      const changed = { ...roomToShare({ monthly: 33 }), title: '다른 제목이에요' };
      expect(await kim.mates.change(kim.listing, changed, key)).toMatchObject({
        id: kim.listing,
        monthly: 33,
        title: changed.title,
        editedAt: expect.any(String) as string,
      });
      await kim.mates.change(kim.listing, changed, key);
      await expect(kim.mates.change(kim.listing, roomWanted(), newMateKey())).rejects.toMatchObject(
        { kind: 'refused', field: 'side' },
      );
      await expect(lee.mates.change(kim.listing, changed, newMateKey())).rejects.toMatchObject({
        kind: 'refused',
        status: 403,
      });
      await expect(
        opened.visitor.mates.change(kim.listing, changed, newMateKey()),
      ).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('a change of what was changed meanwhile is refused, until it is made over that', async () => {
      const { id, mates } = await opened.join();
      const first = await mates.write(roomToShare(), newMateKey());
      const base = dealVersion(first);
      opened.wait(1_000);
      const key = newMateKey();
      const second = await mates.change(first.id, roomToShare({ monthly: 31 }), key, base);
      opened.wait(1_000);
      await mates.change(first.id, roomToShare({ monthly: 31 }), key, base);
      const late = roomToShare({ monthly: 32 });
      const changed = { name: 'AppError', kind: 'conflict', field: 'base', status: 409 };
      await expect(mates.change(first.id, late, newMateKey(), base)).rejects.toMatchObject(changed);
      await mates.change(first.id, late, newMateKey(), dealVersion(second));
      expect(
        await mates.change(first.id, roomToShare({ monthly: 33 }), newMateKey()),
      ).toMatchObject({
        monthly: 33,
        author: { id },
      });
    });

    test('what breaks a rule is refused by its field, what is sent twice is written once', async () => {
      const kim = await opened.join();
      await expect(
        kim.mates.write({ ...roomToShare(), title: '집' }, newMateKey()),
      ).rejects.toMatchObject({ kind: 'refused', field: 'title' });
      await expect(kim.mates.write(roomToShare({ people: 1 }), newMateKey())).rejects.toMatchObject(
        {
          kind: 'refused',
          field: 'people',
        },
      );
      await expect(opened.visitor.mates.write(roomToShare(), newMateKey())).rejects.toMatchObject(
        UNAUTHORIZED,
      );
      const key = newMateKey();
      const [one, other] = await Promise.all([
        kim.mates.write(roomToShare(), key),
        kim.mates.write(roomToShare(), key),
      ]);
      expect(other.id).toBe(one.id);
    });

    test('what is listed holds it back from all but its author', async () => {
      const kim = await opened.join();
      const { text, rule } = opened.listed;
      const held = await kim.mates.write(
        { ...roomToShare(), intro: `반가워요. ${text} 로 이야기해요. 잘 부탁드려요.` },
        newMateKey(),
      );
      expect(held.hold).toMatchObject({ state: 'HELD', reason: rule });
      expect(await opened.visitor.mates.one(held.id)).toEqual(NONE);
      expect(await matesFoundBy(opened.visitor)).not.toContain(held.id);
    });

    test('people who are apart do not meet, and meet again', async () => {
      const kim = await joinWith(opened, roomToShare());
      const lee = await joinWith(opened, roomWanted());
      await lee.blocks.block(kim.id);
      for (const [who, other] of [
        [kim, lee],
        [lee, kim],
      ] as const) {
        expect(await who.mates.one(other.listing)).toEqual(NONE);
        expect(await who.mates.some([other.listing])).toEqual([]);
        expect(await matesFoundBy(who)).not.toContain(other.listing);
        await expect(who.requests.ask(other.listing)).rejects.toMatchObject(NOT_FOUND);
      }
      await lee.blocks.unblock(kim.id);
      expect(await matesFoundBy(kim)).toContain(lee.listing);
    });

    test.each(UNKNOWN_IDS)('there is none of the id %j', async (id) => {
      const kim = await opened.join();
      expect(await kim.mates.one(id)).toEqual(NONE);
      expect(await kim.mates.some([id])).toEqual([]);
    });

    test('what is not there is neither changed nor asked', async () => {
      const kim = await opened.join();
      for (const id of ['9999999', 'x']) {
        await expect(kim.mates.change(id, roomToShare(), newMateKey())).rejects.toMatchObject(
          NOT_FOUND,
        );
        await expect(kim.requests.ask(id)).rejects.toMatchObject(NOT_FOUND);
      }
    });

    test('deleted it is gone for everybody', async () => {
      const kim = await joinWith(opened, roomToShare());
      await kim.own.remove(kim.listing);
      await kim.own.remove(kim.listing);
      for (const who of [kim, opened.visitor])
        expect(await who.mates.one(kim.listing)).toEqual(ENDED);
    });
  });
}
