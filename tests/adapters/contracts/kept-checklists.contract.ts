import { beforeEach, expect, it } from 'vitest';
import {
  hybridStampAt,
  isChecklistRemoved,
  isUnsent,
  newChecklist,
  uuidV7,
  withEntry,
  withField,
  withPhoto,
  withoutChecklist,
  withoutPhoto,
  type Checklist,
  type KeptChecklist,
  type KeptChecklists,
  type PictureFile,
} from '#core';

const at = (ms: number) => hybridStampAt(ms, 'phone');
const ID = uuidV7(1_800_000_000_000, [1]);
const LATER = uuidV7(1_800_000_000_500, [2]);
const titled = (text: string, ms = 1, id = ID): Checklist =>
  withField(newChecklist(id), 'title', text, at(ms));
const withShot = (on: Checklist, id = 'shot') =>
  withPhoto(on, { id, room: 'BATH', item: 'x', pictureId: null, caption: null, removed: null });
const BACK = new Map([
  [at(900), at(4)],
  [at(901), at(5)],
]);
const answered = (checklist: Checklist, revision: number): KeptChecklist => ({
  checklist,
  revision,
  share: null,
  pictures: [],
});
const BYTES = new Uint8Array([1, 2, 3, 250]);
const file: PictureFile = {
  size: BYTES.length,
  type: 'image/jpeg',
  arrayBuffer: () => Promise.resolve(BYTES.buffer),
};
const bytesOf = async (kept: KeptChecklists, owner: string, id: string) => {
  const found = await kept.photo(owner, id);
  return found && { type: found.type, bytes: [...new Uint8Array(await found.arrayBuffer())] };
};

