import { describe, expect, it } from 'vitest';
import {
  AppError,
  DEAL_STATUS,
  DIRECT_SORT,
  EMPTY_DIRECT_FILTER,
  LISTED_KIND,
  type Author,
  type DirectListQuery,
} from '#core';
import { MemoryBlocks } from '../../../src/adapters/memory/community/memory-blocks';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { MemoryDirectDeals } from '../../../src/adapters/memory/deals/memory-direct-deals';
import { MemoryOwnDeals } from '../../../src/adapters/memory/deals/memory-own-deals';
import { directDraft } from '../../support/direct-drafts';
import { MovingClock } from '../../support/moving-clock';

const DAY_MS = 86_400_000;
const LISTED = { kind: LISTED_KIND.word, text: '오픈채팅방초대', rule: '먼저 살펴봐요.' };

const EVERYTHING: DirectListQuery = {
  bounds: null,
  filter: EMPTY_DIRECT_FILTER,
  sort: DIRECT_SORT.newest,
  limit: 30,
  cursor: null,
};

function stage() {
  const clock = new MovingClock();
  const community = new MemoryCommunity({ clock, listed: [LISTED] });
  const deals = new MemoryDeals({ community });
  const portsOf = (author: Author | null) => ({
    directs: new MemoryDirectDeals(deals, () => author),
    own: new MemoryOwnDeals(deals, () => author),
    blocks: new MemoryBlocks(community, () => author),
  });
  const member = (id: string) => {
    const author = { id, nickname: id, image: '' };
    community.members.set(id, author);
    return portsOf(author);
  };
  const [kim, lee] = [member('kim'), member('lee')];
  return { clock, deals, kim, lee, visitor: portsOf(null) };
}

const failure = (promise: Promise<unknown>) => promise.then(String, (error: unknown) => error);
const idsOf = async ({ directs }: ReturnType<typeof stage>['kim'], query = EVERYTHING) =>
  (await directs.list(query)).items.map(({ id }) => id);

