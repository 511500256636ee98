import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type Session, type SignIn } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { SessionStore } from '../../../src/ui/stores/session-store';
import { TypedHere } from '../../../src/ui/stores/typed-here';
import { deferred } from '../support/deferred';

const KIM: Session = { ID: 1, NICKNAME: '김한칸' };
const LEE: Session = { ID: 2, NICKNAME: '이새움' };
const TOKENS = { accessToken: 'a', refreshToken: 'r' };

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function open(stored: string | null = null) {
  const storage = new MemoryStorage(stored === null ? {} : { [STORAGE_KEY.USER_DATA]: stored });
  const tokens = new MemoryTokenKeeper(TOKENS);
  const asked: {
    readonly answer: (session: Session | Error) => void;
    readonly cancelled: () => boolean;
  }[] = [];
  const storageListeners = new Set<(key: string | null) => void>();
  const windowListeners = new Set<() => void>();
  const told: string[] = [];
  let logout: SignIn['logout'] = () => Promise.resolve();
  const store = new SessionStore({
    source: {
      read: (cancel) => {
        const { promise, resolve } = deferred<Session | Error>();
        asked.push({ answer: resolve, cancelled: () => cancel?.aborted === true });
        return promise.then((answer) => {
          if (answer instanceof Error) throw answer;
          return answer;
        });
      },
    },
    signIn: { logout: (where) => logout(where) },
    tokens,
    storage,
    listen: (changed) => {
      storageListeners.add(changed);
      return () => storageListeners.delete(changed);
    },
    windows: {
      hasOpener: () => false,
      hasReferrer: () => false,
      tellOpener: () => told.push('opener'),
      listen: (changed) => {
        windowListeners.add(changed);
        return () => windowListeners.delete(changed);
      },
      close: () => undefined,
    },
    typed: new TypedHere(storage, new MemoryStorage()),
    askForLogin: () => told.push('login'),
    zzim: { loggedOut: () => told.push('zzim'), signedIn: () => told.push('signed in') },
  });
  const kept = () => storage.read(STORAGE_KEY.USER_DATA);
  return {
    store,
    storage,
    tokens,
    asked,
    told,
    kept,
    listeners: () => storageListeners.size + windowListeners.size,
    answer: async (index: number, session: Session | Error) => {
      asked[index]?.answer(session);
      await settle();
    },
    otherTab: (session: Session | null, key: string | null = STORAGE_KEY.USER_DATA) => {
      if (session === null) storage.remove(STORAGE_KEY.USER_DATA);
      else storage.write(STORAGE_KEY.USER_DATA, JSON.stringify(session));
      for (const heard of storageListeners) heard(key);
    },
    otherWindow: () => {
      for (const heard of windowListeners) heard();
    },
    onLogout: (does: SignIn['logout']) => {
      logout = does;
    },
  };
}

describe('at the start', () => {
  it('is whoever the device remembers, until the server is heard', async () => {
    const { store, answer, kept } = open(JSON.stringify(KIM));
    store.start();
    expect([store.session, store.isLogin, store.isFetched]).toEqual([KIM, true, false]);
    await answer(0, { ...KIM, CERT_YN: 'Y' });
    expect([store.session.CERT_YN, store.isFetched]).toEqual(['Y', true]);
    expect(kept()).toContain('CERT_YN');
  });

  it('is nobody where the server says so, and the device forgets', async () => {
    const { store, answer, kept } = open(JSON.stringify(KIM));
    store.start();
    await answer(0, {});
    expect([store.isLogin, kept()]).toEqual([false, null]);
  });

  it('stays whoever the device remembers where the server cannot be heard', async () => {
    const { store, answer } = open(JSON.stringify(KIM));
    store.start();
    await answer(0, new AppError('offline'));
    expect([store.session, store.isFetched]).toEqual([KIM, true]);
  });

  it('asks and listens once, and is startable again', () => {
    const { store, asked, listeners } = open();
    store.start();
    store.start();
    expect([asked.length, listeners()]).toEqual([1, 2]);
    store.stop();
    expect([asked[0]?.cancelled(), listeners()]).toEqual([true, 0]);
    store.start();
    expect([asked.length, listeners()]).toEqual([2, 2]);
  });
});

describe('a login', () => {
  it('is kept on the device and told to the opener', () => {
    const { store, kept, told } = open();
    store.signedIn(KIM);
    expect([store.isLogin, told]).toEqual([true, ['signed in', 'opener']]);
    expect(kept()).toBe(JSON.stringify(KIM));
  });

  it('is not undone by what was asked before it', async () => {
    const { store, asked, answer } = open();
    store.start();
    store.signedIn(KIM);
    expect(asked[0]?.cancelled()).toBe(true);
    await answer(0, {});
    expect(store.session).toEqual(KIM);
  });
});

