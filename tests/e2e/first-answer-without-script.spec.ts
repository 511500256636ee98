import type { Locator, Page } from '@playwright/test';
import { follow, open, test } from './support/first-answer';
import { expect, isPhone } from './support/journey';

test.use({ javaScriptEnabled: false });

/** A house of the sample that was withdrawn. */
const WITHDRAWN = '/place/258';
/** A house with several pictures, and a dong with several pages of houses. */
const HOUSE = '/place/2577';
const DONG = '/map?dong=1162010200';

/** Where each kind of page stands, how it is answered, and what is read there. */
const PAGES: readonly {
  readonly path: string;
  readonly status?: number;
  readonly title: RegExp;
  readonly heading: RegExp;
  readonly says: readonly (string | RegExp)[];
  /** How many are looked at. */
  readonly pictures?: number;
}[] = [
  {
    path: '/',
    title: /^한칸 · /,
    heading: /어디에서 방을 찾으세요/,
    says: ['신림역 근처', /^월세 [\d,]+\/\d+$/, '광고'],
    pictures: 3,
  },
  {
    path: '/map',
    title: /^지도 · 한칸$/,
    heading: /지도에서 집 찾기/,
    says: [/^이 지역 집/, /^월세 [\d,]+\/\d+$/, /^관리비 \d+만$/, '거래 유형'],
    pictures: 2,
  },
  {
    path: DONG,
    title: /^관악구 신림동 방 \d+개 · 한칸$/,
    heading: /지도에서 집 찾기/,
    says: ['관악구 신림동', /^이 지역 집/, /^전세 [\d억 ,]+$/],
    pictures: 2,
  },
  {
    path: HOUSE,
    title: /^월세 [\d,]+\/\d+ .+ · 신림동 · 한칸$/,
    heading: /보증금/,
    says: [
      /^보증금 [\d,]+만원 · 월 \d+만원/,
      '서울특별시 관악구 신림동',
      /^일반 관리비/,
      '전용면적',
    ],
    // All of its own, which are swiped, and the first of those like it.
    pictures: 4,
  },
  {
    path: WITHDRAWN,
    status: 410,
    title: /· 한칸$/,
    heading: /집/,
    says: ['삭제된 게시물입니다.', /집$/],
  },
  {
    path: '/place/999999999',
    status: 404,
    title: /^페이지를 찾을 수 없어요 · 한칸$/,
    heading: /집/,
    says: ['삭제된 게시물입니다.', '지금 볼 수 있는 집'],
    pictures: 1,
  },
  { path: '/zzim', title: /^찜 · 한칸$/, heading: /찜/, says: ['찜한 집이 없어요'] },
  {
    path: '/more',
    title: /^더보기 · 한칸$/,
    heading: /더보기/,
    says: ['로그인해 주세요', '계산기'],
  },
  { path: '/feed', title: /^피드 · 한칸$/, heading: /피드/, says: ['전체'] },
  // What a popup would say stands behind a press: the page beneath is read.
  { path: '/more?p=login', title: /^더보기 · 한칸$/, heading: /더보기/, says: ['로그인해 주세요'] },
  {
    path: `${HOUSE}?p=photos`,
    title: /신림동 · 한칸$/,
    heading: /보증금/,
    says: ['서울특별시 관악구 신림동'],
  },
  {
    path: '/nowhere',
    status: 404,
    title: /^페이지를 찾을 수 없어요 · 한칸$/,
    heading: /페이지를 찾을 수 없어요/,
    says: ['주소를 다시 확인해 주세요'],
  },
];

const visible = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).filter({ visible: true }).first();

/** The first pictures of a page, or all of them, have come; tells how many. */
async function seePictures(page: Page, most: number): Promise<number> {
  const pictures = (await page.locator('main img').filter({ visible: true }).all()).slice(0, most);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  return pictures.length;
}

