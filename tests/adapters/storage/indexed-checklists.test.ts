import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { hybridStampAt, newChecklist, uuidV7, withField, type PictureFile } from '#core';
import type { ChecklistWorld } from '../../../src/adapters/storage/checklists/database';
import { IndexedChecklists } from '../../../src/adapters/storage/checklists/indexed-checklists';
import { keepsChecklists } from '../contracts/kept-checklists.contract';

const world = (more: Partial<ChecklistWorld> = {}): ChecklistWorld => {
  const factory = new IDBFactory();
  return { factory: () => factory, storage: () => null, channel: null, ...more };
};
const one = withField(
  newChecklist(uuidV7(1_800_000_000_000, [1])),
  'title',
  '집',
  hybridStampAt(1, 'phone'),
);
const file: PictureFile = {
  size: 4,
  type: 'image/jpeg',
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(4)),
};

/** The same device once it is full: whatever is written is refused. */
function withoutRoom({ factory, ...rest }: ChecklistWorld): ChecklistWorld {
  const database = factory() ?? new IDBFactory();
  const open = (name: string, version?: number) => {
    const request = database.open(name, version);
    request.addEventListener('success', () => {
      const { result } = request;
      const begin = result.transaction.bind(result);
      result.transaction = (...asked) => {
        const transaction = begin(...asked);
        const store = transaction.objectStore.bind(transaction);
        transaction.objectStore = (named) =>
          Object.assign(store(named), {
            put: () => {
              throw new DOMException('There is no room.', 'QuotaExceededError');
            },
          });
        return transaction;
      };
    });
    return request;
  };
  return { ...rest, factory: () => Object.assign(Object.create(database) as IDBFactory, { open }) };
}

describe('checklists in IndexedDB', () => {
  keepsChecklists(() => new IndexedChecklists(world()));

  it('are there after the page was closed', async () => {
    const same = world();
    await new IndexedChecklists(same).change('', one);
    expect((await new IndexedChecklists(same).all(''))?.map(({ checklist }) => checklist)).toEqual([
      one,
    ]);
  });

  it('are told as kept nowhere where the browser forbids that', async () => {
    const kept = new IndexedChecklists(world({ factory: () => null }));
    expect(await kept.all('')).toBeNull();
    expect(await kept.change('', one)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await kept.keepPhoto('', { id: 'a', checklist: one.id }, file)).toEqual({
      ok: false,
      reason: 'forbidden',
    });
    expect(await kept.forgetOthers('')).toEqual({ ok: false, reason: 'forbidden' });
  });

  it('are tried again once the browser allows it', async () => {
    const factory = new IDBFactory();
    let isAllowed = false;
    const kept = new IndexedChecklists(
      world({
        factory: () => {
          if (!isAllowed) throw new DOMException('no', 'SecurityError');
          return factory;
        },
      }),
    );
    expect((await kept.change('', one)).ok).toBe(false);
    isAllowed = true;
    expect((await kept.change('', one)).ok).toBe(true);
  });

  it('say that the device is full, and keep what was there', async () => {
    const same = world();
    await new IndexedChecklists(same).change('', one);
    const full = withoutRoom(same);
    expect(await new IndexedChecklists(full).change('', { ...one, title: null })).toEqual({
      ok: false,
      reason: 'full',
    });
    expect((await new IndexedChecklists(same).one('', one.id))?.checklist).toEqual(one);
  });

  it('ask the browser once not to clear them away', async () => {
    let asked = 0;
    const kept = new IndexedChecklists(
      world({
        storage: () => ({
          persist: () => {
            asked += 1;
            return Promise.resolve(true);
          },
          estimate: () => Promise.resolve({ quota: 100, usage: 90 }),
        }),
      }),
    );
    await kept.change('', one);
    await kept.change('', one);
    expect(asked).toBe(1);
    expect([await kept.hasRoomFor(5), await kept.hasRoomFor(50)]).toEqual([true, false]);
  });

  it('are heard of in the other tab', async () => {
    const same = world({ channel: (name) => new BroadcastChannel(name) });
    const [here, there] = [new IndexedChecklists(same), new IndexedChecklists(same)];
    const stopHere = here.watch(() => undefined);
    const told = new Promise<void>((heard) => {
      there.watch(heard);
    });
    await here.change('', one);
    await told;
    expect((await there.one('', one.id))?.checklist).toEqual(one);
    stopHere();
  });
});
