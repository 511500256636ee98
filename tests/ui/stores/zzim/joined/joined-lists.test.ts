import { describe, expect, it } from 'vitest';
import { AppError, BOOKMARK_KIND, POST_KIND, STORAGE_KEY } from '#core';
import { deal, house, ListDevice, ListServer, settled } from './list-devices';

function devices(): { server: ListServer; phone: ListDevice; desk: ListDevice } {
  const server = new ListServer();
  return { server, phone: new ListDevice(server, 'p'), desk: new ListDevice(server, 'd') };
}

describe('a sign-in', () => {
  it('makes what a visitor kept, viewed and contacted the member’s, with nothing lost', async () => {
    const { server, phone, desk } = devices();
    const old = desk.tab();
    old.signIn('7');
    old.zzim.keep(house('9'));
    old.recents.viewedCommunity('POST', '4');
    await settled();
    phone.clock.advance(1000);
    const tab = phone.tab();
    tab.zzim.keep(house('1'));
    tab.deals.keep(POST_KIND.MATE, deal('2'));
    tab.bookmarks.keep(BOOKMARK_KIND.notice, '3');
    tab.bookmarks.keep(BOOKMARK_KIND.post, '4');
    tab.recents.viewedMate({ id: '2', dongs: [] });
    tab.recents.contacted('1', 'TEL');
    expect(server.hearts).toEqual([]);
    const lists = tab.signIn('7');
    expect([lists.lacking, lists.unsent]).toEqual(['loading', 6]);
    await settled();
    expect([lists.lacking, lists.unsent]).toEqual([null, 0]);
    const all = ['house1', 'house9', 'MATE2', 'notice3', 'OPITG000114'];
    expect(tab.kept).toEqual(all);
    old.see(false);
    desk.clock.advance(60_000);
    old.see(true);
    await settled();
    expect(old.kept).toEqual(tab.kept);
    expect(old.recents.houses).toEqual(tab.recents.houses);
    expect(old.recents.community).toEqual(tab.recents.community);
    expect(old.recents.contacts).toMatchObject([{ TARGET_ID: '1', CONTACT_METHOD: ['TEL'] }]);
    // Owners are told of hearts that members press, not of what came along.
    expect(server.hearts).toEqual([]);
  });

  it('brings a removed thing back only where it was kept since', async () => {
    const { phone, desk } = devices();
    const [here, there] = [phone.tab(), desk.tab()];
    here.zzim.keep(house('1'));
    there.zzim.keep(house('2'));
    desk.clock.advance(1000);
    there.signIn('7');
    there.zzim.keep(house('1'));
    there.zzim.leave('1');
    there.zzim.leave('2');
    await settled();
    phone.clock.advance(2000);
    here.zzim.keep(house('2'));
    here.signIn('7');
    await settled();
    expect(here.kept).toEqual(['house2']);
  });
});

