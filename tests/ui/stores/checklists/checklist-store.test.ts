import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { AppError, withEntry, withField, STORAGE_KEY } from '#core';
import { ChecklistDevice, ChecklistServer, NOW, shot } from '../../support/checklist-device';

const BATH = { room: 'BATH', item: 'bath-mould' };

/** A device whose checklists are read. */
async function device(member: string | null, server = new ChecklistServer()) {
  const made = new ChecklistDevice(server);
  return made.start(member);
}
const titleOf = ({ store }: ChecklistDevice, id: string) => store.one(id)?.checklist.title?.value;
const entitle = ({ store }: ChecklistDevice, id: string, title: string) =>
  store.change(id, (on, at) => withField(on, 'title', title, at));

describe('checklists of a visitor', () => {
  it('are shown at once, and kept on the device alone', async () => {
    const phone = await device(null);
    const id = phone.store.newId();
    const kept = entitle(phone, id, '언덕 위 집');
    expect(titleOf(phone, id)).toBe('언덕 위 집');
    expect(await kept).toBe(true);
    const one = phone.store.one(id);
    expect(one && phone.store.stateOf(one)).toBe('HERE');
    await phone.store.sync.run();
    expect(phone.asked).toEqual([]);
  });

  it('become the member’s at sign-in, with their photos', async () => {
    const phone = await device(null);
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.addPhoto(id, BATH, shot());
    phone.signIn('7');
    await when(() => phone.store.one(id) !== null);
    await phone.store.sync.run();
    const there = await phone.server.checklists.all();
    expect(there.map(({ checklist }) => checklist.title?.value)).toEqual(['언덕 위 집']);
    expect(there[0]?.pictures).toHaveLength(1);
    expect(await phone.kept.all('')).toEqual([]);
  });
});

