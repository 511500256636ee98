import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHECKLIST_LIMITS,
  hybridStampAt,
  isChecklistRemoved,
  knownAfter,
  MOST_JOINED,
  MOST_KNOWN,
  newChecklist,
  uuidV7,
  withEntry,
  withField,
  withoutChecklist,
  withPhoto,
  type Checklist,
  type Checklists,
  type ChecklistViews,
} from '#core';
import { UNAUTHORIZED } from './community-stage';

/** Two members and a visitor before one server, whose clock can be moved on. */
export interface OpenedChecklists {
  readonly kim: Checklists;
  readonly lee: Checklists;
  readonly visitor: Checklists;
  /** Of whoever has a link. */
  readonly views: ChecklistViews;
  now(): number;
  pass(ms: number): void;
  /** The id of a picture that kim brought. */
  bring(): Promise<string>;
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;
const NONE = { address: false, name: false, tel: false };
const ROW = { room: 'BATH', item: 'bath-mould' };
const NOTHING_KNOWN = knownAfter([]);
const ADDRESS = '서울 관악구 신림로 12길 3';

let made = 0;
/** The id of another checklist, begun a moment after the one before. */
const nextId = (): string => {
  made += 1;
  return uuidV7(1_780_000_000_000 + made, [made]);
};

/** What every {@link Checklists} promises, and every {@link ChecklistViews}. */
export function checklistsContract(name: string, open: () => Promise<OpenedChecklists>): void {
  describe(`Checklists: ${name}`, () => {
    let opened: OpenedChecklists;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** So many ms before now, on a device. */
    const before = (ms: number, device = 'phone') => hybridStampAt(opened.now() - ms, device);
    const titled = (title: string, at = before(1000)): Checklist =>
      withField(newChecklist(nextId()), 'title', title, at);
    /** A place of each kind of field. */
    const full = (): Checklist => {
      let one = titled('신림동 원룸');
      const price = { dealType: 'MONTH_RENT', deposit: 500, monthly: 45 } as const;
      one = withField(
        one,
        'place',
        {
          from: 'FREE',
          targetId: null,
          kind: '원룸',
          dong: '신림동',
          address: ADDRESS,
          floor: '2층',
          price,
          maintenance: 5,
        },
        before(900),
      );
      one = withField(one, 'contact', { name: '김중개', tel: '010-1234-5678' }, before(800));
      one = withField(one, 'seenOn', '20261120', before(700));
      one = withEntry(one, ROW, 'grade', 'BAD', before(600));
      one = withEntry(one, ROW, 'reading', 7.4, before(500));
      one = withEntry(one, ROW, 'note', '검어요 👩‍🦰', before(400));
      one = withEntry(one, ROW, 'weight', 3, before(300));
      return withEntry(one, ROW, 'isShown', true, before(200));
    };
    const idsOf = async (of: Checklists) => (await of.all()).map(({ checklist }) => checklist.id);

    test('keeps what was written to the letter, the latest begun first', async () => {
      const { kim } = opened;
      expect(await kim.all()).toEqual([]);
      const [first, second] = [full(), titled('봉천동 투룸')];
      const put = await kim.put(first);
      expect(put).toMatchObject({ checklist: first, share: null, pictures: [] });
      await kim.put(second);
      expect(await kim.one(first.id)).toEqual(put);
      expect(await idsOf(kim)).toEqual([second.id, first.id]);
      expect(await kim.one(nextId())).toBeNull();
    });

    test('changes nothing where it is written again', async () => {
      const { kim } = opened;
      const one = titled('두 번 누른 것');
      const put = await kim.put(one);
      expect(await kim.put(one)).toEqual(put);
      const [a, b] = await Promise.all([kim.put(one), kim.put(one)]);
      expect([a, b]).toEqual([put, put]);
    });

    test('merges what two devices wrote, in whatever order it comes', async () => {
      const { kim } = opened;
      const start = titled('처음');
      const phone = withEntry(start, ROW, 'grade', 'GOOD', before(300, 'phone'));
      const tablet = withField(start, 'title', '나중', before(200, 'tablet'));
      await kim.put(tablet);
      await kim.put(phone);
      const { checklist, revision } = await kim.put(start);
      expect(checklist.title?.value).toBe('나중');
      expect(checklist.entries[0]?.grade?.value).toBe('GOOD');
      expect((await kim.one(start.id))?.revision).toBe(revision);
    });

    test('are a member’s own: the same id is another’s own checklist', async () => {
      const { kim, lee } = opened;
      const one = full();
      await kim.put(one);
      expect(await lee.one(one.id)).toBeNull();
      expect(await idsOf(lee)).toEqual([]);
      const own = withField(newChecklist(one.id), 'title', '이 씨의 것', before(100));
      await lee.put(own);
      expect((await kim.one(one.id))?.checklist).toEqual(one);
      await lee.remove(one.id);
      expect((await kim.one(one.id))?.checklist).toEqual(one);
      await expect(lee.share(one.id, 7, NONE)).rejects.toMatchObject({ kind: 'not-found' });
    });

    test('shows photos of pictures that the member brought, and refuses others', async () => {
      const { kim, lee } = opened;
      const pictureId = await opened.bring();
      const photo = { id: 'p1', ...ROW, pictureId, caption: null, removed: null };
      const one = withPhoto(titled('사진'), photo);
      const put = await kim.put(one);
      expect(put.pictures.map(({ id }) => id)).toEqual([pictureId]);
      const refused = { name: 'AppError', kind: 'refused', status: 422, field: 'photos' };
      await expect(lee.put(one)).rejects.toMatchObject(refused);
      const nowhere = withPhoto(one, { ...photo, id: 'p2', pictureId: 'no-such-picture' });
      await expect(kim.put(nowhere)).rejects.toMatchObject(refused);
      expect(await kim.one(one.id)).toEqual(put);
    });

    test('keeps of what was deleted a tombstone, which a photo that nobody saw undoes', async () => {
      const { kim } = opened;
      const one = full();
      await kim.put(one);
      await kim.remove(one.id);
      await kim.remove(one.id);
      await kim.remove(nextId());
      expect(await kim.one(one.id)).toBeNull();
      expect(await idsOf(kim)).not.toContain(one.id);
      const { checklist } = await kim.put(one);
      expect(isChecklistRemoved(checklist)).toBe(true);
      expect(JSON.stringify(checklist)).not.toContain('신림');
      const photo = { id: 'p1', ...ROW, pictureId: null, caption: null, removed: null };
      await kim.put(withPhoto(one, photo));
      expect((await kim.one(one.id))?.checklist.title?.value).toBe('신림동 원룸');
    });

    test('deletes what a device deleted without signal', async () => {
      const { kim } = opened;
      const one = titled('지하에서 지움');
      await kim.put(one);
      await kim.put(withoutChecklist(one, before(10)));
      expect(await kim.one(one.id)).toBeNull();
    });

    test('answers a device what it lacks, tombstones too, until nothing is left', async () => {
      const { lee } = opened;
      const others = Array.from({ length: MOST_JOINED + 3 }, (_, n) => titled(`${n}`));
      for (const one of others) await lee.put(one);
      await lee.remove(others[0]?.id ?? '');
      const own = titled('기기에만 있던 것');
      const known = new Map<string, number>();
      let changed: readonly Checklist[] = [own];
      for (let left = 1; left > 0;) {
        const list = [...known].map(([id, revision]) => ({ id, revision }));
        const joined = await lee.join(changed, knownAfter(list));
        expect(joined.lacking.length).toBeLessThanOrEqual(MOST_JOINED);
        if (changed.length > 0) expect(joined.lacking[0]?.checklist).toEqual(own);
        for (const { checklist, revision } of joined.lacking) known.set(checklist.id, revision);
        [changed, left] = [[], joined.left];
      }
      for (const { id } of [own, ...others]) expect(known.has(id)).toBe(true);
      const all = [...known].map(([id, revision]) => ({ id, revision }));
      expect(await lee.join([], knownAfter(all))).toMatchObject({ lacking: [], left: 0 });
      await lee.put(withField(own, 'note', '더 적음', before(50)));
      const { lacking } = await lee.join([], knownAfter(all));
      expect(lacking.map(({ checklist }) => checklist.id)).toEqual([own.id]);
    });

    test('answers of a portion what is lacking in its window, and whatever was sent', async () => {
      const { lee } = opened;
      const four = Array.from({ length: 4 }, (_, n) => titled(`${n}`));
      for (const one of four) await lee.put(one);
      const [first = '', second = '', third = '', last = ''] = four.map(({ id }) => id);
      const lackingIn = async (after: string | null, upTo: string | null) => {
        const { lacking } = await lee.join([], { known: [], after, upTo });
        const ids = lacking.map(({ checklist }) => checklist.id);
        return ids.filter((id) => [first, second, third, last].includes(id));
      };
      expect(await lackingIn(first, third)).toEqual([second, third]);
      expect(await lackingIn(third, null)).toEqual([last]);
      expect(await lackingIn(first, first)).toEqual([]);
      const revision = (await lee.one(second))?.revision ?? 0;
      const own = titled('창 밖의 것');
      const portion = { known: [{ id: second, revision }], after: first, upTo: third };
      const joined = await lee.join([own], portion);
      expect(joined.lacking.map(({ checklist }) => checklist.id)).toEqual([own.id, third]);
      expect(joined.left).toBe(0);
    });

    test('says which list is too long, and merges nothing of that call', async () => {
      const { kim } = opened;
      const own = titled('함께 온 것');
      const known = Array.from({ length: MOST_KNOWN + 1 }, () => ({ id: nextId(), revision: 1 }));
      const within = { after: null, upTo: null };
      const refused = (field: string, most: number) => ({
        name: 'AppError',
        kind: 'refused',
        status: 400,
        field,
        message: `${field}: ${String(most)}개까지 보낼 수 있어요.`,
      });
      await expect(kim.join([own], { known, ...within })).rejects.toMatchObject(
        refused('known', MOST_KNOWN),
      );
      const many = Array.from({ length: MOST_JOINED + 1 }, () => titled('너무 많음'));
      await expect(kim.join(many, NOTHING_KNOWN)).rejects.toMatchObject(
        refused('changed', MOST_JOINED),
      );
      expect(await kim.one(own.id)).toBeNull();
      await kim.join([], { known: known.slice(1), ...within });
    });

    test('joins all or none', async () => {
      const { kim } = opened;
      const one = titled('함께 온 것');
      const wrong = titled('가'.repeat(CHECKLIST_LIMITS.title + 1));
      const refused = { kind: 'refused', field: 'title' };
      await expect(kim.join([one, wrong], NOTHING_KNOWN)).rejects.toMatchObject(refused);
      expect(await kim.one(one.id)).toBeNull();
    });

    test('refuses what is too long, and stamps that are far ahead of the clock', async () => {
      const { kim } = opened;
      const long = withEntry(
        titled('긴 메모'),
        ROW,
        'note',
        '가'.repeat(CHECKLIST_LIMITS.note + 1),
        before(10),
      );
      const fault = { name: 'AppError', kind: 'refused', status: 422, field: 'entries' };
      await expect(kim.put(long)).rejects.toMatchObject(fault);
      const ahead = titled('사흘 뒤', hybridStampAt(opened.now() + 3 * DAY_MS, 'phone'));
      const refused = { kind: 'refused', field: 'at', status: 422 };
      await expect(kim.put(ahead)).rejects.toMatchObject(refused);
      await expect(kim.join([ahead], NOTHING_KNOWN)).rejects.toMatchObject(refused);
      expect((await kim.join([], NOTHING_KNOWN)).now).toBe(opened.now());
      const little = titled('조금 빠름', hybridStampAt(opened.now() + 1000, 'phone'));
      expect((await kim.put(little)).checklist).toEqual(little);
    });

    test('shares without the address, the name and the number, unless they are chosen', async () => {
      const { kim, views } = opened;
      const one = full();
      await kim.put(one);
      const share = await kim.share(one.id, 7, NONE);
      expect(share).toMatchObject({ until: opened.now() + 7 * DAY_MS, choice: NONE });
      expect(share.code.length).toBeGreaterThanOrEqual(20);
      expect((await kim.one(one.id))?.share).toEqual(share);
      const seen = await views.of(share.code);
      expect(seen).toMatchObject({ ok: true, value: { until: share.until, pictures: [] } });
      const text = JSON.stringify(seen);
      for (const secret of [ADDRESS, '김중개', '010-1234-5678', one.id])
        expect(text).not.toContain(secret);
      expect(text).toContain('검어요');
      const all = await kim.share(one.id, 1, { address: true, name: true, tel: true });
      expect(all.code).not.toBe(share.code);
      expect(await views.of(share.code)).toEqual({ ok: false, reason: 'ended' });
      const open = JSON.stringify(await views.of(all.code));
      for (const secret of [ADDRESS, '김중개', '010-1234-5678']) expect(open).toContain(secret);
    });

    test('shows photos behind a link', async () => {
      const { kim, views } = opened;
      const pictureId = await opened.bring();
      const photo = { id: 'p1', ...ROW, pictureId, caption: null, removed: null };
      const one = withPhoto(titled('나눈 사진'), photo);
      await kim.put(one);
      const { code } = await kim.share(one.id, 30, NONE);
      const seen = await views.of(code);
      expect(seen.ok && seen.value.pictures.map(({ id }) => id)).toEqual([pictureId]);
      // Its writer has it still.
      await kim.put(withEntry(one, ROW, 'isShown', false, before(10)));
      expect((await kim.one(one.id))?.pictures.map(({ id }) => id)).toEqual([pictureId]);
      const listed = await views.of(code);
      expect(listed.ok && [listed.value.pictures, listed.value.checklist.photos]).toEqual([[], []]);
    });

    test('opens a link no more once it was withdrawn, its checklist deleted, or it is over', async () => {
      const { kim, views } = opened;
      const ended = { ok: false, reason: 'ended' };
      const one = full();
      await kim.put(one);
      const first = await kim.share(one.id, 7, NONE);
      await kim.withdraw(one.id);
      await kim.withdraw(one.id);
      await kim.withdraw(nextId());
      expect(await views.of(first.code)).toEqual(ended);
      expect((await kim.one(one.id))?.share).toBeNull();
      const second = await kim.share(one.id, 7, NONE);
      await kim.remove(one.id);
      expect(await views.of(second.code)).toEqual(ended);
      await expect(kim.share(one.id, 7, NONE)).rejects.toMatchObject({ kind: 'not-found' });
      const other = titled('하루만');
      await kim.put(other);
      const third = await kim.share(other.id, 1, NONE);
      expect((await views.of(third.code)).ok).toBe(true);
      opened.pass(DAY_MS);
      expect(await views.of(third.code)).toEqual(ended);
      expect((await kim.one(other.id))?.share).toBeNull();
      expect(await views.of('no-such-code-as-this-one')).toEqual(ended);
      expect(await views.of('?')).toEqual(ended);
    });

    test('holds no more than a member may have', async () => {
      const { kim } = opened;
      const there = (await kim.all()).length;
      for (let most = there; most < CHECKLIST_LIMITS.checklists - 1; most += MOST_JOINED) {
        const room = Math.min(MOST_JOINED, CHECKLIST_LIMITS.checklists - 1 - most);
        await kim.join(
          Array.from({ length: room }, () => titled('하나 더')),
          NOTHING_KNOWN,
        );
      }
      const outcomes = await Promise.allSettled([kim.put(titled('가')), kim.put(titled('나'))]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((one) => one.status === 'rejected');
      expect(refused?.reason).toMatchObject({
        kind: 'refused',
        status: 422,
        message: expect.stringContaining(`${CHECKLIST_LIMITS.checklists}개`) as string,
      });
      const all = await kim.all();
      expect(all).toHaveLength(CHECKLIST_LIMITS.checklists);
      await kim.remove(all[0]?.checklist.id ?? '');
      await kim.put(titled('자리가 났어요'));
    });

    test('ends where the call was cancelled', async () => {
      const cancelled = new AbortController();
      cancelled.abort();
      const { kim, views } = opened;
      const aborted = { name: 'AbortError' };
      await expect(kim.all(cancelled.signal)).rejects.toMatchObject(aborted);
      await expect(kim.one(nextId(), cancelled.signal)).rejects.toMatchObject(aborted);
      await expect(kim.join([], NOTHING_KNOWN, cancelled.signal)).rejects.toMatchObject(aborted);
      const code = 'a-checklist-that-nobody-shared';
      await expect(views.of(code, cancelled.signal)).rejects.toMatchObject(aborted);
    });

    test('asks who is not signed in to log in', async () => {
      const { visitor } = opened;
      const one = titled('손님');
      const calls = [
        visitor.all(),
        visitor.one(one.id),
        visitor.put(one),
        visitor.remove(one.id),
        visitor.join([one], NOTHING_KNOWN),
        visitor.share(one.id, 7, NONE),
        visitor.withdraw(one.id),
      ];
      for (const call of calls) await expect(call).rejects.toMatchObject(UNAUTHORIZED);
    });
  });
}
