import '../ui/support/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NONE_UNREAD, STORAGE_KEY } from '#core';
import type { Answer, Carrier } from '../../src/adapters/http/client/call';
import { MemoryClock } from '../../src/adapters/memory/memory-clock';
import { MemoryOfflineKeeper } from '../../src/adapters/memory/memory-offline-keeper';
import { MemoryPushSubscriber } from '../../src/adapters/memory/memory-push-subscriber';
import { browserWorld } from '../../src/composition/modules/browser-world';
import { http } from '../../src/composition/modules/http';
import { addressPicker } from '../../src/composition/modules/address-picker';
import { maps } from '../../src/composition/modules/maps';
import { noShellStores } from '../../src/composition/modules/no-shell-stores';
import { sharing } from '../../src/composition/modules/sharing';
import { shell } from '../../src/composition/modules/shell';
import { stores } from '../../src/composition/modules/stores';
import { parseEnv } from '../../src/composition/parse-env';
import { servicesOf, startStores } from '../../src/composition/services';
import { TOKEN } from '../../src/composition/tokens';
import { containerOf, wiring } from '../../src/composition/wiring';
import { deferred } from '../ui/support/deferred';

const MEMBER = { ID: 7, NICKNAME: '김한칸' };
const NOTHING_UNREAD = {
  unread: 0,
  unreadByKind: { ...NONE_UNREAD, NOTICE_ALARM: 0, NOTICE_CORRECTED: 0 },
};
const INBOX = '/v2/me/notifications';
const ALARMS = '/v2/me/notice-alarms';
const CONDITIONS = '/v2/me/conditions';
const CHATS = '/v2/chats';
const ZZIMS = '/v2/me/zzims/join';
const RECENTS = '/v2/me/recents/join';
const CONTACTS = '/v2/me/contacts/join';
const SEEN = '/v2/me/seen/join';
const BY_ITSELF = [INBOX, ALARMS, CONDITIONS, CHATS, ZZIMS];
/** What is asked for anew by a look at the page, as long as its member is there. */
const BY_A_LOOK = [ALARMS, CHATS, ZZIMS];
const ALARM = {
  noticeId: '1',
  title: '매입임대',
  until: '2026-11-25T17:00+09:00',
  days: [1],
} as const;

const NO_LIST = { result: [], now: '2026-11-20T12:00:00+09:00' };

/** What a server says to a member whose session lives. */
const ALIVE: Readonly<Record<string, unknown>> = {
  '/v1/session': { DATA: MEMBER },
  [INBOX]: { result: [], page: { next: null, change: 0, ...NOTHING_UNREAD } },
  [ALARMS]: { result: [] },
  [CHATS]: { result: [], page: { next: null, unreadInAll: 0 } },
  [CONDITIONS]: { item: null },
  [ZZIMS]: NO_LIST,
  [RECENTS]: NO_LIST,
  [CONTACTS]: NO_LIST,
  [SEEN]: NO_LIST,
};

let stop: () => void;
/** What was refused, by its path, in the order of the refusals. */
let refused: string[];

