import type { Page, Route } from '@playwright/test';
import { asMember } from './as-member';
import { headed, says, waiting, type ScreenState } from './screen-state';
import { answers } from './states';

const INBOX = /\/v2\/me\/notifications\?/;
const PAGE = '/more/notifications';
const HOUR_MS = 3_600_000;

const told = (number: number, hoursAgo: number, kind: string, title: string, message: string) => ({
  id: `told-${number}`,
  kind,
  title,
  message,
  NOTI_TARGET_CD: 'OPITG10002',
  LINK: '1',
  createdAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  isRead: hoursAgo > 30,
  change: number,
  firstChange: number,
});

/** Told today and on days before, read and unread, of every kind. */
const TOLD = [
  told(4, 0, 'NOTICE_ALARM', '관악 청년 매입임대주택 예비입주자 모집', '내일 17:00에 마감해요'),
  told(
    3,
    24,
    'NOTICE_CORRECTED',
    '2026년 4차 행복주택 입주자 모집',
    '접수 기간과 호수가 바뀌었어요',
  ),
  told(
    2,
    50,
    'NOTICE_ALARM',
    '서울 청년안심주택 추가 모집',
    '3일 남았어요 · 11월 25일(수) 17:00 마감',
  ),
  told(1, 75, 'NOTICE_CORRECTED', '청년 월세 지원 대상자 모집', '서류가 바뀌었어요'),
];

/** What a member was told, of the kind that is asked for. */
function answer(all: typeof TOLD) {
  return (route: Route) => {
    const kind = new URL(route.request().url()).searchParams.get('kind');
    const unread = (of: string) => all.filter((one) => one.kind === of && !one.isRead).length;
    const unreadByKind = {
      NOTICE_ALARM: unread('NOTICE_ALARM'),
      NOTICE_CORRECTED: unread('NOTICE_CORRECTED'),
      COMMENT: unread('COMMENT'),
      REPLY: unread('REPLY'),
      LIKE: unread('LIKE'),
      MODERATED: unread('MODERATED'),
      DEAL_CONFIRM: unread('DEAL_CONFIRM'),
      CHAT: unread('CHAT'),
      VISIT: unread('VISIT'),
      MATE: unread('MATE'),
      DEAL_ALARM: unread('DEAL_ALARM'),
      ZZIM_CHANGED: unread('ZZIM_CHANGED'),
    };
    const sum = Object.values(unreadByKind).reduce((all, count) => all + count, 0);
    return route.fulfill({
      json: {
        result: all.filter((one) => kind === null || one.kind === kind),
        page: { next: null, unread: sum, unreadByKind, change: all.length },
      },
    });
  };
}

/** Opens a path of a member who was told this. */
async function withTold(page: Page, all: typeof TOLD, path = PAGE): Promise<void> {
  await asMember(page);
  await page.route(INBOX, answer(all));
  await page.goto(path);
}

/** Opens the panel of the bell, which stands in windows from a tablet's on. */
async function openPanel(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: Math.max(width, 1024), height });
  await page.goto('/more');
  await headed(page);
  await page.getByRole('banner').getByRole('link', { name: /^알림/ }).first().click();
  await page.getByRole('dialog', { name: '알림' }).waitFor();
}

/** What members are told, on its page and in the panel under the bell. */
export const NOTIFICATION_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  notifications: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto(PAGE);
        await says(page, /로그인하면 알림을 모아 볼 수 있어요/);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await answers.held(page, INBOX);
        await page.goto(PAGE);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await withTold(page, TOLD);
        await says(page, '90일이 지나면 지워요');
      },
    },
    {
      state: 'none of a kind',
      open: async (page) => {
        await withTold(page, TOLD.slice(0, 1), `${PAGE}?kind=NOTICE_CORRECTED`);
        await says(page, '정정공고 알림은 아직 없어요');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await asMember(page);
        await page.goto(PAGE);
        await says(page, '아직 온 알림이 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await answers.broken(page, INBOX);
        await page.goto(PAGE);
        await says(page, '알림을 불러오지 못했어요');
      },
    },
  ],
  'notification panel': [
    {
      state: 'visitor',
      open: async (page) => {
        await openPanel(page);
        await says(page, /로그인하면 알림을 모아 볼 수 있어요/);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await answers.held(page, INBOX);
        await openPanel(page);
        await page.getByRole('status', { name: '알림을 불러오는 중' }).waitFor();
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await asMember(page);
        await page.route(INBOX, answer(TOLD));
        await openPanel(page);
        await says(page, '2026년 4차 행복주택 입주자 모집');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await asMember(page);
        await openPanel(page);
        await says(page, '아직 온 알림이 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await answers.broken(page, INBOX);
        await openPanel(page);
        await says(page, '알림을 불러오지 못했어요');
      },
    },
  ],
};
