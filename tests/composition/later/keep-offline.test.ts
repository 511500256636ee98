import '../../ui/support/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BOOKMARK_KIND,
  PUSH_KINDS,
  TARGET_TYPE,
  type OfflineNews,
  type PushAlarms,
  type Wanted,
} from '#core';
import { MemoryOfflineKeeper } from '../../../src/adapters/memory/memory-offline-keeper';
import { MemoryPushSubscriber } from '../../../src/adapters/memory/memory-push-subscriber';
import { broughtText } from '../../../src/composition/brought-page';
import { keepOffline } from '../../../src/composition/later/keep-offline';
import { offlineLine } from '../../../src/composition/later/offline-line';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryNotifications } from '../../../src/composition/profiles/memory-notifications';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import type { Services } from '../../../src/ui/ground/services';
import { FakeWorkers } from '../../adapters/offline/fake-workers';

const HOUR_MS = 3_600_000;
const ENV = parseEnv('{"serviceWorker":true}', 'http://localhost');

let keeper: MemoryOfflineKeeper;
let services: Services;
let stops: (() => void)[];
let now: number;
let subscriber: MemoryPushSubscriber;
let back: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  keeper = new MemoryOfflineKeeper();
  now = 0;
  subscriber = new MemoryPushSubscriber('granted');
  services = {
    ...servicesOf(containerOf(memoryProfile(window, ENV))),
    offlineKeeper: keeper,
    pushSubscriber: subscriber,
    clock: { now: () => now },
    online: (told) => {
      back = told;
      return () => undefined;
    },
  };
  stops = [startStores(services.stores)];
});
afterEach(() => {
  for (const stop of stops.toReversed()) stop();
});

function start(): OfflineNews {
  stops.push(keepOffline(window, services));
  const [news] = keeper.news;
  if (news === undefined) throw new Error('Nobody listens.');
  return news;
}
const wanted = (): Wanted | undefined => keeper.wanted.at(-1);

describe('what is wanted', () => {
  it('is what the person keeps, and follows it', () => {
    const { bookmarks } = services.stores;
    bookmarks.keep(BOOKMARK_KIND.notice, '8');
    start();
    const listed = { houses: [], notices: ['8'], contents: [] };
    expect(wanted()).toEqual({ owner: null, houses: [], notices: ['8'], listed });
    bookmarks.keep(BOOKMARK_KIND.notice, '9');
    expect(wanted()?.notices).toEqual(['9', '8']);
  });

  it('is a line of all that the lists of 찜 show', () => {
    const { recents, bookmarks } = services.stores;
    bookmarks.keep(BOOKMARK_KIND.notice, '8');
    recents.viewedNotice({ id: '9', areas: [] });
    recents.contacted('4', 'TEL');
    recents.contactedDeal('5', 'TEL');
    bookmarks.keep(BOOKMARK_KIND.content, '1');
    bookmarks.keep(BOOKMARK_KIND.post, '2');
    recents.viewedCommunity(TARGET_TYPE.CONTENT, '1');
    recents.viewedCommunity(TARGET_TYPE.CONTENT, '3');
    recents.viewedCommunity(TARGET_TYPE.POST, '6');
    start();
    expect(wanted()?.listed).toEqual({
      houses: ['4'],
      notices: ['8', '9'],
      contents: ['1', '3'],
    });
  });

  it('is what is bookmarked before what has an alarm, of which there may be too many', async () => {
    const { bookmarks, recents, noticeAlarms } = services.stores;
    const until = '2026-11-29T17:00+09:00';
    await noticeAlarms.set({ noticeId: '5', title: '행복주택', until, days: [1] });
    recents.viewedNotice({ id: '9', areas: [] });
    bookmarks.keep(BOOKMARK_KIND.notice, '8');
    start();
    expect(wanted()?.notices).toEqual(['8', '5']);
    expect(wanted()?.listed.notices).toEqual(['8', '9', '5']);
  });

  it('is somebody’s, and nobody’s once they have left', () => {
    start();
    services.stores.session.signedIn({ ID: 7, NICKNAME: '달' });
    expect(wanted()?.owner).toBe('7');
    services.stores.session.lost();
    expect(wanted()?.owner).toBeNull();
  });
});

it('brings the answers that the page was drawn of, but for those that were none', () => {
  const answers = {
    '/v2/houses/1': { status: 200, body: { item: 1 } },
    '/v2/houses/2': { status: 404, body: {} },
  };
  const device = { kind: 'pc', system: 'other', inApp: null } as const;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'hankan-first';
  block.textContent = broughtText({ now: 1, device: device.kind, answers });
  document.body.append(block);
  start();
  expect(keeper.brought).toEqual([{ address: '/v2/houses/1', body: { item: 1 } }]);
});

