import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  MOST_COLLECTED,
  MOST_COLLECTION_MEMBERS,
  MOST_COLLECTIONS,
  type Collection,
  type CollectionChange,
} from '#core';
import { newKey, OPEN, type CollectionPerson, type OpenedCollections } from './collections-stage';
import { UNAUTHORIZED } from './community-stage';

const NONE = { name: 'AppError', kind: 'not-found' };
const refusedAt = (status: number) => ({ name: 'AppError', status });
const names = ({ items }: Collection) => items.map(({ kind, id }) => `${kind} ${id}`);

/** Why each was refused; null of what was not. */
const reasonsOf = async (calls: readonly Promise<unknown>[]): Promise<readonly unknown[]> =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'rejected' ? (one.reason as unknown) : null,
  );

/** What every {@link Collections} and {@link LiveCollections} promise. */
export function collectionsContract(name: string, open: () => Promise<OpenedCollections>): void {
  describe(`Collections: ${name}`, () => {
    let opened: OpenedCollections;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (by: CollectionPerson, called = '신림 방') =>
      by.collections.make(called, newKey());

    /** One of Kim's that Lee has joined. */
    async function together(wish: Parameters<typeof opened.kim.collections.share>[1] = OPEN) {
      const { kim, lee } = opened;
      const { id } = await make(kim);
      const { link } = await kim.collections.share(id, wish);
      const code = link?.code ?? expect.fail('no link');
      await lee.collections.join(code);
      return { id, code };
    }

    test('makes one once for each sending, and lists what changed last first', async () => {
      const { kim } = opened;
      const key = newKey();
      const one = await kim.collections.make('  신림\n방 ', key);
      expect(await kim.collections.make('  신림\n방 ', key)).toEqual(one);
      expect(one).toEqual({
        id: one.id,
        name: '신림 방',
        role: 'owner',
        owner: kim.nickname,
        items: [],
        members: [{ id: one.members[0]?.id, nickname: kim.nickname, isOwner: true, isMe: true }],
        memberCount: 1,
        mayAdd: true,
        mayVote: true,
        link: null,
        hold: null,
      });
      const other = await make(kim, '봉천 방');
      const ids = (await kim.collections.mine(null)).map(({ id }) => id);
      expect(ids.slice(0, 2)).toEqual([other.id, one.id]);
      const [thing] = await opened.things(1);
      if (thing === undefined) return expect.fail('nothing to add');
      opened.wait(1);
      await kim.collections.add(one.id, thing);
      const asked = await kim.collections.mine(thing);
      expect(asked.map(({ id, has, items }) => ({ id, has, items })).slice(0, 2)).toEqual([
        { id: one.id, has: true, items: 1 },
        { id: other.id, has: false, items: 0 },
      ]);
      expect(await kim.collections.one(one.id)).toMatchObject({ name: '신림 방' });
    });

    test('says what is wrong with a name', async () => {
      const { kim } = opened;
      const blank = { ...refusedAt(422), kind: 'refused', field: 'name' };
      await expect(make(kim, ' ')).rejects.toMatchObject(blank);
      const { id } = await make(kim);
      await expect(kim.collections.rename(id, '가'.repeat(31))).rejects.toMatchObject(blank);
      expect((await kim.collections.rename(id, '봉천 방')).name).toBe('봉천 방');
    });

    test('keeps what is added once, and leaves what is not in it', async () => {
      const { kim } = opened;
      const { id } = await make(kim);
      const [one, other] = await opened.things(2);
      if (one === undefined || other === undefined) return expect.fail('nothing to add');
      const [, again] = await Promise.all([
        kim.collections.add(id, one),
        kim.collections.add(id, one),
      ]);
      expect(again.items).toMatchObject([
        { ...one, addedBy: kim.nickname, isMine: true, votes: { up: 0, down: 0, mine: 'NONE' } },
      ]);
      expect(names(await kim.collections.takeOut(id, other))).toHaveLength(1);
      expect(names(await kim.collections.takeOut(id, one))).toEqual([]);
      expect(names(await kim.collections.takeOut(id, one))).toEqual([]);
      const nothing = kim.collections.add(id, { kind: 'house', id: '999999999' });
      await expect(nothing).rejects.toMatchObject({ ...NONE, field: 'item' });
    });

    test('counts one vote of each member, and puts what is wanted first', async () => {
      const { kim, lee } = opened;
      const { id } = await together();
      const [one, other] = await opened.things(2);
      if (one === undefined || other === undefined) return expect.fail('nothing to add');
      await kim.collections.add(id, one);
      opened.wait(1);
      const both = await lee.collections.add(id, other);
      expect(names(both)).toEqual([other, one].map((ref) => `${ref.kind} ${ref.id}`));
      await Promise.all([lee.collections.vote(id, one, 'UP'), lee.collections.vote(id, one, 'UP')]);
      const voted = await kim.collections.vote(id, one, 'UP');
      expect(voted.items).toMatchObject([
        { ...one, votes: { up: 2, down: 0, mine: 'UP' } },
        { ...other, addedBy: lee.nickname, isMine: false },
      ]);
      await kim.collections.vote(id, one, 'DOWN');
      const after = await lee.collections.vote(id, one, 'NONE');
      expect(after.items).toMatchObject([
        { ...other },
        { ...one, votes: { up: 0, down: 1, mine: 'NONE' } },
      ]);
      await expect(
        lee.collections.vote(id, { kind: 'notice', id: '999999' }, 'UP'),
      ).rejects.toMatchObject(NONE);
    });

    test('lets members do what its owner lets them, and its owner alone the rest', async () => {
      const { kim, lee, park } = opened;
      const { id } = await together({ mayAdd: false, mayVote: false, days: null });
      const [one] = await opened.things(1);
      if (one === undefined) return expect.fail('nothing to add');
      await kim.collections.add(id, one);
      const read = await lee.collections.one(id);
      expect(read).toMatchObject({ role: 'member', mayAdd: false, mayVote: false, link: null });
      expect(read.members.map(({ nickname }) => nickname)).toEqual([kim.nickname, lee.nickname]);
      const refused = [
        lee.collections.add(id, one),
        lee.collections.vote(id, one, 'UP'),
        lee.collections.takeOut(id, one),
        lee.collections.rename(id, '내 것'),
        lee.collections.share(id, OPEN),
        lee.collections.withdraw(id),
        lee.collections.putOut(id, read.members[0]?.id ?? ''),
        lee.collections.remove(id),
      ];
      for (const reason of await reasonsOf(refused)) expect(reason).toMatchObject(refusedAt(403));
      await expect(kim.collections.leave(id)).rejects.toMatchObject(refusedAt(422));
      const { collections } = park;
      const unseen = [
        collections.one(id),
        collections.add(id, one),
        collections.vote(id, one, 'UP'),
        collections.takeOut(id, one),
        collections.rename(id, '내 것'),
        collections.share(id, OPEN),
        collections.withdraw(id),
        collections.putOut(id, '1'),
        collections.remove(id),
      ];
      for (const reason of await reasonsOf(unseen)) expect(reason).toMatchObject(NONE);
      const allowed = await kim.collections.share(id, OPEN);
      expect(allowed.link).toMatchObject({ mayAdd: true, mayVote: true });
      expect(await lee.collections.one(id)).toMatchObject({ mayAdd: true, mayVote: true });
    });

    test('is read by its link, by whoever has it, and nothing of who is in it', async () => {
      const { kim, visitor, park } = opened;
      const { id, code } = await together();
      const [one] = await opened.things(1);
      if (one === undefined) return expect.fail('nothing to add');
      await kim.collections.add(id, one);
      const read = { role: 'reader', members: [], memberCount: 2, mayAdd: false, link: null };
      for (const reader of [visitor, park.collections]) {
        const shared = await reader.shared(code);
        expect(shared).toMatchObject({ ...read, id, owner: kim.nickname });
        expect(shared.items).toMatchObject([{ ...one, addedBy: null, isMine: false }]);
      }
      expect(await kim.collections.shared(code)).toMatchObject({ role: 'owner' });
      await expect(visitor.shared('no-such-link')).rejects.toMatchObject(NONE);
      await expect(visitor.shared('아니/요')).rejects.toMatchObject(NONE);
    });

    test('keeps the code of a link until it is withdrawn, which puts all out at once', async () => {
      const { kim, lee, visitor } = opened;
      const { id, code } = await together();
      const [one] = await opened.things(1);
      if (one === undefined) return expect.fail('nothing to add');
      await lee.collections.add(id, one);
      await lee.collections.vote(id, one, 'UP');
      const set = await kim.collections.share(id, { ...OPEN, days: 7 });
      expect(set.link?.code).toBe(code);
      const after = await kim.collections.withdraw(id);
      expect(await kim.collections.withdraw(id)).toEqual(after);
      expect(after).toMatchObject({ link: null, memberCount: 1 });
      expect(after.items).toMatchObject([
        { ...one, addedBy: null, votes: { up: 0, down: 0, mine: 'NONE' } },
      ]);
      await expect(visitor.shared(code)).rejects.toMatchObject(NONE);
      await expect(lee.collections.join(code)).rejects.toMatchObject(NONE);
      await expect(lee.collections.one(id)).rejects.toMatchObject(NONE);
      const again = await kim.collections.share(id, OPEN);
      expect(again.link?.code).not.toBe(code);
      expect(await lee.collections.join(again.link?.code ?? '')).toMatchObject({ memberCount: 2 });
    });

    test('opens nothing by a link whose days are over; who joined stays', async () => {
      const { kim, lee, visitor } = opened;
      const { id, code } = await together({ ...OPEN, days: 1 });
      opened.wait(1);
      await expect(visitor.shared(code)).rejects.toMatchObject(NONE);
      await expect(opened.park.collections.join(code)).rejects.toMatchObject(NONE);
      expect(await lee.collections.one(id)).toMatchObject({ role: 'member' });
      await kim.collections.share(id, OPEN);
      expect(await visitor.shared(code)).toMatchObject({ id });
    });

    test('lets nobody back in by the link of which they were put out', async () => {
      const { kim, lee } = opened;
      const { id, code } = await together();
      expect(await lee.collections.join(code)).toMatchObject({ memberCount: 2 });
      const seat = (await kim.collections.one(id)).members.find(({ isMe }) => !isMe);
      opened.wait(1);
      await kim.collections.putOut(id, seat?.id ?? '');
      await kim.collections.putOut(id, seat?.id ?? '');
      await expect(lee.collections.one(id)).rejects.toMatchObject(NONE);
      await expect(lee.collections.join(code)).rejects.toMatchObject(NONE);
      await kim.collections.withdraw(id);
      opened.wait(1);
      const { link } = await kim.collections.share(id, OPEN);
      expect(await lee.collections.join(link?.code ?? '')).toMatchObject({ memberCount: 2 });
    });

    test('lets members leave and come back, and deletes for everybody', async () => {
      const { kim, lee } = opened;
      const { id, code } = await together();
      await lee.collections.leave(id);
      await lee.collections.leave(id);
      await expect(lee.collections.one(id)).rejects.toMatchObject(NONE);
      expect(await kim.collections.one(id)).toMatchObject({ memberCount: 1 });
      await lee.collections.join(code);
      await kim.collections.remove(id);
      await kim.collections.remove(id);
      for (const person of [kim, lee]) {
        await expect(person.collections.one(id)).rejects.toMatchObject(NONE);
        expect((await person.collections.mine(null)).map((one) => one.id)).not.toContain(id);
      }
      await expect(lee.collections.shared(code)).rejects.toMatchObject(NONE);
    });

    test('tells all who are in it of what changes, and who is out of that', async () => {
      const { kim, lee } = opened;
      const { id } = await together();
      const heard: Record<'kim' | 'lee', CollectionChange[]> = { kim: [], lee: [] };
      const begun = vi.fn();
      const stops = [
        kim.live.listen((change) => heard.kim.push(change), begun),
        lee.live.listen((change) => heard.lee.push(change), begun),
      ];
      const ofThis = (who: 'kim' | 'lee') =>
        heard[who].filter((change) => change.collectionId === id);
      await vi.waitFor(() => {
        expect(begun).toHaveBeenCalledTimes(2);
      });
      const [one] = await opened.things(1);
      if (one === undefined) return expect.fail('nothing to add');
      const before = { kim: ofThis('kim').length, lee: ofThis('lee').length };
      await lee.collections.add(id, one);
      await vi.waitFor(() => {
        expect(ofThis('kim').length).toBeGreaterThan(before.kim);
        expect(ofThis('lee').length).toBeGreaterThan(before.lee);
      });
      expect(ofThis('kim').at(-1)).toMatchObject({ collectionId: id, isOut: false });
      await kim.collections.withdraw(id);
      await vi.waitFor(() => {
        expect(ofThis('lee').at(-1)).toMatchObject({ isOut: true });
      });
      for (const stop of stops) stop();
    });

    test('holds no more than there may be of items, members and collections', async () => {
      const { kim } = opened;
      const { id } = await make(kim);
      const things = await opened.things(MOST_COLLECTED + 1);
      for (const ref of things.slice(0, MOST_COLLECTED)) await kim.collections.add(id, ref);
      const [first] = things;
      const last = things.at(-1);
      if (first === undefined || last === undefined) return expect.fail('nothing to add');
      await expect(kim.collections.add(id, last)).rejects.toMatchObject(refusedAt(422));
      expect(names(await kim.collections.add(id, first))).toHaveLength(MOST_COLLECTED);
      const { link } = await kim.collections.share(id, OPEN);
      const code = link?.code ?? '';
      for (let most = 1; most < MOST_COLLECTION_MEMBERS; most += 1)
        await (await opened.newcomer()).collections.join(code);
      const late = await opened.newcomer();
      await expect(late.collections.join(code)).rejects.toMatchObject(refusedAt(422));
      for (let most = 0; most < MOST_COLLECTIONS; most += 1) await make(late);
      await expect(make(late)).rejects.toMatchObject(refusedAt(422));
      expect(await late.collections.mine(null)).toHaveLength(MOST_COLLECTIONS);
    });

    test('asks who is not signed in to log in, and ends where the call was cancelled', async () => {
      const { visitor, kim } = opened;
      const { id, code } = await together();
      const [one] = await opened.things(1);
      if (one === undefined) return expect.fail('nothing to add');
      const asked = [
        visitor.mine(null),
        visitor.one(id),
        visitor.make('내 것', newKey()),
        visitor.rename(id, '내 것'),
        visitor.remove(id),
        visitor.add(id, one),
        visitor.takeOut(id, one),
        visitor.vote(id, one, 'UP'),
        visitor.share(id, OPEN),
        visitor.withdraw(id),
        visitor.putOut(id, '1'),
        visitor.leave(id),
        visitor.join(code),
      ];
      for (const reason of await reasonsOf(asked)) expect(reason).toMatchObject(UNAUTHORIZED);
      const cancelled = new AbortController();
      cancelled.abort();
      const aborted = { name: 'AbortError' };
      const { signal } = cancelled;
      await expect(kim.collections.mine(null, signal)).rejects.toMatchObject(aborted);
      await expect(kim.collections.one(id, signal)).rejects.toMatchObject(aborted);
      await expect(visitor.shared(code, signal)).rejects.toMatchObject(aborted);
    });
  });
}
