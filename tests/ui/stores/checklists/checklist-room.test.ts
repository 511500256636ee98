import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import {
  hybridStampAt,
  MOST_JOINED,
  newChecklist,
  STORAGE_KEY,
  uuidV7,
  withField,
  withoutChecklist,
} from '#core';
import { ChecklistDevice, ChecklistServer, NOW, shot } from '../../support/checklist-device';

const idOf = (n: number) => uuidV7(NOW - 1_000_000 + n, [n]);
const titled = (n: number, title: string, before = 9000) =>
  withField(newChecklist(idOf(n)), 'title', title, hybridStampAt(NOW - before, 'tablet'));
/** More than are answered at once. */
const MANY = Array.from({ length: 2 * MOST_JOINED + 5 }, (_, n) => n);

const joinsOf = ({ asked }: ChecklistDevice) => asked.filter((name) => name === 'join').length;

describe('a server that forgot what it had', () => {
  it('is not asked for the same without end, and hears again what it lacks', async () => {
    const server = new ChecklistServer();
    const phone = new ChecklistDevice(server);
    for (const n of MANY) {
      await server.checklists.put(titled(n, '옛 이름'));
      const newer = { checklist: titled(n, '새 이름', 10), revision: 9, share: null, pictures: [] };
      await phone.kept.hear('7', newer, null);
    }
    await phone.start();
    await when(() => phone.store.unsent === 0);
    const titles = (await server.checklists.all()).map(({ checklist }) => checklist.title?.value);
    expect(new Set(titles)).toEqual(new Set(['새 이름']));
    const asked = joinsOf(phone);
    await phone.store.sync.run();
    expect(joinsOf(phone)).toBe(asked + 1);
  });
});

describe('a device without room for what the server has', () => {
  it('says so, sends what it has all the same, and keeps the rest once there is room', async () => {
    const server = new ChecklistServer();
    for (const n of MANY) await server.checklists.put(titled(n, '다른 기기의 집'));
    const phone = new ChecklistDevice(server);
    const own = MANY.map((n) => n + 100);
    for (const n of own) await phone.kept.change('7', titled(n, '여기서 쓴 집'));
    phone.kept.refusal = 'full';
    await phone.start();
    expect([phone.store.sync.notKept, phone.store.sync.isWaiting]).toEqual(['full', true]);
    expect(await server.checklists.all()).toHaveLength(MANY.length + own.length);
    const one = phone.store.one(idOf(100));
    expect(one && phone.store.stateOf(one)).toBe('HERE');
    phone.kept.refusal = null;
    await phone.store.sync.run();
    await when(() => phone.store.shown?.length === MANY.length + own.length);
    expect([phone.store.sync.notKept, phone.store.unsent]).toEqual([null, 0]);
  });

  it('is not told of anybody else’s', async () => {
    const server = new ChecklistServer();
    await server.checklists.put(titled(1, '다른 기기의 집'));
    const phone = new ChecklistDevice(server);
    phone.kept.refusal = 'full';
    await phone.start();
    expect(phone.store.sync.notKept).toBe('full');
    phone.signIn(null);
    await when(() => phone.store.own !== null);
    expect(phone.store.sync.notKept).toBeNull();
  });
});

describe('a device without room for what was written before a login', () => {
  it('says how much is left behind and keeps it, and brings it along once there is room', async () => {
    const phone = new ChecklistDevice(new ChecklistServer());
    await phone.kept.change('', titled(1, '로그인 전에 쓴 집'));
    await phone.kept.change('', titled(2, '또 하나'));
    await phone.kept.change(
      '',
      withoutChecklist(titled(3, '지운 집'), hybridStampAt(NOW, 'tablet')),
    );
    await phone.kept.keepPhoto('', { id: 'shot', checklist: idOf(1) }, shot());
    phone.kept.refusal = 'full';
    await phone.start();
    expect(phone.store.along.left).toEqual({ count: 2, why: 'full' });
    await phone.store.takeAlong();
    expect(phone.store.along.left).toEqual({ count: 2, why: 'full' });
    phone.kept.refusal = null;
    expect(await phone.kept.all('')).toHaveLength(3);
    await phone.store.takeAlong();
    expect(phone.store.along.left).toBeNull();
    await when(() => phone.store.shown?.length === 2);
    expect(await phone.kept.photos('7')).toHaveLength(1);
    await phone.store.sync.run();
    expect(await phone.server.checklists.all()).toHaveLength(2);
    expect(phone.local.read(STORAGE_KEY.UNSENT_CHECKLISTS)).toBeNull();
  });

  it('says nothing of it to whoever logged out again: it is shown to them', async () => {
    const phone = new ChecklistDevice(new ChecklistServer());
    await phone.kept.change('', titled(1, '로그인 전에 쓴 집'));
    phone.kept.refusal = 'full';
    await phone.start();
    expect(phone.store.along.left).toEqual({ count: 1, why: 'full' });
    phone.signIn(null);
    await when(() => phone.store.shown?.length === 1);
    expect(phone.store.along.left).toBeNull();
  });

  it('says nothing where nothing was written', async () => {
    const phone = new ChecklistDevice(new ChecklistServer());
    phone.kept.refusal = 'full';
    await phone.start();
    expect(phone.store.along.left).toBeNull();
  });
});
