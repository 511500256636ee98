import type { Page } from '@playwright/test';
import { APP_PAGES, type PageName } from '#core';
import { someItems } from '../bench/sample-items';
import { signInAs } from './support/as-member';
import { offerRoom, offerToShare } from './support/chatting';
import { beginChecklist } from './support/checklist-states';
import { makeCollection, shareCollection } from './support/collecting';
import { expect, test } from './support/journey';
import { isDrawnOfKept, isKept, lookedAfter } from './support/offline';
import { someHouses } from './support/states';

// The worker, which other journeys do without.
test.use({ serviceWorkers: 'allow', deviceScaleFactor: 1 });

/** What the browser reports of a network that is not there. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/;
const NOTE = /오프라인이에요 · .*저장한 내용이에요/;
const NO_LINE = /오프라인이에요|인터넷 연결이 끊겼어요/;
const FAILED = /불러오지 못했어요/;
const WHAT_TO_DO = '네트워크 연결을 확인해 주세요.';

/** How a page opens that somebody opens without a network. */
type Opening =
  /** With what was kept of it, and it says how old that is. It was opened before, or is kept ahead. */
  | { readonly kept: string | RegExp; readonly isOpened: boolean }
  /** It needs nothing of the server. */
  | { readonly own: string | RegExp }
  /** It says that it could not be had, and what to do. */
  | 'why';

const opened = (kept: string | RegExp): Opening => ({ kept, isOpened: true });
const ahead = (kept: string | RegExp): Opening => ({ kept, isOpened: false });

/** Every page of the app. What people write is never kept (docs/adr/0022), nor what is one member's. */
const OPENINGS: Readonly<Record<PageName, Opening>> = {
  home: opened('매거진'),
  map: opened(/이 지역 집 \d+개, /),
  house: ahead('집 정보'),
  zzim: ahead(/찜한 집 2곳/),
  compare: ahead('실월비용'),
  more: { own: '화면 밝기' },
  notifications: 'why',
  alarmSettings: 'why',
  blocked: 'why',
  offline: { own: '찜한 집과 저장한 공고' },
  // What was looked at waits for its other devices.
  outbox: { own: /찜·최근 본 항목 \d+개/ },
  chats: 'why',
  chat: 'why',
  signUp: { own: '이미 로그인했어요' },
  oauth: { own: /로그인/ },
  appInstall: { own: '한칸 앱에서 더 편하게 보세요' },
  appUpdate: { own: '웹은 늘 최신 버전이에요.' },
  youth: opened('곧 마감'),
  youthGuide: { own: '공고에서 볼 것' },
  notices: opened(/^공고 \d+개/),
  notice: ahead('주택과 임대료'),
  communities: 'why',
  postWrite: { own: '등록' },
  post: 'why',
  postModify: 'why',
  search: { own: /초성으로도 찾을 수 있어요/ },
  feed: opened(/결로/),
  feedTag: opened(/등기사항증명서/),
  content: opened('목차'),
  deal: 'why',
  direct: 'why',
  directDetail: 'why',
  dealMine: 'why',
  directWrite: { own: '어떤 방인가요?' },
  directModify: 'why',
  mate: 'why',
  mateDetail: 'why',
  mateWrite: { own: '어떤 사람인가요?' },
  mateModify: 'why',
  collections: 'why',
  collection: 'why',
  collectionView: 'why',
  checklists: { own: '언덕 위 집' },
  checklist: { own: '공간별로 보기' },
  checklistWrite: { own: '둘러보기 시작' },
  checklistModify: { own: '현관 잠금장치' },
  checklistGuide: { own: '세면대와 변기를 같이 쓰면 더 약해져요.' },
  checklistView: 'why',
  calculator: { own: '준비하고 있어요' },
  roomMatch: { own: '준비하고 있어요' },
};
const NAMES = Object.keys(OPENINGS) as PageName[];

const keep = (page: Page) =>
  page
    .getByRole('button', { name: /찜하기$/ })
    .last()
    .click();

/** A page stands: nothing of it waits, and no page of the browser stands in its place. */
async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(NO_LINE).first()).toBeVisible();
  await expect(page.locator('[role="status"][aria-label*="중이에요"]')).toHaveCount(0);
  expect(new URL(page.url()).protocol).toBe('http:');
}

const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

async function opensAs(page: Page, opening: Opening): Promise<void> {
  if (opening === 'why') {
    await shows(page, FAILED);
    await shows(page, WHAT_TO_DO);
    await expect(page.getByRole('button', { name: '다시 불러오기' }).first()).toBeVisible();
    // What could not be had is not said to be old.
    await expect(page.getByText(NOTE)).toHaveCount(0);
  } else if ('own' in opening) await shows(page, opening.own);
  else {
    await shows(page, opening.kept);
    await expect(page.getByText(NOTE)).toBeVisible();
  }
  await stands(page);
}

test('without a network every page opens with what it has, or says why not @once', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  // Half a hundred pages, each opened from the start.
  test.slow();
  faults.expect(NO_NETWORK);
  await signInAs(page, '지하실의 이웃');
  const items = await someItems(baseURL ?? '');
  const [house = '', other = ''] = await someHouses(page, 2);
  const collection = await makeCollection(page, '신림 모음', [house]);
  const link = await shareCollection(page, collection);
  const room = await offerRoom(page, '지하실에서 올린 방');
  const share = await offerToShare(page, '지하실에서 찾는 메이트');
  await page.goto('/more');
  await lookedAfter(page);
  await beginChecklist(page, '언덕 위 집');
  const checklist = page.url().split('/').at(-1) ?? '';
  const parts: Readonly<Partial<Record<PageName, string>>> = {
    house,
    chat: '1',
    oauth: 'kakao',
    notice: items.notice,
    post: items.post,
    postModify: items.post,
    feedTag: '계약',
    content: items.content,
    directDetail: items.direct,
    directModify: room,
    mateDetail: items.mate,
    mateModify: share.split('/').at(-1) ?? '',
    collection,
    collectionView: link.split('/').at(-1) ?? '',
    checklist,
    checklistModify: checklist,
    checklistView: 'none',
  };
  const pathOf = (name: PageName): string =>
    name === 'compare'
      ? `${APP_PAGES.compare.path}?items=h${house},h${other}`
      : APP_PAGES[name].path.replace(/:\w+/, () => encodeURIComponent(parts[name] ?? ''));

  for (const name of NAMES) {
    const opening = OPENINGS[name];
    if (typeof opening === 'object' && 'kept' in opening && opening.isOpened) {
      await page.goto(pathOf(name));
      // The next page would break off what is on its way to the worker.
      await isDrawnOfKept(page);
    }
  }
  for (const path of [`/place/${other}`, `/place/${house}`, `/notices/${items.notice}`]) {
    await page.goto(path);
    await keep(page);
    await isKept(page, path.replace('/place/', '/v2/houses/').replace(/^\/n/, '/v2/n'));
  }
  await isKept(page, '/images/');

  await context.setOffline(true);
  for (const name of NAMES)
    await test.step(name, async () => {
      await page.goto(pathOf(name));
      await opensAs(page, OPENINGS[name]);
    });
});
