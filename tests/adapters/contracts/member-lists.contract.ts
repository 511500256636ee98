import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hybridStampAt,
  MOST_AHEAD_MS,
  MOST_JOINED_AT_ONCE,
  type ContactedType,
  type Joined,
  type JoinedContact,
  type JoinedRecent,
  type JoinedSeen,
  type JoinedZzim,
  type KeptContact,
  type ListedType,
  type MemberList,
  type MemberLists,
} from '#core';
import { UNAUTHORIZED } from './community-stage';

/** Two members and a visitor before one server, and what time it is there (ms). */
export interface OpenedLists {
  readonly kim: MemberLists;
  readonly lee: MemberLists;
  readonly visitor: MemberLists;
  readonly now: () => number;
  close(): Promise<void>;
}

let made = 0;
/** A thing that no other test knows. */
const newId = (): string => {
  made += 1;
  return `thing-${made}`;
};

/** What a test makes of a thing of a list: that it was set or unset so many ms before now. */
type Make<Entry> = (
  id: string,
  ago: number,
  done?: { readonly isKept?: boolean; readonly node?: string },
) => Entry;

/** What every {@link MemberList} promises, whatever is on it. */
function laws<Entry extends Joined<Type>, Type extends ListedType, Shown extends Joined>(
  name: string,
  list: (lists: MemberLists) => MemberList<Entry, Type, Shown>,
  { opened, type, make }: { opened: () => OpenedLists; type: Type; make: Make<Entry> },
): void {
  const kept = async (who: MemberLists, ids: readonly string[]) =>
    (await list(who).kept(null)).entries.map(({ id }) => id).filter((id) => ids.includes(id));

  describe(name, () => {
    test('has what was set, newest first, for its member alone', async () => {
      const { kim, lee } = opened();
      const [one, other] = [newId(), newId()];
      const set = make(one, 2);
      expect(await list(kim).set(set)).toEqual(set);
      await list(kim).set(make(other, 1));
      expect(await kept(kim, [one, other])).toEqual([other, one]);
      expect(await kept(lee, [one, other])).toEqual([]);
      expect((await list(kim).kept(type)).entries.every((entry) => entry.type === type)).toBe(true);
    });

    test('lets what was done later stand, whenever it hears of it', async () => {
      const { kim } = opened();
      const [id, again] = [newId(), newId()];
      await list(kim).unset({ type, id, at: make(id, 5).at });
      expect(await list(kim).set(make(id, 9))).toMatchObject({ isKept: false });
      expect(await kept(kim, [id])).toEqual([]);
      await list(kim).set(make(id, 4));
      await list(kim).unset({ type, id, at: make(id, 5).at });
      expect(await kept(kim, [id])).toEqual([id]);
      await list(kim).unset({ type, id, at: make(id, 4, { node: 'a' }).at });
      expect(await kept(kim, [id])).toEqual([]);
      for (let time = 0; time < 2; time += 1) await list(kim).set(make(again, 3));
      expect(await kept(kim, [again])).toEqual([again]);
    });

    test('is joined the same in any order, in parts and again, by devices at once', async () => {
      const { kim, lee } = opened();
      const [a, b, c] = [newId(), newId(), newId()];
      const phone = [make(a, 30), make(b, 20), make(c, 10)];
      const desk = [make(a, 25, { isKept: false, node: 'desk' }), make(c, 40, { node: 'desk' })];
      await Promise.all([
        ...phone.map((entry) => list(kim).join([entry])),
        list(kim).join(desk),
        list(kim).join(phone),
      ]);
      await list(lee).join(desk);
      await list(lee).join([...phone].toReversed());
      const of = async (who: MemberLists) =>
        (await list(who).join([])).entries.filter(({ id }) => [a, b, c].includes(id));
      expect(await of(kim)).toEqual([phone[2], phone[1], desk[0]]);
      expect(await of(lee)).toEqual(await of(kim));
      expect(await kept(kim, [a, b, c])).toEqual([c, b]);
    });

    test('takes nothing of what is stamped ahead of its clock, and says what time it is', async () => {
      const { kim, now } = opened();
      const [id, late] = [newId(), newId()];
      const ahead = make(late, -MOST_AHEAD_MS - 1000);
      const refused = { name: 'AppError', kind: 'refused', field: 'at' };
      await expect(list(kim).join([make(id, 1), ahead])).rejects.toMatchObject(refused);
      await expect(list(kim).set(ahead)).rejects.toMatchObject(refused);
      await expect(list(kim).unset({ type, id: late, at: ahead.at })).rejects.toMatchObject(
        refused,
      );
      expect(await kept(kim, [id, late])).toEqual([]);
      expect((await list(kim).join([make(late, 0)])).now).toBe(now());
      expect(await kept(kim, [late])).toEqual([late]);
    });

    test('is of members alone', async () => {
      const { visitor } = opened();
      const [entry, at] = [make(newId(), 1), make('1', 1).at];
      await expect(list(visitor).kept(null)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(list(visitor).set(entry)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(list(visitor).unset({ type, id: '1', at })).rejects.toMatchObject(UNAUTHORIZED);
      await expect(list(visitor).join([])).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('takes so many at once and no more', async () => {
      const { kim } = opened();
      const many = Array.from({ length: MOST_JOINED_AT_ONCE + 1 }, () => make(newId(), 9e6));
      await expect(list(kim).join(many)).rejects.toMatchObject({
        name: 'AppError',
        kind: 'refused',
      });
    });

    test('stops asking where nobody waits any more', async () => {
      const gone = AbortSignal.abort();
      const aborted = { name: 'AbortError' };
      await expect(list(opened().kim).kept(null, gone)).rejects.toMatchObject(aborted);
      await expect(list(opened().kim).join([], gone)).rejects.toMatchObject(aborted);
    });
  });
}

/** What every {@link MemberLists} promises. */
export function memberListsContract(name: string, open: () => Promise<OpenedLists>): void {
  describe(`MemberLists: ${name}`, () => {
    let opened: OpenedLists;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const here = () => opened;
    const joined = <Type extends ListedType>(type: Type, ...asked: Parameters<Make<unknown>>) => {
      const [id, ago, { isKept = true, node = 'phone' } = {}] = asked;
      return { type, id, at: hybridStampAt(opened.now() - ago, node), isKept };
    };

    const KEPT = {
      status: 'OPEN',
      dealType: 'MONTH_RENT',
      deposit: 1000,
      monthly: 50,
      maintenance: null,
    } as const;
    const PLACE = {
      dongliCode: '1162010200',
      sigungu: '관악구',
      dong: '신림동',
      lat: 37,
      lng: 127,
    };
    const zzim: Make<JoinedZzim> = (...asked) => {
      const entry = joined('house', ...asked);
      return { ...entry, kept: entry.isKept ? KEPT : null };
    };
    const recent: Make<JoinedRecent> = (...asked) => {
      const entry = joined('post', ...asked);
      return { ...entry, place: entry.isKept ? PLACE : null };
    };
    const STATE = {
      stands: 'RESERVED',
      price: { dealType: 'MONTH_RENT', deposit: 1000, monthly: 50, maintenance: null },
      until: null,
      correctedOn: null,
    } as const;
    const seen: Make<JoinedSeen> = (...asked) => {
      const entry = joined('direct', ...asked);
      return { ...entry, state: entry.isKept ? STATE : null };
    };
    const contact: Make<JoinedContact> = (...asked) => ({
      ...joined('mate', ...asked),
      method: 'TEL',
    });

    laws<JoinedZzim, ListedType, JoinedZzim>('what is kept', ({ zzims }) => zzims, {
      opened: here,
      type: 'house',
      make: zzim,
    });
    laws<JoinedRecent, ListedType, JoinedRecent>('what was viewed', ({ recents }) => recents, {
      opened: here,
      type: 'post',
      make: recent,
    });
    laws<JoinedSeen, ListedType, JoinedSeen>('what was seen', (lists) => lists.seen, {
      opened: here,
      type: 'direct',
      make: seen,
    });
    laws<JoinedContact, ContactedType, KeptContact>(
      'who was contacted',
      ({ contacts }) => contacts,
      {
        opened: here,
        type: 'mate',
        make: contact,
      },
    );

    test('things of other types are others, and each is read by its type', async () => {
      const { lee } = opened;
      const id = newId();
      const notice = { ...joined('notice', id, 1), kept: null };
      await lee.zzims.join([zzim(id, 2), notice]);
      await lee.zzims.unset({ type: 'house', id, at: zzim(id, 1).at });
      const { entries } = await lee.zzims.kept('notice');
      expect(entries).toEqual([notice]);
    });

    test('what a house cost comes along, and nothing where that is not said', async () => {
      const { kim } = opened;
      const whole = zzim(newId(), 1);
      expect((await kim.zzims.join([whole])).entries).toContainEqual(whole);
      const bare = { ...zzim(newId(), 1), kept: null };
      await expect(kim.zzims.join([bare])).rejects.toMatchObject({ kind: 'refused' });
    });

    test('what was seen of a notice comes along, and nothing that says not what it was', async () => {
      const { kim } = opened;
      const state = {
        stands: 'CLOSING',
        price: null,
        until: '2026-12-01T17:00+09:00',
        correctedOn: '20261120',
      } as const;
      const notice = { ...seen(newId(), 1), type: 'notice', state } as const;
      expect((await kim.seen.join([notice])).entries).toContainEqual(notice);
      const bare = { ...seen(newId(), 1), state: null };
      await expect(kim.seen.join([bare])).rejects.toMatchObject({ kind: 'refused' });
    });

    test('to see something keeps nothing, and to keep it again forgets nothing of what was seen', async () => {
      const { lee } = opened;
      const id = newId();
      await lee.seen.set(seen(id, 2));
      expect((await lee.zzims.kept(null)).entries.some((entry) => entry.id === id)).toBe(false);
      await lee.zzims.join([{ ...zzim(id, 1), type: 'direct' }]);
      expect((await lee.seen.kept('direct')).entries).toContainEqual(seen(id, 2));
    });

    test('ways of contacting come together, and are taken off together', async () => {
      const { kim } = opened;
      const id = newId();
      await kim.contacts.set({ ...contact(id, 5), method: 'CHAT' });
      await kim.contacts.join([{ ...contact(id, 9), method: 'SMS' }]);
      const of = async () => (await kim.contacts.kept('mate')).entries.find((one) => one.id === id);
      const { at } = contact(id, 5);
      expect(await of()).toEqual({ type: 'mate', id, at, isKept: true, methods: ['SMS', 'CHAT'] });
      await kim.contacts.unset({ type: 'mate', id, at: contact(id, 3).at });
      expect(await of()).toBeUndefined();
      // A way that another device took before has still to come in.
      await kim.contacts.set(contact(id, 4));
      expect(await of()).toBeUndefined();
    });
  });
}