/** What every {@link KeptChecklists} promises; `open` answers an empty one. */
export function keepsChecklists(open: () => KeptChecklists): void {
  let kept: KeptChecklists;
  beforeEach(() => {
    kept = open();
  });
  const found = async (owner: string) => {
    const one = await kept.one(owner, ID);
    if (one === null) throw new Error('It is not kept.');
    return one;
  };
  const titles = async (owner: string) =>
    (await kept.all(owner))?.map(({ checklist }) => checklist.title?.value);

  it('has none at first', async () => {
    expect(await kept.all('')).toEqual([]);
    expect(await kept.one('', ID)).toBeNull();
    expect(await kept.photo('', 'shot')).toBeNull();
    expect(await kept.photos('')).toEqual([]);
  });

  it('keeps them, the latest begun first', async () => {
    await kept.change('', titled('먼저'));
    await kept.change('', titled('나중', 1, LATER));
    expect(await titles('')).toEqual(['나중', '먼저']);
    expect((await kept.one('', ID))?.checklist).toEqual(titled('먼저'));
  });

  it('merges what is written into what is there, by field', async () => {
    const base = titled('집');
    await kept.change('', withEntry(base, { room: 'BATH', item: 'x' }, 'grade', 'BAD', at(5)));
    await kept.change('', withField(base, 'note', '또 볼 집', at(4)));
    const { checklist } = await found('');
    expect(checklist.entries[0]?.grade?.value).toBe('BAD');
    expect(checklist.note?.value).toBe('또 볼 집');
  });

  it('loses nothing of writes that begin at the same time', async () => {
    const acts = ['title', 'note'] as const;
    await Promise.all(
      acts.map((name, n) => kept.change('', withField(newChecklist(ID), name, name, at(n + 1)))),
    );
    const one = await found('');
    expect([one.checklist.title?.value, one.checklist.note?.value]).toEqual(['title', 'note']);
    expect(one.changes).toBe(2);
  });

  it('knows what the server lacks', async () => {
    await kept.change('7', titled('집'));
    expect(isUnsent(await found('7'))).toBe(true);
    const { changes } = await found('7');
    await kept.change('7', titled('새 집', 2));
    await kept.hear('7', answered(titled('집'), 3), changes);
    expect(isUnsent(await found('7'))).toBe(true);
    await kept.hear('7', answered(titled('새 집', 2), 4), changes + 1);
    const one = await found('7');
    expect([isUnsent(one), one.revision, one.checklist.title?.value]).toEqual([false, 4, '새 집']);
  });

  it('keeps what it only heard of, and nothing of that is unsent', async () => {
    await kept.hear('7', answered(titled('다른 휴대폰'), 1), null);
    expect(isUnsent(await found('7'))).toBe(false);
    expect(await titles('7')).toEqual(['다른 휴대폰']);
  });

  it('counts anew from an older revision where the server was told of a later one', async () => {
    await kept.hear('7', answered(titled('나중', 2), 5), null);
    await kept.hear('7', answered(titled('집'), 1), null);
    expect((await found('7')).revision).toBe(5);
    await kept.hear('7', answered(titled('집'), 1), null, 5);
    const one = await found('7');
    expect([one.revision, one.checklist.title?.value, isUnsent(one)]).toEqual([1, '나중', true]);
  });

  it('keeps owners apart', async () => {
    await kept.change('7', titled('내 집'));
    await kept.keepPhoto('7', { id: 'shot', checklist: ID }, file);
    expect(await kept.all('')).toEqual([]);
    expect(await kept.one('8', ID)).toBeNull();
    expect(await kept.photo('8', 'shot')).toBeNull();
    expect(await kept.photos('8')).toEqual([]);
  });

  it('keeps photos whole', async () => {
    expect(await kept.keepPhoto('', { id: 'shot', checklist: ID }, file)).toEqual({
      ok: true,
      value: true,
    });
    expect(await bytesOf(kept, '', 'shot')).toEqual({ type: 'image/jpeg', bytes: [1, 2, 3, 250] });
    expect(await kept.photos('')).toEqual([{ id: 'shot', checklist: ID }]);
  });

  it('lets a photo go once a person removed it, or its checklist', async () => {
    for (const id of ['shot', 'other']) await kept.keepPhoto('', { id, checklist: ID }, file);
    const two = withShot(withShot(titled('집')), 'other');
    await kept.change('', two);
    await kept.change('', withoutPhoto(two, 'shot', at(9)));
    expect(await kept.photo('', 'shot')).toBeNull();
    expect(await kept.photo('', 'other')).not.toBeNull();
    await kept.change('', withoutChecklist(two, at(10)));
    expect(isChecklistRemoved((await found('')).checklist)).toBe(true);
    expect(await kept.photos('')).toEqual([]);
  });

  it('gives what a visitor has to the member whom they become, merged with theirs', async () => {
    await kept.change('', withShot(titled('방문자가 쓴 집')));
    await kept.change('', titled('또 하나', 1, LATER));
    await kept.keepPhoto('', { id: 'shot', checklist: ID }, file);
    await kept.hear('7', answered(withField(newChecklist(ID), 'note', '적은 것', at(2)), 5), null);
    await kept.takeOver('', '7');
    await kept.takeOver('', '7');
    expect(await kept.all('')).toEqual([]);
    expect(await titles('7')).toEqual(['또 하나', '방문자가 쓴 집']);
    const one = await found('7');
    expect([one.checklist.note?.value, isUnsent(one)]).toEqual(['적은 것', true]);
    expect(await bytesOf(kept, '7', 'shot')).toEqual({ type: 'image/jpeg', bytes: [1, 2, 3, 250] });
    expect(await kept.photo('', 'shot')).toBeNull();
  });

  it('takes nothing over that the visitor deleted', async () => {
    await kept.change('', titled('집'));
    await kept.change('', withoutChecklist(titled('집'), at(9)));
    await kept.takeOver('', '7');
    expect(await kept.all('7')).toEqual([]);
  });

  it('stamps anew what was stamped ahead, to be sent once more, and leaves the rest', async () => {
    const ahead = withField(titled('빠른 시계', 900), 'note', '함께 적은 것', at(901));
    await kept.change('7', ahead);
    await kept.hear('7', answered(titled('그대로', 3, LATER), 1), null);
    await kept.change('', titled('다른 사람의 집', 900));
    const seen: string[] = [];
    const restamped = await kept.restamp('7', (stamps) => {
      seen.push(...stamps);
      return (one) => BACK.get(one) ?? one;
    });
    expect(restamped).toEqual({ ok: true, value: true });
    expect(seen.toSorted()).toEqual([at(3), at(900), at(901)]);
    const one = await found('7');
    expect([one.checklist.title?.value, one.checklist.note?.value]).toEqual([
      '빠른 시계',
      '함께 적은 것',
    ]);
    expect([one.checklist.title?.at, one.checklist.note?.at]).toEqual([at(4), at(5)]);
    expect([one.changes, isUnsent(one)]).toEqual([2, true]);
    const other = await kept.one('7', LATER);
    expect(other && isUnsent(other)).toBe(false);
    expect((await found('')).checklist).toEqual(titled('다른 사람의 집', 900));
  });

  it('forgets everything of other members, and nothing else', async () => {
    for (const owner of ['7', '8', '9']) {
      await kept.change(owner, titled(`${owner}의 집`));
      await kept.keepPhoto(owner, { id: 'shot', checklist: ID }, file);
    }
    await kept.change('', titled('방문자의 집'));
    expect(await kept.forgetOthers('8')).toEqual({ ok: true, value: true });
    for (const gone of ['7', '9'])
      expect([await kept.all(gone), await kept.photos(gone)]).toEqual([[], []]);
    expect(await titles('8')).toEqual(['8의 집']);
    expect(await kept.photos('8')).toHaveLength(1);
    expect(await titles('')).toEqual(['방문자의 집']);
    await kept.forgetOthers('');
    expect(await kept.all('8')).toEqual([]);
    expect(await titles('')).toEqual(['방문자의 집']);
  });

  it('says that there is room', async () => {
    expect(await kept.hasRoomFor(1000)).toBe(true);
  });

  it('tells those who watch, until they stop', async () => {
    let told = 0;
    const stop = kept.watch(() => {
      told += 1;
    });
    await kept.change('', titled('집'));
    expect(told).toBe(1);
    stop();
    await kept.change('', titled('집', 2));
    expect(told).toBe(1);
  });
}