describe('what this device is pushed', () => {
  const KEY = `B${'A'.repeat(86)}`;
  const CHOICE = { kinds: PUSH_KINDS, showsText: false };
  let asked: number;
  let set: string[];

  /** By a member on whose device it is on, or not, subscribed for a key; null where its browser let go. */
  async function opens(isKept: boolean, key: string | null) {
    asked = 0;
    set = [];
    await (key === null ? subscriber.unsubscribe() : subscriber.subscribe(key));
    const pushAlarms: PushAlarms = {
      standing: () => {
        asked += 1;
        return Promise.resolve({ publicKey: KEY, choice: CHOICE, elsewhere: [] });
      },
      set: ({ publicKey }, choice) => {
        set.push(publicKey);
        return Promise.resolve(choice);
      },
      remove: () => Promise.resolve(),
    };
    services = { ...services, pushAlarms };
    (await services.stores.push.ready()).keep(isKept ? '7' : null);
    services.stores.session.signedIn({ ID: 7, NICKNAME: '달' });
    start();
  }

  it.each([`B${'A'.repeat(84)}BA`, null])('is made anew where it was for %s', async (key) => {
    await opens(true, key);
    await vi.waitFor(() => {
      expect(set).toEqual([KEY]);
    });
    expect(await subscriber.current()).toMatchObject({ publicKey: KEY });
  });

  it('is not asked about where nothing is on', async () => {
    await opens(false, KEY);
    await services.stores.push.ready();
    expect(asked).toBe(0);
  });
});

describe('what was pushed', () => {
  it('is read once it was opened, as soon as its member is there, and shown no more', async () => {
    const { session, notifications } = services.stores;
    const { opened } = start();
    const [first, second] = memoryNotifications(Date.now()).filter(({ isRead }) => !isRead);
    opened([first?.id ?? '']);
    expect(subscriber.hidden).not.toContain(first?.id);
    session.signedIn({ ID: 7, NICKNAME: '달' });
    await vi.waitFor(() => {
      expect(subscriber.hidden).toContain(first?.id);
    });
    // What is read in the app is shown no more either, and what is not stays.
    expect(subscriber.hidden).not.toContain(second?.id);
    await notifications.own?.read([second?.id ?? '']);
    expect(subscriber.hidden).toContain(second?.id);
  });
});

describe('a push that is pressed', () => {
  it('leads the page that is open there', () => {
    const { history } = services.stores;
    const { go } = start();
    go('/chats/1');
    expect(history.current.url).toBe('/chats/1');
  });

  it('asks first where something is typed', async () => {
    const { history } = services.stores;
    const { go } = start();
    const before = history.current.url;
    let answer: (mayLeave: boolean) => void = () => undefined;
    const asks = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    history.askBeforeLeaving({ isNeeded: () => true, ask: asks });
    go('/chats/1');
    expect(asks).toHaveBeenCalledOnce();
    expect(history.current.url).toBe(before);
    answer(true);
    await vi.waitFor(() => {
      expect(history.current.url).toBe('/chats/1');
    });
  });
});

describe('the page that is open', () => {
  it('knows how old it is until another one is shown', () => {
    const { offline, history } = services.stores;
    const { kept, lacking } = start();
    kept(20);
    kept(10);
    kept(30);
    lacking();
    expect([offline.keptAt, offline.isLacking]).toEqual([10, true]);
    history.push('/map');
    expect([offline.keptAt, offline.isLacking]).toEqual([null, false]);
  });

  it('offers to be opened anew where it is old and the network is back', () => {
    const { offline, history } = services.stores;
    const { kept } = start();
    back();
    expect(offline.renew).toBeNull();
    kept(10);
    back();
    expect([offline.keptAt, offline.renew]).toEqual([null, 'network']);
    history.push('/map');
    expect(offline.renew).toBeNull();
  });

  it('offers another build, whatever else there is to say, until it is put off', () => {
    const { offline, history } = services.stores;
    const { kept, renewed } = start();
    renewed();
    kept(10);
    back();
    history.push('/map');
    expect(offline.renew).toBe('build');
    offline.dismiss();
    expect(offline.renew).toBeNull();
  });

  it('looks for another build once an hour, when it is looked at', () => {
    start();
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    look();
    expect(keeper.looks).toBe(0);
    now += HOUR_MS;
    look();
    look();
    expect(keeper.looks).toBe(1);
  });

  it('hears nothing more once it is stopped', () => {
    start();
    stops.pop()?.();
    const before = keeper.wanted.length;
    services.stores.bookmarks.keep(BOOKMARK_KIND.notice, '8');
    now += HOUR_MS;
    document.dispatchEvent(new Event('visibilitychange'));
    expect([keeper.wanted.length, keeper.looks]).toEqual([before, 0]);
  });
});

describe('a worker', () => {
  const PC = { kind: 'pc', system: 'other', inApp: null } as const;
  const SHELL = { kind: 'android-app', system: 'android', inApp: null } as const;

  async function registered(env = ENV, device: Parameters<typeof offlineLine>[2] = PC, more = {}) {
    const workers = new FakeWorkers();
    const page = new DOMParser().parseFromString(
      '<script type="module" src="/assets/index-a.js"></script>',
      'text/html',
    );
    const navigator = { serviceWorker: workers.port, ...more };
    const view = { document: page, navigator, performance } as unknown as Window;
    const none = () => undefined;
    const silent = { kept: none, lacking: none, renewed: none, opened: none, go: none };
    await offlineLine(view, env, device).open(silent);
    return workers.registered.length;
  }

  it('is registered where the server has one', async () => {
    expect(await registered()).toBe(1);
    expect(await registered(parseEnv('{}', 'http://localhost'))).toBe(0);
  });

  it('is none in a shell, nor where a person asks to save data', async () => {
    expect(await registered(ENV, SHELL)).toBe(0);
    expect(await registered(ENV, PC, { connection: { saveData: true } })).toBe(0);
    expect(await registered(ENV, PC, { connection: { saveData: false } })).toBe(1);
  });
});