/** Where the links in sight lead that lead nowhere. */
const deadLinks = (page: Page): Promise<string[]> =>
  page
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links
        .filter((link) => !/^(?:\/|#\w|https:\/\/|tel:|sms:)/.test(link.getAttribute('href') ?? ''))
        .map((link) => link.outerHTML.slice(0, 120)),
    );

test('every kind of page is read without script: words, prices, pictures @once', async ({
  reader: page,
  faults,
}) => {
  faults.expect(/the server responded with a status of 4(04|10) .*\/(?:place\/\d+|nowhere)/);
  // Looked for by its place: text in a noscript is none to Playwright.
  const sentence = page.locator('noscript .without-script');
  for (const { path, status = 200, title, heading, says, pictures = 0 } of PAGES) {
    await test.step(path, async () => {
      const answer = await open(page, path);
      expect(answer?.status()).toBe(status);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      for (const text of says) await expect(visible(page, text)).toBeVisible();
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText('자바스크립트를 켜면 쓸 수 있어요.');
      await expect(page.locator('#hankan-broken')).toBeHidden();
      expect(await deadLinks(page)).toEqual([]);
      if (pictures > 0) expect(await seePictures(page, pictures)).toBe(pictures);
    });
  }
});

/** The first house of a list whose number everybody is told; a private person's is pressed for. */
async function firstOfOffice(page: Page, houses: readonly (string | null)[]) {
  for (const house of houses) {
    const answer = await page.request.get(`/v2/houses/${house?.split('/').at(-1) ?? ''}`);
    const { item } = (await answer.json()) as { item: { contact: { tel: string | null } } };
    if (item.contact.tel !== null) return house;
  }
  return null;
}

test('a house is found by form and links alone @once', async ({ reader: page }) => {
  const price = page.getByRole('heading', { level: 1, name: /보증금|전세/ });
  const houses = () =>
    page
      .locator('article a[href^="/place/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  await test.step('the form finds a place, on every page that has it', async () => {
    const field = page.getByRole('searchbox', { name: /지역, 지하철역, 대학교/ });
    await open(page, '/');
    await field.fill('홍대입구');
    await follow(page, () => page.getByRole('button', { name: '검색' }).click());
    await expect(page).toHaveURL(/\/search\?q=/);
    await follow(page, () => page.getByRole('link', { name: '홍대입구역' }).click());
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === '홍대입구역');
    await expect(visible(page, /^이 지역 집/)).toBeVisible();
    const near = await houses();

    await field.fill('신림동');
    await follow(page, () => field.press('Enter'));
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === '신림동');
    await expect(visible(page, /^이 지역 집/)).toBeVisible();
    expect((await houses()).filter((house) => near.includes(house))).toEqual([]);
  });

  await test.step('a list goes on with other houses, and back', async () => {
    await open(page, DONG);
    const first = await houses();
    await expect(page.locator('a[rel=prev]')).toHaveCount(0);
    await follow(page, () => page.locator('a[rel=next]').click());
    await expect(page).toHaveURL(/page=2/);
    const second = await houses();
    expect(second.length).toBeGreaterThan(10);
    expect(second.filter((house) => first.includes(house))).toEqual([]);
    await follow(page, () => page.locator('a[rel=prev]').click());
    await expect(page).not.toHaveURL(/page=/);
    expect(await houses()).toEqual(first);
  });

  await test.step('a card leads to its house, and that to its dong and elsewhere', async () => {
    const card = page.getByRole('article').first();
    const told = (await card.locator('h3 [aria-hidden]').first().textContent()) ?? '';
    const [house] = await houses();
    await follow(page, () => card.getByRole('link').first().click());
    await expect(page).toHaveURL(house ?? '');
    await expect(price).toContainText(told);
    await follow(page, () => page.getByRole('link', { name: '신림동 집 모두 보기' }).click());
    await expect(page).toHaveURL(DONG);
    const ways = page.getByRole('navigation').getByRole('link', { name: '찜' });
    await follow(page, () => ways.filter({ visible: true }).click());
    await expect(page).toHaveURL('/zzim');
    await follow(page, () => page.goBack());
    await follow(page, () => page.goBack());
    await expect(price).toContainText(told);
  });

  await test.step('the number of an office is a link on a phone', async () => {
    if (!isPhone(page)) return;
    await open(page, DONG);
    await open(page, (await firstOfOffice(page, await houses())) ?? '/404');
    await expect(page.locator('a:is([href^="tel:"], [href^="sms:"])').first()).toBeVisible();
  });
});
