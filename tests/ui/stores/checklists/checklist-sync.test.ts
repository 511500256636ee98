import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, isAheadOf, stampsOf, STORAGE_KEY, withEntry, withField } from '#core';
import { ChecklistDevice, ChecklistServer, shot } from '../../support/checklist-device';
import { stopAfterwards } from '../../support/started';

const DAY_MS = 86_400_000;
const BATH = { room: 'BATH', item: 'bath-mould' };

/** A device whose checklists are read, and whose clock is so far off. */
async function device(member: string | null, server = new ChecklistServer(), offMs = 0) {
  const made = new ChecklistDevice(server);
  made.offMs = offMs;
  return made.start(member);
}
const titleOf = ({ store }: ChecklistDevice, id: string) => store.one(id)?.checklist.title?.value;
const entitle = ({ store }: ChecklistDevice, id: string, title: string) =>
  store.change(id, (on, at) => withField(on, 'title', title, at));
const grade = ({ store }: ChecklistDevice, id: string, value: 'GOOD' | 'BAD') =>
  store.change(id, (on, at) => withEntry(on, BATH, 'grade', value, at));

describe('what is sent by itself', () => {
  it('asks nobody to log in, rests, and goes once the member is there again', async () => {
    const phone = await device('7');
    phone.failure = new AppError('unauthorized');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.sync.run();
    expect(phone.pressed).toEqual([]);
    expect([phone.store.sync.needsLogin, phone.store.waitingForLogin]).toEqual([true, 1]);
    const one = phone.store.one(id);
    expect(one && phone.store.stateOf(one)).toBe('HERE');
    phone.signIn(null);
    await when(() => phone.store.own !== null && phone.store.waitingForLogin === 1);
    expect(phone.store.shown).toEqual([]);
    phone.failure = null;
    phone.signIn('7');
    await when(() => phone.store.own !== null && phone.store.unsent === 0);
    expect(phone.store.waitingForLogin).toBe(0);
    expect(await phone.server.checklists.all()).toHaveLength(1);
  });

  it('asks no more while it rests, whatever is written', async () => {
    const phone = await device('7');
    phone.failure = new AppError('unauthorized');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.sync.run();
    const asked = phone.asked.length;
    await entitle(phone, id, '언덕 위 하얀 집');
    await phone.store.sync.settled();
    expect(phone.asked).toHaveLength(asked);
  });

  it('lets a press for a link ask for the login', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    phone.failure = new AppError('unauthorized');
    const choice = { address: false, name: false, tel: false };
    await expect(phone.store.sync.share(id, 7, choice)).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect(phone.pressed).toEqual(['share']);
  });

  it('is known to any page of the device until the server has it', async () => {
    const phone = await device('7');
    const flag = () => phone.local.read(STORAGE_KEY.UNSENT_CHECKLISTS);
    expect(flag()).toBeNull();
    phone.failure = new AppError('offline');
    await entitle(phone, phone.store.newId(), '언덕 위 집');
    expect(flag()).toBe('{"7":1}');
    phone.back();
    await when(() => phone.store.unsent === 0);
    expect(flag()).toBeNull();
  });
});