describe('deals in memory', () => {
  it('are written once for a key, and by members alone', async () => {
    const { deals, kim, visitor } = stage();
    const first = await kim.directs.write(directDraft(), 'a');
    expect(await kim.directs.write(directDraft(), 'a')).toEqual(first);
    expect(deals.kept).toHaveLength(1);
    expect(await failure(visitor.directs.write(directDraft(), 'b'))).toMatchObject({
      kind: 'unauthorized',
    });
  });

  it('refuse a draft by the field that is wrong', async () => {
    const { kim } = stage();
    const wrong = kim.directs.write(directDraft({ pictureIds: [] }), 'a');
    const error = await failure(wrong);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind: 'refused', field: 'pictureIds' });
  });

  it('tell nobody but the owner where a room really is', async () => {
    const { kim, visitor } = stage();
    const own = await kim.directs.write(directDraft(), 'a');
    expect(own.exactPlace?.unit).toBe('3층 302호');
    const seen = await visitor.directs.one(own.id);
    if (!seen.ok) throw new Error(seen.reason);
    expect(seen.value.exactPlace).toBeNull();
    expect([seen.value.lat, seen.value.lng]).not.toEqual([37.48425, 126.92971]);
    expect(JSON.stringify(seen.value)).not.toMatch(/302호|신림로 340/);
  });

  it('leave every list a week after nobody confirmed them, and come back', async () => {
    const { clock, kim, visitor } = stage();
    const { id } = await kim.directs.write(directDraft(), 'a');
    clock.advance(7 * DAY_MS);
    expect(await idsOf(visitor)).toEqual([]);
    expect(await visitor.directs.one(id)).toEqual({ ok: false, reason: 'ended' });
    expect(await visitor.directs.some([id])).toEqual([]);
    expect(await kim.directs.one(id)).toMatchObject({ value: { status: DEAL_STATUS.HIDDEN } });
    await kim.own.confirm(id);
    expect(await idsOf(visitor)).toEqual([id]);
    clock.advance(37 * DAY_MS);
    expect(await failure(kim.own.confirm(id))).toMatchObject({ kind: 'refused' });
  });

  it('stay over once they are done, and gone once they are deleted', async () => {
    const { kim, lee, visitor } = stage();
    const { id } = await kim.directs.write(directDraft(), 'a');
    expect(await failure(lee.own.setStatus(id, 'DONE'))).toMatchObject({ kind: 'refused' });
    await kim.own.setStatus(id, DEAL_STATUS.RESERVED);
    expect(await idsOf(visitor)).toEqual([id]);
    await kim.own.setStatus(id, DEAL_STATUS.DONE);
    expect(await failure(kim.own.setStatus(id, 'OPEN'))).toMatchObject({ kind: 'refused' });
    await kim.own.remove(id);
    await kim.own.remove(id);
    expect(await kim.directs.one(id)).toEqual({ ok: false, reason: 'ended' });
    expect(await failure(kim.own.confirm(id))).toMatchObject({ kind: 'not-found' });
  });

  it('are opened again, confirmed, by the status', async () => {
    const { clock, kim, visitor } = stage();
    const { id } = await kim.directs.write(directDraft(), 'a');
    await kim.own.setStatus(id, DEAL_STATUS.HIDDEN);
    expect(await idsOf(visitor)).toEqual([]);
    clock.advance(6 * DAY_MS);
    await kim.own.setStatus(id, DEAL_STATUS.OPEN);
    clock.advance(6 * DAY_MS);
    expect(await idsOf(visitor)).toEqual([id]);
  });

  it('keep those apart who blocked each other', async () => {
    const { kim, lee } = stage();
    const { id } = await kim.directs.write(directDraft(), 'a');
    await kim.blocks.block('lee');
    expect(await idsOf(lee)).toEqual([]);
    expect(await lee.directs.one(id)).toEqual({ ok: false, reason: 'none' });
    expect(await failure(lee.own.remove(id))).toMatchObject({ kind: 'not-found' });
  });

  it('hold what has a listed word, from all but its author', async () => {
    const { kim, visitor } = stage();
    const draft = directDraft({ description: '오픈채팅방 초대해 드려요. 방은 밝고 조용해요.' });
    const held = await kim.directs.write(draft, 'a');
    expect(held.hold).toMatchObject({ state: 'HELD', reason: LISTED.rule });
    expect(await visitor.directs.one(held.id)).toEqual({ ok: false, reason: 'none' });
    expect(await idsOf(kim)).toEqual([held.id]);
  });

  it('change by their author, whose party stays', async () => {
    const { kim } = stage();
    const { id } = await kim.directs.write(directDraft(), 'a');
    const landlord = directDraft({ offerer: { party: 'LAND_LORD' } });
    expect(await failure(kim.directs.change(id, landlord, 'b'))).toMatchObject({
      kind: 'refused',
      field: 'offerer.party',
    });
    const changed = await kim.directs.change(id, directDraft({ monthly: 40 }), 'c');
    expect(changed).toMatchObject({ monthly: 40, editedAt: expect.any(String) as string });
  });

  it('are answered page by page in their order, each once', async () => {
    const { clock, kim } = stage();
    for (const monthly of [50, 30, 40, 30]) {
      await kim.directs.write(directDraft({ monthly }), `key ${clock.now()}`);
      clock.advance(1000);
    }
    const query = { ...EVERYTHING, sort: DIRECT_SORT.price, limit: 3 };
    const first = await kim.directs.list(query);
    const second = await kim.directs.list({ ...query, cursor: first.next });
    expect(first.total).toBe(4);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['4', '2', '3', '1']);
    expect(second.next).toBeNull();
    const cheap = { ...EMPTY_DIRECT_FILTER, monthly: { from: null, to: 35 } };
    expect(await idsOf(kim, { ...EVERYTHING, filter: cheap })).toEqual(['4', '2']);
  });
});
