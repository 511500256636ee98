import { describe, expect, it } from 'vitest';
import { CommunityStore } from '../../../../src/ui/stores/community/community-store';
import { CAT, madePost, MOON } from '../../support/community-stage';
import { DeviceTabs } from '../../support/device-tabs';
import { stopAfterwards } from '../../support/started';

function openTab(device = new DeviceTabs()) {
  const { local, listen, listeners } = device.open();
  const store = new CommunityStore(local, listen);
  store.start();
  store.start();
  stopAfterwards(() => {
    store.stop();
  });
  return { store, listeners, device, local };
}

const post = madePost();
const titles = (store: CommunityStore, reader: string | null = MOON.id) =>
  store.shown([post], reader).map(({ title }) => title);

describe('what this device knows of posts', () => {
  it('is shown in lists that were answered before', () => {
    const { store } = openTab();
    store.learn({ ...post, title: '복층은 겨울에 추운가요' });
    expect(titles(store)).toEqual(['복층은 겨울에 추운가요']);
  });

  it('stays newer than an old list where another one was answered meanwhile', () => {
    const { store } = openTab();
    store.learn({ ...post, title: '고친 제목' });
    store.heard([{ ...post, title: '다시 고친 제목' }]);
    expect(titles(store)).toEqual(['다시 고친 제목']);
  });

  it.each([
    [
      'is answered again',
      (store: CommunityStore) => {
        store.heard([post]);
      },
    ],
    [
      'is read again',
      (store: CommunityStore) => {
        store.learn(post);
      },
    ],
  ])('has a post no more that was not there, until it %s', (_, find) => {
    const { store } = openTab();
    store.gone(post.id);
    expect(titles(store)).toEqual([]);
    find(store);
    expect(titles(store)).toEqual([post.title]);
  });

  it('keeps apart whom one reader blocked, and nobody else', () => {
    const { store } = openTab();
    store.blocked(MOON.id, CAT.id);
    expect([titles(store), titles(store, null)]).toEqual([[], [post.title]]);
    expect(store.meets(MOON.id, null)).toBe(true);
    store.unblocked(MOON.id, CAT.id);
    expect(titles(store)).toEqual([post.title]);
  });
});

describe('the audience of a list', () => {
  it('is its reader, until there is something to ask for anew', () => {
    const { store } = openTab();
    expect([store.audienceOf(MOON.id), store.audienceOf(null)]).toEqual([MOON.id, null]);
    const seen = new Set([store.audienceOf(MOON.id)]);
    store.blocked(MOON.id, CAT.id);
    seen.add(store.audienceOf(MOON.id));
    store.unblocked(MOON.id, CAT.id);
    seen.add(store.audienceOf(MOON.id));
    store.written(post);
    seen.add(store.audienceOf(MOON.id));
    expect(seen.size).toBe(4);
    expect(store.audienceOf(null)).toBeNull();
  });

  it('stays where a list can do without asking', () => {
    const { store } = openTab();
    store.learn(post);
    store.removed(post.id);
    expect([store.audienceOf(MOON.id), store.turns > 0]).toEqual([MOON.id, true]);
  });

  it.each([
    [
      'a block',
      (store: CommunityStore) => {
        store.blocked(MOON.id, CAT.id);
      },
    ],
    [
      'a deletion',
      (store: CommunityStore) => {
        store.removed(post.id);
      },
    ],
  ])('is another one in every tab after %s', (_, change) => {
    const here = openTab();
    const there = openTab(here.device);
    change(here.store);
    expect(there.store.audienceOf(MOON.id)).not.toBe(MOON.id);
    expect(there.store.turns).toBe(1);
    here.store.stop();
    expect(here.listeners()).toBe(0);
  });

  it('is told to other tabs whatever stood where changes are counted', () => {
    const here = openTab();
    const there = openTab(here.device);
    here.local.write('COMMUNITY_CHANGED', 'rubbish');
    here.store.removed(post.id);
    expect([here.local.read('COMMUNITY_CHANGED'), there.store.turns]).toEqual(['1', 2]);
  });
});
