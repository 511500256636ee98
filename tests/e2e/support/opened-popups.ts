import type { Page } from '@playwright/test';
import { signInAs } from './as-member';
import { someCalledDeal } from './deal-states';
import { keepHouse, makeCollection, shareCollection } from './collecting';
import { openHouse } from './house-states';
import { someNotice } from './notices';
import { openRoom } from './chat-states';
import { says } from './screen-state';
import { openForm } from './writing-states';

/** A popup as a person opens it, on the page that offers it. */
interface OpenedPopup {
  readonly popup: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** The page shows what the sample has for the home page, hidden for nobody. */
async function withNotices(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.clear();
  });
  await page.goto(path);
  // Who only looks is left alone for a while.
  await page.keyboard.press('Tab');
}

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const button = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Popups that no other journey opens; a line is a popup. */
export const POPUPS: readonly OpenedPopup[] = [
  { popup: 'install-sms', open: (page) => page.goto('/more?p=install-sms') },
  { popup: 'my-conditions', open: (page) => page.goto('/youth/todays?p=my-conditions') },
  {
    popup: 'notice-filter',
    open: async (page) => {
      await page.goto('/youth/notices');
      await button(page, '공급 유형');
    },
  },
  {
    popup: 'deal-contact',
    open: async (page) => {
      await signInAs(page, '전화하는 이');
      await page.goto(`/direct/detail/${await someCalledDeal(page)}`);
      await button(page, '전화');
    },
  },
  {
    popup: 'collect',
    open: async (page) => {
      await signInAs(page, '모으는 이');
      await makeCollection(page, '신림에서 볼 방', []);
      await keepHouse(page);
      await button(page, '모음에 담기');
    },
  },
  {
    popup: 'collection-settings',
    open: async (page) => {
      await signInAs(page, '함께 보는 이');
      const id = await makeCollection(page, '신림에서 볼 방', []);
      await shareCollection(page, id);
      await page.goto(`/collections/${id}`);
      await button(page, '모음 설정');
    },
  },
  {
    popup: 'deal-write',
    open: async (page) => {
      await page.goto('/deal');
      await button(page, '글쓰기');
    },
  },
  {
    popup: 'mate-filter',
    open: async (page) => {
      await page.goto('/mate');
      await button(page, '생활');
    },
  },
  {
    popup: 'direct-filter',
    // With what is usual for such a room.
    open: async (page) => {
      const usual = { deposit: { from: 500, to: 1000 }, monthly: { from: 40, to: 55 } };
      await page.route(/\/v2\/deals\/usual/, (route) => route.fulfill({ json: { item: usual } }));
      await page.goto(
        '/direct?dongliCode=1162010200&roomType=HOUTP00001&rentType=MONTH_RENT&depositTo=1000',
      );
      await button(page, '보증금 1,000만 이하');
      await says(page, /보통 40만/);
    },
  },
  {
    popup: 'notice-alarm',
    open: async (page) => {
      await page.goto(`/notices/${await someNotice(page)}`);
      await button(page, '마감 알림 받기');
    },
  },
  {
    popup: 'calendar',
    open: async (page) => {
      await signInAs(page, '구독하는 이');
      await page.goto('/more/notifications');
      await button(page, '마감일 캘린더 구독');
      await button(page, '구독 주소 만들기');
      await page.getByRole('textbox', { name: '구독 주소' }).waitFor();
    },
  },
  {
    popup: 'visit',
    open: async (page) => {
      await openRoom(page);
      await button(page, '약속 잡기');
    },
  },
  {
    popup: 'link',
    open: async (page) => {
      await openForm(page, '링크 거는 이');
      await button(page, '링크');
    },
  },
  {
    popup: 'picture',
    open: async (page) => {
      await openForm(page, '사진 올리는 이');
      await page.getByLabel('사진 고르기').setInputFiles({
        name: 'room.png',
        mimeType: 'image/png',
        buffer: Buffer.from(ONE_PIXEL, 'base64'),
      });
      await page.getByRole('button', { name: /1번째 사진, 고치기/ }).click();
    },
  },
  {
    popup: 'share',
    open: async (page) => {
      await openHouse(page);
      await button(page, '공유하기');
    },
  },
  {
    popup: 'map',
    open: async (page) => {
      await openHouse(page);
      await button(page, '주변시설');
    },
  },
  {
    popup: 'address',
    open: async (page) => {
      await openHouse(page);
      await button(page, '위치 보기');
    },
  },
  { popup: 'notice', open: (page) => withNotices(page, '/') },
  { popup: 'custom', open: (page) => withNotices(page, '/youth/todays') },
];
