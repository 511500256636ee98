import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, CHECKLIST_LIMITS, MOST_JOINED, STORAGE_KEY, withField } from '#core';
import { ChecklistDevice, ChecklistServer } from '../../support/checklist-device';

/** More than the server takes. */
const TOO_LONG = '가'.repeat(CHECKLIST_LIMITS.note + 1);

async function device(server = new ChecklistServer()) {
  const made = new ChecklistDevice(server);
  return made.start();
}
const write = async (
  { store }: ChecklistDevice,
  field: 'title' | 'note',
  text: string,
  id = store.newId(),
) => {
  await store.change(id, (on, at) => withField(on, field, text, at));
  return id;
};
const stateOf = ({ store }: ChecklistDevice, id: string) => {
  const one = store.one(id);
  return one && store.stateOf(one);
};
const reasonOf = ({ store }: ChecklistDevice, id: string) => {
  const one = store.one(id);
  return one && store.sync.refusalOf(one)?.message;
};
const joins = ({ asked }: ChecklistDevice) => asked.filter((name) => name === 'join').length;

describe('a checklist that the server refuses', () => {
  it('holds up none of the others, and says why', async () => {
    const phone = await device();
    const first = await write(phone, 'title', '언덕 위 집');
    const wrong = await write(phone, 'note', TOO_LONG);
    const last = await write(phone, 'title', '지하 집');
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 1);
    expect([first, wrong, last].map((id) => stateOf(phone, id))).toEqual([
      'SAVED',
      'REFUSED',
      'SAVED',
    ]);
    expect(reasonOf(phone, wrong)).toContain(`${String(CHECKLIST_LIMITS.note)}자`);
    expect([phone.store.sync.refusal, phone.store.sync.isWaiting]).toEqual([null, false]);
    const there = await phone.server.checklists.all();
    expect(there.map(({ checklist }) => checklist.id).sort()).toEqual([first, last].sort());
    // It is still known to any page that this device has something that nobody else has.
    expect(phone.local.read(STORAGE_KEY.UNSENT_CHECKLISTS)).toBe('{"7":1}');
    expect((await phone.kept.one('7', wrong))?.checklist.note?.value).toBe(TOO_LONG);
  });

  it('is not sent again until it changes, and what others wrote comes meanwhile', async () => {
    const server = new ChecklistServer();
    const phone = await device(server);
    const wrong = await write(phone, 'note', TOO_LONG);
    await phone.store.sync.run();
    const tablet = await device(server);
    const other = await write(tablet, 'title', '지하 집');
    await tablet.store.sync.run();
    const asked = joins(phone);
    await phone.store.sync.run();
    await when(() => phone.store.one(other) !== null);
    expect(joins(phone)).toBe(asked + 1);
    expect(stateOf(phone, wrong)).toBe('REFUSED');
    server.clock.advance(1_000);
    await write(phone, 'note', '짧아요', wrong);
    await phone.store.sync.run();
    await when(() => stateOf(phone, wrong) === 'SAVED');
    expect((await server.checklists.one(wrong))?.checklist.note?.value).toBe('짧아요');
  });

  it('lets more than one batch by', async () => {
    const phone = await device();
    const wrong = await write(phone, 'note', TOO_LONG);
    for (let count = 0; count < 2 * MOST_JOINED; count += 1) await write(phone, 'title', '집');
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 1);
    expect(await phone.server.checklists.all()).toHaveLength(2 * MOST_JOINED);
    expect(stateOf(phone, wrong)).toBe('REFUSED');
  });

  it('goes once there is room again, where it was one too many', async () => {
    const phone = await device();
    const old = await write(phone, 'title', '옛집');
    for (let count = 1; count < CHECKLIST_LIMITS.checklists; count += 1)
      await write(phone, 'title', '집');
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 0);
    const more = await write(phone, 'title', '하나 더');
    await phone.store.sync.run();
    await when(() => stateOf(phone, more) === 'REFUSED');
    await phone.store.remove(old);
    await phone.store.sync.run();
    await when(() => stateOf(phone, more) === 'SAVED');
  });

  it('goes once another device made room, where both begun more than a member may have', async () => {
    const server = new ChecklistServer();
    const phone = await device(server);
    const tablet = await device(server);
    const half = CHECKLIST_LIMITS.checklists / 2 + 10;
    const old = await write(phone, 'title', '옛집');
    for (let count = 1; count < half; count += 1) await write(phone, 'title', '집');
    for (let count = 0; count < half; count += 1) await write(tablet, 'title', '다른 집');
    await phone.store.sync.run();
    await tablet.store.sync.run();
    await when(() => tablet.store.unsent === 20);
    expect(await server.checklists.all()).toHaveLength(CHECKLIST_LIMITS.checklists);
    server.clock.advance(1_000);
    await phone.store.remove(old);
    await phone.store.sync.run();
    await tablet.store.sync.run();
    await when(() => tablet.store.unsent === 19);
    expect(await server.checklists.all()).toHaveLength(CHECKLIST_LIMITS.checklists);
    const asked = joins(tablet);
    await tablet.store.sync.run();
    expect(joins(tablet)).toBe(asked + 1);
  });

  it('goes when its member says so', async () => {
    const phone = await device();
    const id = await write(phone, 'title', '언덕 위 집');
    phone.failure = new AppError('refused', '지금은 받지 않아요.', null, 403);
    await phone.store.sync.run();
    expect(stateOf(phone, id)).toBe('REFUSED');
    phone.failure = null;
    await phone.store.sync.again(id);
    await when(() => stateOf(phone, id) === 'SAVED');
  });

  it('is none where the network, the session or the server failed: all of it goes later', async () => {
    for (const kind of ['offline', 'unauthorized', 'too-many', 'server'] as const) {
      const phone = await device();
      const ids = [await write(phone, 'title', '가'), await write(phone, 'title', '나')];
      phone.failure = new AppError(kind);
      const asked = joins(phone);
      await phone.store.sync.run();
      expect(joins(phone)).toBe(asked + 1);
      expect(ids.map((id) => stateOf(phone, id))).toEqual(['HERE', 'HERE']);
      phone.failure = null;
      await phone.store.sync.run();
      await when(() => phone.store.unsent === 0);
    }
  });

  it('is none where the server refuses whatever is sent: that is said once, of all', async () => {
    const phone = await device();
    const id = await write(phone, 'title', '언덕 위 집');
    await phone.store.sync.run();
    await when(() => stateOf(phone, id) === 'SAVED');
    phone.failure = new AppError('refused', '413 Error', null, 413);
    const asked = joins(phone);
    await phone.store.sync.run();
    expect(joins(phone)).toBe(asked + 1);
    expect(phone.store.sync.refusal?.status).toBe(413);
    expect(stateOf(phone, id)).toBe('SAVED');
  });
});