describe('a clock that is days off', () => {
  it('loses nothing where it is three days ahead: its stamps are brought back and sent', async () => {
    const server = new ChecklistServer();
    const tablet = await device('7', server);
    const id = tablet.store.newId();
    await entitle(tablet, id, '언덕 위 집');
    await tablet.store.sync.run();
    const phone = new ChecklistDevice(server);
    phone.offMs = 3 * DAY_MS;
    phone.failure = new AppError('offline');
    phone.signIn('7');
    phone.store.start();
    stopAfterwards(() => {
      phone.store.stop();
    });
    await when(() => phone.store.own !== null);
    await grade(phone, id, 'BAD');
    const own = phone.store.newId();
    await entitle(phone, own, '지하 집');
    await phone.store.addPhoto(own, BATH, shot());
    phone.back();
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 0);
    expect(phone.store.sync.refusal).toBeNull();
    await tablet.store.sync.run();
    await when(() => tablet.store.shown?.length === 2);
    expect(titleOf(tablet, own)).toBe('지하 집');
    expect(tablet.store.one(own)?.checklist.photos).toHaveLength(1);
    expect(tablet.store.one(id)?.checklist.entries[0]?.grade?.value).toBe('BAD');
    const stamps = (await server.checklists.all()).flatMap(({ checklist }) => stampsOf(checklist));
    expect(stamps.filter((stamp) => isAheadOf(server.clock.now(), stamp))).toEqual([]);
  });

  it('wins over nobody who writes later, once it was ahead', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server, 3 * DAY_MS);
    const id = phone.store.newId();
    await grade(phone, id, 'BAD');
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 0);
    const tablet = await device('7', server);
    server.clock.advance(1000);
    await grade(tablet, id, 'GOOD');
    await tablet.store.sync.run();
    await phone.store.sync.run();
    await when(() => phone.store.one(id)?.checklist.entries[0]?.grade?.value === 'GOOD');
    // Its own clock is known to be off from now on: nothing more is refused.
    phone.asked.length = 0;
    await entitle(phone, id, '언덕 위 집');
    await phone.store.sync.run();
    expect(phone.asked.filter((name) => name === 'join')).toHaveLength(1);
    expect((await server.checklists.one(id))?.checklist.title?.value).toBe('언덕 위 집');
  });

  it('loses to nobody who wrote before, where it is three days behind', async () => {
    const server = new ChecklistServer();
    const tablet = await device('7', server);
    const id = tablet.store.newId();
    await grade(tablet, id, 'GOOD');
    await tablet.store.sync.run();
    const phone = await device('7', server, -3 * DAY_MS);
    phone.failure = new AppError('offline');
    await entitle(tablet, id, '언덕 위 집');
    await tablet.store.sync.run();
    server.clock.advance(1000);
    // Written without having seen the other title, and after it.
    await entitle(phone, id, '언덕 위 하얀 집');
    await grade(phone, id, 'BAD');
    phone.back();
    await phone.store.sync.run();
    await tablet.store.sync.run();
    for (const one of [phone, tablet]) {
      await when(() => titleOf(one, id) === '언덕 위 하얀 집');
      expect(one.store.one(id)?.checklist.entries[0]?.grade?.value).toBe('BAD');
    }
  });
});

describe('photos of another device', () => {
  it('are kept here, and there without a network', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server);
    const id = phone.store.newId();
    await phone.store.addPhoto(id, BATH, shot(9));
    await phone.store.sync.run();
    const tablet = await device('7', server);
    const [photo] = tablet.store.one(id)?.checklist.photos ?? [];
    tablet.failure = new AppError('offline');
    expect((await tablet.store.photo(photo?.id ?? ''))?.size).toBe(9);
    const asked = tablet.asked.length;
    tablet.back();
    await tablet.store.sync.run();
    expect(tablet.asked.slice(asked)).not.toContain('content');
  });

  it('are asked for again by another link, where theirs has ended', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server);
    const id = phone.store.newId();
    await phone.store.addPhoto(id, BATH, shot(9));
    await phone.store.sync.run();
    const tablet = new ChecklistDevice(server);
    const [there] = await server.checklists.all();
    if (there === undefined) throw new Error('The server has none.');
    const pictures = there.pictures.map((one) => ({ ...one, large: '/ended.jpg' }));
    await tablet.kept.hear('7', { ...there, pictures }, null);
    await tablet.start();
    expect(await tablet.kept.photos('7')).toHaveLength(1);
    expect(tablet.asked).toContain('one');
  });

  it('stay where they are on a device that has no room, and nothing else suffers', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server);
    const id = phone.store.newId();
    await phone.store.addPhoto(id, BATH, shot(9));
    await phone.store.sync.run();
    const tablet = new ChecklistDevice(server);
    const [there] = await server.checklists.all();
    if (there === undefined) throw new Error('The server has none.');
    await tablet.kept.hear('7', there, null);
    tablet.kept.refusal = 'full';
    await tablet.start();
    expect(await tablet.kept.photos('7')).toEqual([]);
    expect([tablet.store.sync.isWaiting, tablet.store.trouble]).toEqual([false, null]);
  });
});

describe('a logout', () => {
  it('leaves nothing of the member on the device, not even what was on its way', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.addPhoto(id, BATH, shot());
    void phone.store.sync.run();
    phone.local.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
    phone.signIn(null);
    await phone.store.letGo();
    expect(await phone.kept.all('7')).toEqual([]);
    expect(await phone.kept.photos('7')).toEqual([]);
    expect(phone.local.read(STORAGE_KEY.UNSENT_CHECKLISTS)).toBeNull();
    await when(() => phone.store.own !== null);
    expect([phone.store.shown, phone.store.waitingForLogin]).toEqual([[], 0]);
  });
});