describe('other tabs and windows', () => {
  it('say whether somebody has logged out there, or whether their session has ended alone', () => {
    const { store, storage, otherTab } = open(JSON.stringify(KIM));
    store.start();
    otherTab(null);
    expect([store.isLogin, store.departures]).toEqual([false, 0]);
    otherTab(KIM);
    storage.write(STORAGE_KEY.TYPED_ERA, '1');
    otherTab(KIM, STORAGE_KEY.TYPED_ERA);
    otherTab(null);
    expect([store.isLogin, store.departures]).toEqual([false, 1]);
  });

  it('bring a login, another account and a logout', () => {
    const { store, otherTab } = open();
    store.start();
    otherTab(KIM);
    expect(store.session).toEqual(KIM);
    otherTab(LEE);
    expect(store.session).toEqual(LEE);
    otherTab(null);
    expect(store.isLogin).toBe(false);
    otherTab(KIM, 'SOMETHING_ELSE');
    expect(store.isLogin).toBe(false);
    otherTab(LEE, null);
    expect(store.session).toEqual(LEE);
  });

  it('make an answer worthless that was asked for before', async () => {
    const { store, asked, answer, otherTab } = open(JSON.stringify(KIM));
    store.start();
    otherTab(LEE);
    await answer(0, KIM);
    expect([store.session, asked.length]).toEqual([LEE, 2]);
    await answer(1, LEE);
    expect(store.session).toEqual(LEE);
  });

  it('a window that says something changed leads to a question, and to nothing else', async () => {
    const { store, asked, answer, otherWindow } = open();
    store.start();
    await answer(0, {});
    otherWindow();
    expect([store.isLogin, asked.length]).toEqual([false, 2]);
    await answer(1, KIM);
    expect(store.session).toEqual(KIM);
  });
});

describe('a 401', () => {
  it('forgets person and tokens and asks for a login', async () => {
    const { store, tokens, told, kept, answer } = open(JSON.stringify(KIM));
    store.start();
    store.lost();
    expect([store.isLogin, kept(), told]).toEqual([false, null, ['login']]);
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null });
    await answer(0, KIM);
    expect(store.isLogin).toBe(false);
  });
});

describe('a 401 to what nobody pressed for', () => {
  it('has the server asked who is there, once, and nobody asked to log in', async () => {
    const { store, asked, answer, told, kept } = open(JSON.stringify(KIM));
    store.start();
    store.doubted();
    expect(asked).toHaveLength(1);
    await answer(0, KIM);
    store.doubted();
    store.doubted();
    expect([asked.length, store.isLogin]).toEqual([2, true]);
    await answer(1, {});
    expect([store.isLogin, kept(), told]).toEqual([false, null, []]);
  });

  it('changes nothing where the person is there all the same, or nobody can say', async () => {
    const { store, answer, tokens } = open(JSON.stringify(KIM));
    store.start();
    await answer(0, KIM);
    for (const [index, said] of [KIM, new AppError('offline')].entries()) {
      store.doubted();
      await answer(index + 1, said);
      expect([store.session, tokens.read()]).toEqual([KIM, TOKENS]);
    }
  });
});

describe('a logout', () => {
  it.each(['here', 'everywhere'] as const)(
    '%s forgets, resets 찜 and asks again',
    async (where) => {
      const { store, tokens, told, kept, asked, answer, onLogout } = open(JSON.stringify(KIM));
      const said: string[] = [];
      onLogout((place) => Promise.resolve(void said.push(place)));
      store.start();
      await answer(0, KIM);
      const done = store.logout(where);
      await settle();
      expect([store.isLogin, kept(), told, said]).toEqual([false, null, ['zzim'], [where]]);
      expect(tokens.read().accessToken).toBeNull();
      expect(asked.length).toBe(2);
      await answer(1, {});
      await done;
    },
  );

  it('that the server refused changes nothing', async () => {
    const { store, tokens, told, kept, answer, onLogout } = open(JSON.stringify(KIM));
    const error = new AppError('server');
    onLogout(() => Promise.reject(error));
    store.start();
    await answer(0, KIM);
    await expect(store.logout('here')).rejects.toBe(error);
    expect([store.session, kept(), told]).toEqual([KIM, JSON.stringify(KIM), []]);
    expect(tokens.read()).toEqual(TOKENS);
  });

  it('is not undone by a question that is on its way', async () => {
    const { store, answer } = open(JSON.stringify(KIM));
    store.start();
    const done = store.logout('here');
    await settle();
    await answer(0, KIM);
    expect(store.isLogin).toBe(false);
    await answer(1, {});
    await done;
    expect(store.isLogin).toBe(false);
  });
});