beforeEach(() => {
  refused = [];
  stop = () => undefined;
  window.history.replaceState(null, '', '/more');
  localStorage.setItem(STORAGE_KEY.USER_DATA, JSON.stringify(MEMBER));
  localStorage.setItem(STORAGE_KEY.ACCESS_TOKEN, 'a');
  localStorage.setItem(STORAGE_KEY.REFRESH_TOKEN, 'r');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * The app in a browser, with a server that ends its session when it is told to; who is there it says
 * after `session`.
 */
function open(isDead: boolean, session: Promise<unknown> = Promise.resolve()) {
  const server = { isDead, session, isLeft: false, waiting: 0, answered: new Set<string>() };
  const clock = new MemoryClock(Date.parse('2026-11-20T12:00+09:00'));
  const gone = new Map([
    ['authentication', '-'],
    ['rt', '-'],
  ]);
  const answerOf = (path: string): Answer => {
    const header = (name: string) => (server.isDead ? gone.get(name) : undefined);
    if (!server.isDead) return { status: 200, body: ALIVE[path] ?? {}, header };
    if (path === '/v1/session') return { status: 200, body: { DATA: {} }, header };
    refused.push(path);
    return { status: 401, body: {}, header };
  };
  const carrier: Carrier = {
    carry: async ({ call }) => {
      server.waiting += 1;
      if (call.path === '/v1/session') await server.session;
      // The page is gone: its late code would speak in the one after it, which has the same storage.
      if (server.isLeft) await new Promise(() => undefined);
      server.waiting -= 1;
      server.answered.add(call.path);
      return answerOf(call.path);
    },
  };
  // The stream stays open for as long as the page listens.
  vi.stubGlobal('fetch', (_address: string, { signal }: { readonly signal: AbortSignal }) => {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('hung up'));
      });
    });
  });
  const get = containerOf([
    wiring((bind) => {
      bind(TOKEN.env, () => parseEnv('{}', window.location.origin));
      bind(TOKEN.pushSubscriber, () => new MemoryPushSubscriber('unable'));
      bind(TOKEN.offlineKeeper, () => new MemoryOfflineKeeper());
    }),
    browserWorld(window, clock),
    http(() => carrier),
    shell(window, null),
    sharing(window),
    maps(window),
    addressPicker(window),
    stores,
    noShellStores,
  ]);
  const services = servicesOf(get);
  const stopStores = startStores(services.stores);
  stop = () => {
    stopStores();
    server.isLeft = true;
  };
  const { popups } = services.stores;
  const lookAgain = () => {
    clock.advance(30_000);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const seen = () => ({
    isLogin: services.stores.session.isLogin,
    popups: popups.shown.map(({ name }) => name),
    token: localStorage.getItem(STORAGE_KEY.ACCESS_TOKEN),
  });
  return { ...services.stores, server, lookAgain, seen };
}

const soon = (holds: () => void) => vi.waitFor(holds, 60_000);
const VISITOR = { isLogin: false, popups: [], token: null };

/** A member's page whose own questions are answered. */
async function openMember() {
  const opened = open(false);
  const { server, session, noticeAlarms, notifications } = opened;
  await soon(() => {
    expect([...server.answered].toSorted()).toEqual(Object.keys(ALIVE).toSorted());
    expect([server.waiting, session.isFetched, noticeAlarms.standing]).toEqual([0, true, 'known']);
    expect(notifications.own?.all.state.kind).toBe('ready');
  });
  return opened;
}

describe('a session that ended elsewhere', () => {
  it('makes a visitor of who looks at the page again, and asks nobody to log in', async () => {
    const { server, lookAgain, seen } = await openMember();
    server.isDead = true;
    lookAgain();
    await soon(() => {
      expect(seen()).toEqual(VISITOR);
    });
    expect(refused).toContain(ALARMS);
    expect(BY_A_LOOK).toEqual(expect.arrayContaining(refused));
    expect(window.location.pathname).toBe('/more');
  });

  it('asks for the login at what a person pressed', async () => {
    const { server, noticeAlarms, seen } = await openMember();
    server.isDead = true;
    await expect(noticeAlarms.set(ALARM)).rejects.toMatchObject({ kind: 'unauthorized' });
    await soon(() => {
      expect(seen()).toEqual({ ...VISITOR, popups: ['login'] });
    });
  });

  it('asks for it, too, where the page has met the refusal before the press', async () => {
    const { server, noticeAlarms, lookAgain, seen } = await openMember();
    const slow = deferred<undefined>();
    server.session = slow.promise;
    server.isDead = true;
    lookAgain();
    await soon(() => {
      expect(refused).toContain(ALARMS);
    });
    await expect(noticeAlarms.set(ALARM)).rejects.toMatchObject({ kind: 'unauthorized' });
    slow.resolve(undefined);
    await soon(() => {
      expect(seen()).toEqual({ ...VISITOR, popups: ['login'] });
    });
  });

  it('asks for it where a person wants to see what their account keeps', async () => {
    const { server, person, seen } = await openMember();
    server.isDead = true;
    await expect(person.inAccount()).rejects.toMatchObject({ kind: 'unauthorized' });
    await soon(() => {
      expect(seen().popups).toEqual(['login']);
    });
  });

  it('is met by a start as by a visitor’s, whatever the device remembers', async () => {
    const slow = deferred<undefined>();
    const { seen } = open(true, slow.promise);
    await soon(() => {
      expect(new Set(refused)).toEqual(new Set(BY_ITSELF));
    });
    expect(seen()).toEqual({ isLogin: true, popups: [], token: 'a' });
    slow.resolve(undefined);
    await soon(() => {
      expect(seen()).toEqual(VISITOR);
    });
  });
});
