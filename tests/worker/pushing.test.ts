import { beforeEach, describe, expect, test } from 'vitest';
import { PUSH_KIND } from '#core';
import { Opened } from '../../src/worker/opened';
import { Pushing, STOP, type AppWindow, type Shown } from '../../src/worker/pushing';

const SENT = {
  kind: PUSH_KIND.CHAT,
  title: '새 채팅이 있어요',
  body: '눌러서 확인해 주세요',
  tag: 'told-1',
  path: '/chats/1',
  stop: 'code',
  toldAt: 5,
};
const DATA = { path: '/chats/1', id: 'told-1', stop: 'code' };

describe('what is pushed', () => {
  let windows: AppWindow[];
  let shown: (Shown & { readonly title: string })[];
  let opened: string[];
  let asked: { readonly url: string; readonly body: unknown }[];
  let answer: () => Promise<Response>;
  let pushing: Pushing;
  let read: Opened;
  let isStuck: boolean;
  let mayOpen: boolean;
  beforeEach(() => {
    windows = [];
    shown = [];
    opened = [];
    asked = [];
    answer = () => Promise.resolve(new Response('{}'));
    read = new Opened();
    isStuck = false;
    mayOpen = true;
    const world: ConstructorParameters<typeof Pushing>[0] = {
      place: { page: 'https://site', api: 'https://api', images: 'https://images' },
      now: () => 9,
      fetch: (request, init) => {
        asked.push({ url: request as string, body: init?.body });
        return answer();
      },
      windows: () => Promise.resolve(windows),
      open: (path) =>
        mayOpen
          ? Promise.resolve(void opened.push(path))
          : Promise.reject(new DOMException('one act a press', 'InvalidAccessError')),
      letGo: () => {
        opened.push('let go');
        return isStuck ? Promise.reject(new TypeError('gone')) : Promise.resolve();
      },
      show: (title, given) => Promise.resolve(void shown.push({ title, ...given })),
    };
    pushing = new Pushing(world, read);
  });
  const windowOf = (
    isSeen: boolean,
    how: 'goes' | 'is silent' | 'refuses' = 'goes',
  ): AppWindow => ({
    isSeen,
    focus: () =>
      how === 'refuses' ? Promise.reject(new TypeError('not ours')) : Promise.resolve(),
    go: (path, ids) => {
      opened.push(`${how} ${path} ${ids.join(' ')}`);
      return Promise.resolve(how === 'goes');
    },
  });

  test('is shown as it was sent, in place of what was told of the same before', async () => {
    windows = [windowOf(false)];
    await pushing.push(SENT);
    const { title, body, tag } = SENT;
    expect(shown).toEqual([{ title, body, tag, timestamp: 5, data: DATA, canStop: true }]);
  });

  test('is not shown over a window that somebody looks at', async () => {
    windows = [windowOf(false), windowOf(true)];
    await pushing.push(SENT);
    expect(shown).toEqual([]);
  });

  test.each([null, 'text', { ...SENT, path: 'https://evil.example' }])(
    'leads to the inbox where nobody can read it: %j',
    async (sent) => {
      await pushing.push(sent);
      expect(shown).toMatchObject([
        { title: '새 알림이 있어요', data: { path: '/more/notifications', stop: null } },
      ]);
    },
  );

  test('opens what it tells of, in a window that is there or in a new one', async () => {
    await pushing.press('', DATA);
    expect(read.take()).toEqual(['told-1']);
    windows = [windowOf(false)];
    await pushing.press('', DATA);
    windows = [windowOf(false, 'refuses')];
    await pushing.press('', DATA);
    await pushing.press(STOP, { path: '/more/alarms', stop: null });
    await pushing.press('', null);
    expect(opened).toEqual([
      '/chats/1',
      'goes /chats/1 told-1',
      '/chats/1',
      '/more/alarms',
      '/more/notifications',
    ]);
    expect(asked).toEqual([]);
  });

  test('is opened by the page that is there, and beside it where that page says nothing', async () => {
    windows = [windowOf(false)];
    await pushing.press('', DATA);
    expect(opened).toEqual(['goes /chats/1 told-1']);
    expect(read.take()).toEqual([]);
    windows = [windowOf(false, 'is silent')];
    await pushing.press('', DATA);
    expect(opened.slice(1)).toEqual(['is silent /chats/1 told-1', '/chats/1']);
    // The page that is opened says that it was.
    expect(read.take()).toEqual(['told-1']);
    expect(shown).toEqual([]);
  });

  test.each(['is silent', 'refuses'] as const)(
    'asks for another press where the window %s and no other may be opened, and loses nothing in it',
    async (how) => {
      windows = [windowOf(false, how)];
      mayOpen = false;
      await pushing.press('', DATA);
      expect(opened.filter((what) => what === '/chats/1')).toEqual([]);
      expect(shown).toMatchObject([
        { title: '한 번 더 눌러 주세요', data: { path: '/chats/1', apart: true }, canStop: false },
      ]);
      mayOpen = true;
      opened = [];
      await pushing.press('', shown[0]?.data);
      // The window that was silent is not asked again.
      expect(opened).toEqual(['/chats/1']);
      expect(read.take()).toEqual(['told-1']);
    },
  );

  test('reaches nothing that a browser has moved until a page has subscribed anew', async () => {
    await pushing.moved();
    isStuck = true;
    await pushing.moved();
    expect(opened).toEqual(['let go', 'let go']);
    expect(shown).toEqual([]);
  });

  test('is read once it was opened, not where it was switched off or says nothing', async () => {
    await pushing.press('', DATA);
    await pushing.press(STOP, { ...DATA, id: 'told-2' });
    await pushing.press('', null);
    await pushing.press('', { path: '/more/alarms', id: null, stop: null });
    expect(read.take()).toEqual(['told-1']);
    expect(read.take()).toEqual([]);
  });

  test('is switched off by one press, and says so', async () => {
    await pushing.press(STOP, DATA);
    expect(asked).toEqual([{ url: 'https://api/v2/push/stop', body: '{"code":"code"}' }]);
    expect(shown).toMatchObject([
      { title: '이 알림을 껐어요', data: { path: '/more/alarms', stop: null }, canStop: false },
    ]);
    expect(opened).toEqual([]);
  });

  test.each([
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['it is refused', () => Promise.resolve(new Response('{}', { status: 429 }))],
  ])('says how else where %s', async (_, given) => {
    answer = given;
    await pushing.press(STOP, DATA);
    expect(shown).toMatchObject([
      { title: '알림을 끄지 못했어요', data: { path: '/more/alarms', stop: null } },
    ]);
  });
});