describe('a press of a member', () => {
  it('is sent once, deals so that their owners hear of it, and comes to other devices', async () => {
    const { server, phone, desk } = devices();
    const [here, there] = [phone.tab(), desk.tab()];
    here.signIn('7');
    there.signIn('7');
    await settled();
    server.heard();
    here.zzim.keep(house('1'));
    here.deals.keep(POST_KIND.DIRECT, deal('2'));
    here.recents.contactedDeal('2', 'SMS');
    await settled();
    expect(server.heard()).toEqual(['set house 1', 'set direct 2', 'set direct 2']);
    expect(server.hearts).toEqual(['keep 2']);
    here.deals.leave('2');
    await settled();
    expect([server.heard(), server.hearts]).toEqual([['unset direct 2'], ['keep 2', 'leave 2']]);
    desk.back();
    await settled();
    expect([there.kept, server.heard()]).toEqual([['house1'], []]);
    there.zzim.leave('1');
    await settled();
    phone.back();
    await settled();
    expect(here.kept).toEqual([]);
  });

  it('opened on one device was seen on all: the last opening stands', async () => {
    const { server, phone, desk } = devices();
    const state = { price: null, until: null, correctedOn: null } as const;
    const [here, there] = [phone.tab(), desk.tab()];
    here.seen.saw('notice', '1', { ...state, stands: 'APPLY' });
    here.signIn('7');
    await settled();
    there.signIn('7');
    await settled();
    expect(there.seen.of('notice', '1')?.state).toMatchObject({ stands: 'APPLY' });
    desk.clock.advance(1000);
    server.heard();
    there.seen.saw('notice', '1', { ...state, stands: 'CLOSING' });
    await settled();
    expect(server.heard()).toEqual(['set notice 1']);
    phone.back();
    await settled();
    expect(here.seen.of('notice', '1')?.state).toMatchObject({ stands: 'CLOSING' });
    here.logout();
    expect(here.seen.of('notice', '1')).toBeNull();
  });

  it('pressed twice at once ends as it was pressed last, everywhere', async () => {
    const { server, phone, desk } = devices();
    const [here, there] = [phone.tab(), desk.tab()];
    here.signIn('7');
    here.zzim.keep(house('1'));
    here.zzim.leave('1');
    here.zzim.keep(house('1', 45));
    here.zzim.leave('1');
    await settled();
    there.signIn('7');
    await settled();
    expect([here.kept, there.kept]).toEqual([[], []]);
    expect(server.book.zzims.get('7')).toMatchObject([{ id: '1', isKept: false }]);
  });

  it('put back after a mistake is kept on all devices', async () => {
    const { phone, desk } = devices();
    const [here, there] = [phone.tab(), desk.tab()];
    here.zzim.keep(house('1'));
    phone.clock.advance(1000);
    here.zzim.keep(house('2'));
    here.signIn('7');
    await settled();
    const entry = here.zzim.find('1');
    here.zzim.leave('1');
    await settled();
    if (entry !== undefined) here.zzim.putBack(entry);
    await settled();
    there.signIn('7');
    await settled();
    expect(here.kept.toSorted()).toEqual(['house1', 'house2']);
    expect(there.kept).toEqual(here.kept);
  });

  it('waits without a network, survives the page, and goes in one call where it is much', async () => {
    const { server, phone } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    await settled();
    phone.hasNetwork = false;
    for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
      phone.clock.advance(1);
      tab.zzim.keep(house(id));
    }
    tab.deals.keep(POST_KIND.DIRECT, deal('8'));
    await settled();
    expect([tab.lists?.unsent, tab.timers, tab.lists?.failure]).toMatchObject([
      8,
      [],
      { error: { kind: 'offline' } },
    ]);
    tab.die();
    server.heard();
    const again = phone.tab();
    again.signIn('7');
    await settled();
    expect([again.lists?.unsent, server.heard()]).toEqual([8, []]);
    phone.back();
    await settled();
    expect([again.lists?.unsent, server.heard()]).toEqual([0, ['join zzims 7', 'set direct 8']]);
    expect(again.kept).toEqual(
      ['7', '6', '5', '4', '3', '2', '1'].map((id) => `house${id}`).concat('DIRECT8'),
    );
  });

  it('is tried again, later each time, while the server fails', async () => {
    const { phone } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    await settled();
    phone.failure = new AppError('server', 'server', null, 503);
    tab.zzim.keep(house('1'));
    await settled();
    const [first] = tab.timers.splice(0);
    first?.then();
    await settled();
    expect(tab.timers[0]?.ms).toBeGreaterThan(first?.ms ?? Infinity);
    phone.failure = new AppError('too-many', 'too-many', null, 429, null, 90_000);
    tab.timers.splice(0)[0]?.then();
    await settled();
    expect(tab.timers[0]?.ms).toBe(90_000);
    phone.failure = null;
    tab.timers.splice(0)[0]?.then();
    await settled();
    expect([tab.lists?.unsent, tab.lists?.failure, tab.timers]).toEqual([0, null, []]);
  });

  it('goes though the server fails of another list', async () => {
    const { server, phone } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    await settled();
    server.heard();
    phone.broken = 'zzims';
    tab.zzim.keep(house('1'));
    tab.recents.contacted('3', 'TEL');
    await settled();
    expect(tab.lists?.failure?.error).toMatchObject({ kind: 'server' });
    expect(tab.lists?.unsent).toBe(1);
    phone.broken = null;
    tab.timers.splice(0)[0]?.then();
    await settled();
    expect([tab.lists?.unsent, tab.lists?.failure]).toEqual([0, null]);
  });

  it('on what is gone is kept on all devices all the same, and nobody is told', async () => {
    const { server, phone, desk } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    tab.deals.keep(POST_KIND.DIRECT, deal('404'));
    await settled();
    const other = desk.tab();
    other.signIn('7');
    await settled();
    expect([tab.lists?.unsent, other.kept, server.hearts]).toEqual([0, ['DIRECT404'], []]);
  });

  it('made before the code of it was there is taken over when it is', async () => {
    const { phone, desk } = devices();
    const tab = phone.tab();
    tab.zzim.keep(house('1'));
    tab.recents.contacted('1', 'TEL');
    tab.signIn('7');
    await settled();
    tab.die();
    const next = phone.tab();
    phone.clock.advance(1000);
    next.zzim.leave('1');
    next.zzim.keep(house('2'));
    next.recents.contacted('1', 'SMS');
    next.signIn('7');
    await settled();
    const other = desk.tab();
    other.signIn('7');
    await settled();
    expect(other.kept).toEqual(['house2']);
    expect(other.recents.contacts).toMatchObject([{ CONTACT_METHOD: ['SMS', 'TEL'] }]);
  });
});

