import type { Page } from '@playwright/test';
import { asMember } from './as-member';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';
import { answers } from './states';

const PUSH = /\/v2\/me\/push/;
const PAGE = '/more/alarms';
/** Of our server, as the browser below was subscribed for it: 65 bytes, the first of which is 4. */
const KEY = `BA${'A'.repeat(85)}`;

/**
 * A browser that was told so by its person, with a worker that is subscribed: tests have no push service.
 * What it was told is read from the tab, since scripts of several states run in any order.
 */
async function withBrowser(page: Page, permission: NotificationPermission): Promise<void> {
  await page.evaluate((said) => {
    sessionStorage.setItem('permission', said);
  }, permission);
  await page.addInitScript(() => {
    const said = sessionStorage.getItem('permission');
    const bytes = (length: number) => new Uint8Array(length).fill(4, 0, 1).buffer;
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      options: { applicationServerKey: bytes(65) },
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
      unsubscribe: () => Promise.resolve(true),
    };
    const getSubscription = () => Promise.resolve(said === 'granted' ? subscription : null);
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
      configurable: true,
      value: () => Promise.resolve({ pushManager: { getSubscription } }),
    });
    Object.defineProperty(Notification, 'permission', { configurable: true, value: said });
  });
}

/** The page of a member whose device was told so and is pushed these kinds. */
async function ofMember(
  page: Page,
  permission: NotificationPermission,
  kinds: readonly string[] = [],
): Promise<void> {
  await asMember(page);
  await withBrowser(page, permission);
  const choice = kinds.length === 0 ? null : { kinds, showsText: false };
  const item = { publicKey: KEY, choice, elsewhere: ['ZZIM'] };
  await page.route(PUSH, (route) => route.fulfill({ json: { item } }));
  await page.goto(PAGE);
}

/** What a device is pushed, in each of its states. */
export const ALARM_SETTING_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  'alarm settings': [
    {
      state: 'first',
      open: async (page) => {
        await page.goto(PAGE);
        await says(page, /로그인하면 이 기기로 알림을 받을 수 있어요/);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await withAnswers(page, 'held', PUSH, PAGE);
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await answers.broken(page, PUSH);
        await page.goto(PAGE);
        await says(page, '알림 설정을 불러오지 못했어요');
      },
    },
    {
      state: 'off',
      open: async (page) => {
        await ofMember(page, 'default');
        await says(page, '이 기기에서는 알림을 받지 않아요');
      },
    },
    {
      state: 'forbidden',
      open: async (page) => {
        await ofMember(page, 'denied');
        await says(page, '이 기기에서 한칸의 알림이 막혀 있어요');
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await ofMember(page, 'granted', ['NOTICE', 'CHAT']);
        await says(page, '이 기기에서 알림을 받고 있어요');
        await says(page, /^다른 기기에서 켜 두어서/);
      },
    },
  ],
};
