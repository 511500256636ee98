import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CONFIRMED_DAYS,
  dealVersion,
  DEAL_STATUS,
  DIRECT_SORT,
  distanceMetres,
  DOUBLED_RULE,
  EMPTY_DIRECT_FILTER,
  MOST_ROOM_PLACES,
  PLACE_CIRCLE_METRES,
  REOPEN_DAYS,
  ROOM_OPTION,
  type DirectDraft,
} from '#core';
import { BROKER, DONG_MIDDLE } from '../../support/direct-drafts';
import { NOT_FOUND, UNAUTHORIZED, UNKNOWN_IDS } from './community-stage';
import {
  askDirects,
  foundBy,
  newDoor,
  newKey,
  offer,
  roomOf,
  type OpenedDeals,
} from './deals-stage';

const DAY_MS = 86_400_000;
const NONE = { ok: false, reason: 'none' };
const ENDED = { ok: false, reason: 'ended' };

/** What every {@link DirectDeals} and {@link OwnDeals} promise. */
export function dealsContract(name: string, open: () => Promise<OpenedDeals>): void {
  describe(`DirectDeals: ${name}`, () => {
    let opened: OpenedDeals;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a room that is offered is there for everybody, whole, but for where it is', async () => {
      const { kim, lee, visitor } = opened;
      const draft = await roomOf(kim, {
        description: '밝고 조용한 방이에요.\n역에서 가까워요. 바로 오세요.',
      });
      const written = await kim.directs.write(draft, newKey());
      const { place, pictureIds, contact, ...said } = draft;
      expect(written).toMatchObject({
        ...said,
        status: DEAL_STATUS.OPEN,
        party: draft.offerer.party,
        author: { id: kim.id, nickname: kim.nickname },
        address: { dongliCode: place.dongliCode },
        exactPlace: { road: place.road, lot: place.lot, unit: place.unit },
        contact,
        pictureIds,
        hold: null,
        editedAt: null,
        isExample: false,
        mine: { isAuthor: true },
      });
      expect(written.photos).toHaveLength(pictureIds.length);
      for (const other of [lee, visitor]) {
        const found = await other.directs.one(written.id);
        expect(found).toMatchObject({
          ok: true,
          value: { exactPlace: null, contact: null, pictureIds: null, mine: { isAuthor: false } },
        });
        const told = JSON.stringify([found, await other.directs.list(askDirects())]);
        for (const secret of [
          place.road,
          place.lot,
          place.unit,
          contact.tel,
          String(place.lat),
          String(place.lng),
        ])
          if (secret !== null) expect(told).not.toContain(secret);
      }
      const apart = distanceMetres(written, place);
      expect(apart).toBeGreaterThan(0);
      expect(apart).toBeLessThanOrEqual(PLACE_CIRCLE_METRES);
    });

    test('everybody is told the same place, whenever they ask, and after a change, too', async () => {
      const { kim, lee, visitor } = opened;
      const draft = await roomOf(kim);
      const { id, lat, lng } = await kim.directs.write(draft, newKey());
      await kim.directs.change(id, { ...draft, title: '다른 제목이에요' }, newKey());
      opened.wait(DAY_MS);
      for (const who of [kim, lee, visitor]) {
        expect(await who.directs.one(id)).toMatchObject({ ok: true, value: { lat, lng } });
        expect((await who.directs.some([id]))[0]).toMatchObject({ lat, lng });
      }
    });

    test('a room at the middle of its dong is nowhere for certain, and has no way to a station', async () => {
      const { kim, visitor } = opened;
      const draft = await roomOf(kim);
      const inMiddle = { ...draft, place: { ...draft.place, ...DONG_MIDDLE } };
      const { id } = await kim.directs.write(inMiddle, newKey());
      const lost = { isMiddle: true, station: null };
      for (const who of [kim, visitor])
        expect(await who.directs.one(id)).toMatchObject({ ok: true, value: lost });
      await kim.directs.change(id, draft, newKey());
      for (const who of [kim, visitor])
        expect(await who.directs.one(id)).toMatchObject({ ok: true, value: { isMiddle: false } });
    });

    test('a list holds those that a filter leaves, in its order, a page at a time', async () => {
      const { kim, visitor } = opened;
      // A dong of its own: other rooms are none of this list.
      const place = { dongliCode: '1121510100', lat: 37.5407, lng: 127.0695 };
      const rooms: Partial<DirectDraft>[] = [
        { deposit: 500, monthly: 60, options: [ROOM_OPTION.PET] },
        { deposit: 5_000, monthly: 20, options: [ROOM_OPTION.PET, ROOM_OPTION.FULL] },
        { rentType: 'JEONSE', deposit: 9_000, monthly: 0, options: [] },
      ];
      const ids: string[] = [];
      for (const room of rooms) {
        const { place: usual } = await roomOf(kim);
        ids.push((await offer(kim, { ...room, place: { ...usual, ...place } })).id);
        opened.wait(1_000);
      }
      const [first = '', second = '', third = ''] = ids;
      const inDong = { ...EMPTY_DIRECT_FILTER, dongliCode: place.dongliCode };
      const found = (
        filter: Partial<typeof inDong>,
        sort = DIRECT_SORT.newest as keyof typeof DIRECT_SORT,
      ) => foundBy(visitor, { filter: { ...inDong, ...filter }, sort });
      expect(await found({})).toEqual([third, second, first]);
      expect(await found({}, DIRECT_SORT.price)).toEqual([third, second, first]);
      expect(await found({ options: [ROOM_OPTION.PET] })).toEqual([second, first]);
      expect(await found({ options: [ROOM_OPTION.PET, ROOM_OPTION.FULL] })).toEqual([second]);
      expect(await found({ monthly: { from: null, to: 30 } })).toEqual([third, second]);
      expect(await found({ rentTypes: ['JEONSE'] })).toEqual([third]);
      expect(await found({ parties: ['BROKER'] })).toEqual([]);
      const box = { swLat: 37.53, swLng: 127.06, neLat: 37.55, neLng: 127.08 };
      expect(await foundBy(visitor, { bounds: box })).toEqual([third, second, first]);
      const read: string[] = [];
      for (let cursor: string | null = null; ;) {
        const page = await visitor.directs.list(askDirects({ filter: inDong, limit: 1, cursor }));
        expect(page.total).toBe(3);
        read.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        if (cursor === null) break;
      }
      expect(read).toEqual([third, second, first]);
    });

    test('a list that a write changed has another version, one that nothing changed the same', async () => {
      const { kim, visitor } = opened;
      const { version } = await visitor.directs.list(askDirects());
      expect((await visitor.directs.list(askDirects())).version).toBe(version);
      const { id } = await offer(kim);
      const more = await visitor.directs.list(askDirects());
      expect(more.version).not.toBe(version);
      await visitor.directs.one(id);
      expect((await visitor.directs.list(askDirects())).version).toBe(more.version);
    });

    test('a cursor of another question is refused', async () => {
      const { kim, visitor } = opened;
      await offer(kim);
      await offer(kim);
      const { next } = await visitor.directs.list(askDirects({ limit: 1 }));
      const other = askDirects({ limit: 1, cursor: next, sort: DIRECT_SORT.price });
      await expect(visitor.directs.list(other)).rejects.toMatchObject({
        kind: 'refused',
        field: 'cursor',
      });
    });

    test('some are answered in the order asked for, each once, without what may not be seen', async () => {
      const { kim, visitor } = opened;
      const [a, b, gone] = [await offer(kim), await offer(kim), await offer(kim)];
      await kim.own.remove(gone.id);
      const asked = [b.id, gone.id, a.id, b.id, ...UNKNOWN_IDS];
      expect((await visitor.directs.some(asked)).map(({ id }) => id)).toEqual([b.id, a.id]);
      expect(await visitor.directs.some([])).toEqual([]);
    });

    test('a write sent twice by its key is one; another under that key is refused', async () => {
      const { kim, visitor } = opened;
      const [draft, key] = [await roomOf(kim), newKey()];
      const first = await kim.directs.write(draft, key);
      expect((await kim.directs.write(draft, key)).id).toBe(first.id);
      expect((await foundBy(visitor)).filter((id) => id === first.id)).toHaveLength(1);
    });

    test.each<[field: string, change: Partial<DirectDraft>]>([
      ['deposit', { deposit: -1 }],
      ['fee.items', { fee: { amount: 12, items: [], utilities: [] } }],
      ['area', { area: 0 }],
      ['pictureIds', { pictureIds: [] }],
      ['title', { title: ' ' }],
      ['description', { description: '짧아요' }],
      ['title', { title: '밝은 방 010-1234-5678' }],
      ['description', { description: '밝은 방이에요. 메일은 room@example.com으로 주세요.' }],
      ['contact.tel', { contact: { tel: '112', takesSms: false } }],
    ])('a room with a wrong %s is refused by that field', async (field, change) => {
      const { kim } = opened;
      const draft = { ...(await roomOf(kim)), ...change };
      const refused = { name: 'AppError', kind: 'refused', field };
      await expect(kim.directs.write(draft, newKey())).rejects.toMatchObject(refused);
    });

    test('who offers it stays; all else may be changed by its author alone', async () => {
      const { kim, lee, visitor } = opened;
      const draft = await roomOf(kim);
      const { id } = await kim.directs.write(draft, newKey());
      const changed = { ...draft, monthly: 40, title: '월세를 내렸어요' };
      expect(await kim.directs.change(id, changed, newKey())).toMatchObject({ monthly: 40 });
      const found = await visitor.directs.one(id);
      expect(found).toMatchObject({ ok: true, value: { title: '월세를 내렸어요' } });
      const other = kim.directs.change(id, { ...draft, offerer: BROKER }, newKey());
      await expect(other).rejects.toMatchObject({ kind: 'refused' });
      const theirs = { ...changed, pictureIds: [await lee.picture()] };
      await expect(lee.directs.change(id, theirs, newKey())).rejects.toMatchObject({
        name: 'AppError',
      });
    });

    test('a change of what was changed meanwhile is refused, until it is made over that', async () => {
      const { kim } = opened;
      const draft = await roomOf(kim);
      const first = await kim.directs.write(draft, newKey());
      const base = dealVersion(first);
      opened.wait(1_000);
      const mine = { ...draft, monthly: 41 };
      const key = newKey();
      const second = await kim.directs.change(first.id, mine, key, base);
      opened.wait(1_000);
      // Sent again by a dead network it is the same change.
      expect(await kim.directs.change(first.id, mine, key, base)).toMatchObject({ monthly: 41 });
      const late = { ...draft, monthly: 42 };
      const changed = { name: 'AppError', kind: 'conflict', field: 'base', status: 409 };
      await expect(kim.directs.change(first.id, late, newKey(), base)).rejects.toMatchObject(
        changed,
      );
      expect(await kim.directs.one(first.id)).toMatchObject({ value: { monthly: 41 } });
      await kim.directs.change(first.id, late, newKey(), dealVersion(second));
      opened.wait(1_000);
      await expect(kim.directs.change(first.id, mine, newKey(), base)).rejects.toMatchObject(
        changed,
      );
      expect(await kim.directs.change(first.id, mine, newKey())).toMatchObject({ monthly: 41 });
    });

    test('visitors write nothing', async () => {
      const { kim, visitor } = opened;
      const { id } = await offer(kim);
      const draft = await roomOf(kim);
      for (const asked of [
        visitor.directs.write(draft, newKey()),
        visitor.directs.change(id, draft, newKey()),
        visitor.own.confirm(id),
        visitor.own.setStatus(id, DEAL_STATUS.DONE),
        visitor.own.remove(id),
      ])
        await expect(asked).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('what nobody confirms for a week is on no list, and its address says that it ended', async () => {
      const { kim, visitor } = opened;
      const { id } = await offer(kim);
      opened.wait(CONFIRMED_DAYS * DAY_MS - 1);
      expect(await foundBy(visitor)).toContain(id);
      opened.wait(1);
      expect(await foundBy(visitor)).not.toContain(id);
      expect(await visitor.directs.some([id])).toEqual([]);
      expect(await visitor.directs.one(id)).toEqual(ENDED);
      expect(await kim.directs.one(id)).toMatchObject({ ok: true, value: { status: 'HIDDEN' } });
      await kim.own.confirm(id);
      expect(await visitor.directs.one(id)).toMatchObject({ ok: true, value: { status: 'OPEN' } });
      opened.wait((CONFIRMED_DAYS + REOPEN_DAYS) * DAY_MS);
      expect(await kim.directs.one(id)).toMatchObject({ ok: true, value: { status: 'DONE' } });
      await expect(kim.own.confirm(id)).rejects.toMatchObject({ kind: 'refused' });
    });

    test('what was reserved when its week ended is reserved once it is confirmed', async () => {
      const { kim, visitor } = opened;
      const { id } = await offer(kim);
      await kim.own.setStatus(id, DEAL_STATUS.RESERVED);
      opened.wait(CONFIRMED_DAYS * DAY_MS);
      expect(await visitor.directs.one(id)).toEqual(ENDED);
      const confirmed = await kim.own.confirm(id);
      const found = await visitor.directs.one(id);
      expect(confirmed).toMatchObject({ id, status: 'RESERVED' });
      const { confirmedAt, shownUntil } = confirmed;
      expect(found).toMatchObject({
        ok: true,
        value: { status: 'RESERVED', confirmedAt, shownUntil },
      });
      expect(Date.parse(shownUntil) - Date.parse(confirmedAt)).toBe(CONFIRMED_DAYS * DAY_MS);
    });

    test('its author says how it stands; what is done stays done', async () => {
      const { kim, lee, visitor } = opened;
      const { id } = await offer(kim);
      await kim.own.setStatus(id, DEAL_STATUS.RESERVED);
      expect(await visitor.directs.one(id)).toMatchObject({
        ok: true,
        value: { status: 'RESERVED' },
      });
      await kim.own.setStatus(id, DEAL_STATUS.HIDDEN);
      expect(await visitor.directs.one(id)).toEqual(ENDED);
      await kim.own.setStatus(id, DEAL_STATUS.OPEN);
      await expect(lee.own.setStatus(id, DEAL_STATUS.DONE)).rejects.toMatchObject({
        name: 'AppError',
      });
      await kim.own.setStatus(id, DEAL_STATUS.DONE);
      await kim.own.setStatus(id, DEAL_STATUS.DONE);
      expect(await foundBy(visitor)).not.toContain(id);
      await expect(kim.own.setStatus(id, DEAL_STATUS.OPEN)).rejects.toMatchObject({
        kind: 'refused',
      });
    });

    test('deleted it is gone for everybody, and stays so', async () => {
      const { kim, lee, visitor } = opened;
      const { id } = await offer(kim);
      await expect(lee.own.remove(id)).rejects.toMatchObject({ name: 'AppError' });
      await kim.own.remove(id);
      await kim.own.remove(id);
      for (const who of [kim, visitor]) expect(await who.directs.one(id)).toEqual(ENDED);
      expect(await foundBy(kim)).not.toContain(id);
      await expect(kim.own.confirm(id)).rejects.toMatchObject(NOT_FOUND);
    });

    test('people who blocked each other do not meet', async () => {
      const { kim, lee, visitor } = opened;
      const { id } = await offer(kim);
      await kim.blocks.block(lee.id);
      expect(await lee.directs.one(id)).toEqual(NONE);
      expect(await foundBy(lee)).not.toContain(id);
      expect(await lee.directs.some([id])).toEqual([]);
      expect(await foundBy(visitor)).toContain(id);
      await kim.blocks.unblock(lee.id);
      expect(await foundBy(lee)).toContain(id);
    });

    test('what breaks a rule is held: its author is told, nobody else sees it', async () => {
      const { kim, lee, visitor, listed } = opened;
      const held = await offer(kim, { title: `방 ${listed.text}` });
      expect(held.hold).toMatchObject({ state: 'HELD', reason: listed.rule });
      for (const who of [lee, visitor]) {
        expect(await who.directs.one(held.id)).toEqual(NONE);
        expect(await foundBy(who)).not.toContain(held.id);
      }
      expect(await kim.directs.one(held.id)).toMatchObject({ ok: true });
    });

    test('a room that another member offers is held, and its author not told which it is', async () => {
      const { kim, lee, visitor } = opened;
      const { place } = await roomOf(kim);
      const first = await offer(kim, { place });
      expect(await offer(kim, { place })).toMatchObject({ hold: null });
      const second = await offer(lee, { place });
      expect(second.hold).toMatchObject({ state: 'HELD', reason: DOUBLED_RULE });
      expect(await foundBy(visitor)).not.toContain(second.id);
      expect(await foundBy(visitor)).toContain(first.id);
    });

    test('a room that comes on offer again is held where another offers it by now', async () => {
      const { kim, lee, visitor } = opened;
      const { place } = await roomOf(kim, { place: newDoor() });
      const { id } = await offer(kim, { place });
      await kim.own.setStatus(id, DEAL_STATUS.HIDDEN);
      const other = await offer(lee, { place });
      expect(other.hold).toBeNull();
      expect(await kim.own.setStatus(id, DEAL_STATUS.OPEN)).toMatchObject({
        hold: { state: 'HELD', reason: DOUBLED_RULE },
      });
      expect(await foundBy(visitor)).not.toContain(id);
      await lee.own.remove(other.id);
    });

    test('doors that are tried one after the other tell nothing of another’s', async () => {
      const { kim, lee } = opened;
      const { place } = await roomOf(kim, { place: newDoor() });
      await offer(kim, { place });
      const tried = await offer(lee);
      const move = async (to: DirectDraft['place']) => {
        const draft = await roomOf(lee, { place: to });
        return (await lee.directs.change(tried.id, draft, newKey())).hold;
      };
      for (let moves = 1; moves < MOST_ROOM_PLACES; moves += 1) await move(newDoor());
      const wrong = await move(newDoor());
      expect(wrong).toMatchObject({ state: 'HELD', reason: DOUBLED_RULE });
      expect(await move(place)).toEqual(wrong);
      expect((await offer(lee, { place: newDoor() })).hold).toEqual(wrong);
      opened.wait(DAY_MS);
      expect((await offer(lee, { place: newDoor() })).hold).toBeNull();
    });

    test.each(UNKNOWN_IDS)('there is none of the id %j', async (id) => {
      expect(await opened.visitor.directs.one(id)).toEqual(NONE);
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const { directs } = opened.visitor;
      for (const asked of [
        directs.list(askDirects(), AbortSignal.abort()),
        directs.one('1', AbortSignal.abort()),
        directs.some(['1'], AbortSignal.abort()),
      ])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