describe('checklists of a member', () => {
  it('are on the other device once they were sent', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server);
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    const before = phone.store.one(id);
    expect(before && phone.store.stateOf(before)).toBe('SENDING');
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 0);
    const after = phone.store.one(id);
    expect(after && phone.store.stateOf(after)).toBe('SAVED');
    expect(titleOf(await device('7', server), id)).toBe('언덕 위 집');
  });

  it('are merged by field where two devices changed one without a network', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server);
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.sync.run();
    const tablet = await device('7', server);
    phone.failure = new AppError('offline');
    await phone.store.change(id, (on, at) => withEntry(on, BATH, 'grade', 'BAD', at));
    await phone.store.addPhoto(id, BATH, shot());
    await phone.store.sync.run();
    expect(phone.store.sync.isWaiting).toBe(true);
    await entitle(tablet, id, '언덕 위 하얀 집');
    await tablet.store.sync.run();
    phone.back();
    await phone.store.sync.run();
    await tablet.store.sync.run();
    await when(() => phone.store.unsent === 0);
    for (const one of [phone, tablet]) {
      await when(() => titleOf(one, id) === '언덕 위 하얀 집');
      const checklist = one.store.one(id)?.checklist;
      expect(checklist?.entries[0]?.grade?.value).toBe('BAD');
      expect(checklist?.photos.map(({ pictureId }) => pictureId)).toEqual(['picture-1']);
      expect(one.store.one(id)?.pictures).toHaveLength(1);
    }
  });

  it('keep a photo that the server does not take on the device', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    await phone.store.addPhoto(id, BATH, shot(4, 'text/plain'));
    await phone.store.addPhoto(id, BATH, shot());
    await phone.store.sync.run();
    await when(() => phone.store.one(id)?.pictures.length === 1);
    expect(await phone.kept.photos('7')).toHaveLength(2);
    const uploads = phone.asked.filter((name) => name === 'upload').length;
    await phone.store.sync.run();
    expect(phone.asked.filter((name) => name === 'upload')).toHaveLength(uploads);
  });

  it('stay deleted on every device', async () => {
    const server = new ChecklistServer();
    const phone = await device('7', server);
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.sync.run();
    const tablet = await device('7', server);
    server.clock.advance(1_000);
    await phone.store.remove(id);
    expect(phone.store.shown).toEqual([]);
    await phone.store.sync.run();
    await tablet.store.sync.run();
    await when(() => tablet.store.shown?.length === 0);
    expect(await server.checklists.all()).toEqual([]);
  });

  it('are nobody else’s, and gone from the device once they are forgotten', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    phone.signIn(null);
    await when(() => phone.store.own !== null && phone.store.one(id) === null);
    expect(await phone.kept.all('7')).toHaveLength(1);
    phone.local.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
    await phone.store.letGo();
    expect(await phone.kept.all('7')).toEqual([]);
    expect(phone.local.read(STORAGE_KEY.CHECKLISTS_LEFT)).toBeNull();
  });

  it('go from the device with their photos once somebody else is there', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    phone.signIn(null);
    await when(() => phone.store.own?.length === 0);
    expect(await phone.kept.all('7')).toHaveLength(1);
    // As TypedHere notes of whoever comes after another one.
    phone.local.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
    phone.signIn('8');
    await vi.waitFor(() => {
      expect(phone.local.read(STORAGE_KEY.CHECKLISTS_LEFT)).toBeNull();
    });
    expect(await phone.kept.all('7')).toEqual([]);
    expect(phone.local.read(STORAGE_KEY.UNSENT_CHECKLISTS)).toBeNull();
  });

  it('that a full device has not kept are told of where their member left elsewhere', async () => {
    const phone = await device('7');
    phone.kept.refusal = 'full';
    await entitle(phone, phone.store.newId(), '언덕 위 집');
    phone.local.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
    phone.signIn(null);
    expect([phone.store.lost, phone.store.trouble, phone.store.shown]).toEqual([1, null, null]);
    await when(() => phone.store.own !== null);
    expect(phone.store.shown).toEqual([]);
  });

  it('that a full device has not kept are there again with their member, and nobody else', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    phone.kept.refusal = 'full';
    await entitle(phone, id, '언덕 위 집');
    phone.signIn(null);
    await when(() => phone.store.own !== null);
    expect([phone.store.shown, phone.store.lost]).toEqual([[], 0]);
    phone.signIn('7');
    await when(() => phone.store.one(id) !== null);
    expect(phone.store.trouble).toBe('full');
    phone.signIn('8');
    await when(() => phone.store.own !== null);
    expect([phone.store.shown, phone.store.lost]).toEqual([[], 1]);
  });

  it('that a full device has not kept go with the visitor who logs in', async () => {
    const phone = await device(null);
    const id = phone.store.newId();
    phone.kept.refusal = 'full';
    await entitle(phone, id, '언덕 위 집');
    phone.kept.refusal = null;
    phone.signIn('7');
    await when(() => phone.store.own?.length === 1);
    expect((await phone.kept.one('7', id))?.checklist.title?.value).toBe('언덕 위 집');
    expect([phone.store.lost, phone.store.trouble]).toEqual([0, null]);
  });

  it('are still to be let go of where the device refused it', async () => {
    const phone = await device('7');
    await entitle(phone, phone.store.newId(), '언덕 위 집');
    phone.signIn(null);
    await when(() => phone.store.own?.length === 0);
    phone.local.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
    phone.kept.refusal = 'forbidden';
    await phone.store.letGo();
    expect(phone.local.read(STORAGE_KEY.CHECKLISTS_LEFT)).toBe('1');
  });

  it('are kept where the session ends while they are sent', async () => {
    const phone = await device('7');
    phone.failure = new AppError('unauthorized');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    await phone.store.sync.run();
    expect((await phone.kept.one('7', id))?.checklist.title?.value).toBe('언덕 위 집');
    phone.failure = null;
    await phone.store.sync.run();
    expect(await phone.server.checklists.all()).toHaveLength(1);
  });

  it('say what the server refused', async () => {
    const phone = await device('7');
    phone.failure = new AppError('refused', '지금은 받지 않아요.');
    await phone.store.sync.run();
    expect(phone.store.sync.refusal?.message).toBe('지금은 받지 않아요.');
  });

  it('are shared by a link that ends when it is withdrawn', async () => {
    const phone = await device('7');
    const id = phone.store.newId();
    await entitle(phone, id, '언덕 위 집');
    const choice = { address: false, name: false, tel: false };
    const { code, until } = await phone.store.sync.share(id, 7, choice);
    expect(until).toBe(NOW + 7 * 86_400_000);
    await when(() => phone.store.one(id)?.share?.code === code);
    expect((await phone.server.checklists.of(code)).ok).toBe(true);
    await phone.store.sync.withdraw(id);
    await when(() => phone.store.one(id)?.share === null);
    expect((await phone.server.checklists.of(code)).ok).toBe(false);
  });
});

describe('a device that keeps nothing more', () => {
  it('leaves what was typed on the screen, says so, and keeps it at the next try', async () => {
    const phone = await device(null);
    const id = phone.store.newId();
    phone.kept.refusal = 'full';
    expect(await entitle(phone, id, '언덕 위 집')).toBe(false);
    expect([titleOf(phone, id), phone.store.trouble]).toEqual(['언덕 위 집', 'full']);
    expect(await phone.store.addPhoto(id, BATH, shot())).toBe(false);
    phone.kept.refusal = null;
    await phone.store.keepAgain();
    expect(phone.store.trouble).toBeNull();
    expect((await phone.kept.one('', id))?.checklist.title?.value).toBe('언덕 위 집');
  });

  it('says that storing is forbidden before anything is written', async () => {
    const phone = new ChecklistDevice(new ChecklistServer());
    phone.kept.refusal = 'forbidden';
    phone.store.start();
    await when(() => phone.store.own !== null);
    expect(phone.store.trouble).toBe('forbidden');
    phone.store.stop();
  });
});