describe('tabs of one device', () => {
  it('show the same, and send nothing twice', async () => {
    const { server, phone } = devices();
    const [one, two] = [phone.tab(), phone.tab()];
    one.signIn('7');
    two.signIn('7');
    await settled();
    server.heard();
    phone.hasNetwork = false;
    one.zzim.keep(house('1'));
    two.zzim.keep(house('2'));
    expect([one.lists?.unsent, two.lists?.unsent]).toEqual([2, 2]);
    phone.back();
    await settled();
    expect(server.heard().toSorted()).toEqual(['set house 1', 'set house 2']);
    expect([one.kept, two.kept]).toEqual([
      ['house2', 'house1'],
      ['house2', 'house1'],
    ]);
    expect([one.lists?.unsent, two.lists?.unsent]).toEqual([0, 0]);
  });

  it('take a list that is gone from the device for no emptied one', async () => {
    const { server, phone } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    tab.zzim.keep(house('1'));
    await settled();
    tab.die();
    phone.storage.remove(STORAGE_KEY.ZZIM_HOUSES);
    const again = phone.tab();
    again.signIn('7');
    await settled();
    expect(again.kept).toEqual(['house1']);
    expect(server.book.zzims.get('7')).toMatchObject([{ id: '1', isKept: true }]);
  });
});

describe('the end of a session', () => {
  it('by a logout leaves nothing on the device, and shows nothing in any tab', async () => {
    const { phone } = devices();
    const [one, two] = [phone.tab(), phone.tab()];
    one.zzim.keep(house('1234'));
    one.signIn('7');
    two.signIn('7');
    one.recents.viewedCommunity('POST', '1234');
    one.deals.keep(POST_KIND.MATE, deal('1234'));
    one.recents.contacted('1234', 'TEL');
    await settled();
    one.logout();
    two.lose();
    await settled();
    const left = phone.storage.keys().map((key) => phone.storage.read(key));
    expect(left.join()).not.toContain('1234');
    expect([one.kept, two.kept, one.recents.community]).toEqual([[], [], []]);
    two.zzim.keep(house('5'));
    expect(two.kept).toEqual(['house5']);
  });

  it('that is answered by 401 keeps what was done for who comes back', async () => {
    const { server, phone } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    await settled();
    phone.member = null;
    tab.zzim.keep(house('1'));
    await settled();
    expect([tab.lists?.unsent, tab.timers]).toEqual([1, []]);
    tab.lose();
    tab.zzim.keep(house('2'));
    server.heard();
    tab.signIn('7');
    await settled();
    expect(server.heard()).toEqual(['set house 1', 'set house 2']);
    expect(tab.kept).toEqual(['house2', 'house1']);
  });

  it('gives nothing of one member to another, also not what was on its way', async () => {
    const { server, phone } = devices();
    const tab = phone.tab();
    tab.signIn('7');
    await settled();
    phone.hasNetwork = false;
    tab.zzim.keep(house('1'));
    phone.back();
    tab.lose();
    tab.signIn('8');
    await settled();
    expect(tab.kept).toEqual([]);
    expect(server.book.zzims.get('8') ?? []).toEqual([]);
    tab.zzim.keep(house('2'));
    await settled();
    expect(server.book.zzims.get('8')).toMatchObject([{ id: '2' }]);
    const stored = phone.storage.keys().map((key) => phone.storage.read(key));
    expect(stored.join()).not.toContain('"id":"1"');
  });
});

describe('a clock that is off', () => {
  it('three days ahead loses nothing, and wins over nobody who comes later', async () => {
    const { server, phone, desk } = devices();
    const [here, there] = [phone.tab(), desk.tab()];
    phone.clock.advance(3 * 86_400_000);
    here.zzim.keep(house('1'));
    here.signIn('7');
    here.recents.viewedCommunity('POST', '2');
    await settled();
    expect([here.lists?.unsent, here.lists?.failure]).toEqual([0, null]);
    here.zzim.keep(house('3'));
    await settled();
    there.signIn('7');
    await settled();
    expect(there.kept).toEqual(['house3', 'house1']);
    desk.clock.advance(60_000);
    server.clock.advance(60_000);
    there.zzim.leave('1');
    await settled();
    phone.back();
    await settled();
    expect(here.kept).toEqual(['house3']);
    expect(here.recents.community).toMatchObject([{ TARGET_ID: '2' }]);
  });
});

it('hearts that an earlier state of the app could not send are taken over once', async () => {
  const { server, phone, desk } = devices();
  const old = desk.tab();
  old.signIn('7');
  old.deals.keep(POST_KIND.DIRECT, deal('2'));
  await settled();
  server.hearts.splice(0);
  phone.clock.advance(1000);
  const tab = phone.tab();
  tab.deals.keep(POST_KIND.MATE, deal('1'));
  const unsent = (TARGET_ID: string, IS_KEPT: boolean, MEMBER_ID = '7') => ({
    TARGET_ID,
    MEMBER_ID,
    IS_KEPT,
  });
  const hearts = [unsent('1', true), unsent('2', false), unsent('3', true, '8')];
  phone.storage.write(STORAGE_KEY.UNSENT_ZZIMS, JSON.stringify(hearts));
  tab.signIn('7');
  await settled();
  expect(server.hearts).toEqual(['keep 1']);
  expect([tab.kept, phone.storage.read(STORAGE_KEY.UNSENT_ZZIMS)]).toEqual([['MATE1'], null]);
  desk.back();
  await settled();
  expect(old.kept).toEqual(['MATE1']);
});
