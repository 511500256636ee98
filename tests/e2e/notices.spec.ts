import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './support/journey';
import {
  AMPLE,
  bornYearsAgo,
  correctedNotice,
  noticeAskingAge,
  openListOf,
  openNotices,
} from './support/notices';
import { quiet, recordCalls } from './support/requests';

/** 08:00 in Seoul of so many days before the day of a moment. */
function morningBefore(until: string, days: number): Date {
  const day = until.slice(0, 10);
  return new Date(Date.parse(`${day}T08:00:00+09:00`) - days * 86_400_000);
}

/** What a notice is for a person: on its page with the reason behind it. */
const VERDICT = /^(?:맞아요|안 맞아요|알 수 없어요)/;

/** Somebody of 26. */
const YOUNG = bornYearsAgo(26);

const numberIn = (text: string | null): number =>
  Number(/([\d,]+)개/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

test('a person finds notices of an area, learns which fit, and is reminded of one', async ({
  page,
}) => {
  await openNotices(page, '/youth/notices');
  const all = page.getByRole('heading', { name: /^공고 [\d,]+개$/ });
  const before = await all.innerText();

  await test.step('by area', async () => {
    await openNotices(page, '/youth/notices?area=1162000000');
    await expect(all).not.toHaveText(before);
    const areas = page
      .getByRole('article')
      .first()
      .getByText(/관악구|서울|전국/);
    await expect(areas.first()).toBeVisible();
  });

  await test.step('nothing is said before anything is known', async () => {
    await expect(page.getByText(/맞아요|알 수 없어요/)).toHaveCount(0);
  });

  const notice = await noticeAskingAge(page);
  await test.step('the verdict follows what is typed', async () => {
    await page.goto(`/notices/${notice.id}`);
    await page.getByRole('button', { name: /나에게 맞는지 볼까요/ }).click();
    const form = page.getByRole('dialog', { name: '내 조건' });
    const tally = form.getByText(/^맞아요 [\d,]+ · 안 맞아요 [\d,]+$/);
    const numbers = async () =>
      ((await tally.textContent()) ?? '').split('·').map((part) => Number(part.replace(/\D/g, '')));
    const fits = async () => (await numbers())[0];
    const fails = async () => (await numbers())[1];
    await form.getByRole('textbox', { name: '생년월일' }).fill(bornYearsAgo(66));
    await form.getByRole('button', { name: '없어요' }).click();
    await form.getByRole('textbox', { name: '월 소득', exact: true }).fill('230');
    await form.getByRole('textbox', { name: '모은 돈과 자산' }).fill('1800');
    await form.getByRole('button', { name: '함께 사는 가족 늘리기' }).click();
    await expect.poll(fails).toBeGreaterThan(0);
    const [fitOld = NaN, failOld = NaN] = await numbers();
    await form.getByRole('textbox', { name: '생년월일' }).fill(YOUNG);
    await expect.poll(fits).toBeGreaterThan(fitOld);
    await expect.poll(fails).toBeLessThan(failOld);
    await form.getByRole('button', { name: /공고 보기|개 보기|저장하기/ }).click();
    await expect(form).toBeHidden();
    const kept = await page.evaluate(() => localStorage.getItem('MY_CONDITIONS'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ birthDay: YOUNG, ownsHome: false });
  });

  await test.step('the page gives the verdict its reasons, and a row says the same', async () => {
    const mine = page.getByRole('region', { name: '내 조건', exact: true });
    await expect(mine.getByText(VERDICT).first()).toBeVisible();
    await expect(
      mine
        .getByRole('listitem')
        .filter({ hasText: /나이.*26세/ })
        .first(),
    ).toBeVisible();
    const said = await mine.getByText(VERDICT).first().innerText();
    const row = await openListOf(page, notice);
    await expect(row.getByText(said.split(' · ')[0] ?? '', { exact: true })).toBeVisible();
  });

  await test.step('an alarm is shown on its morning', async () => {
    await page.goto(`/notices/${notice.id}`);
    await page.getByRole('button', { name: /마감 알림/ }).click();
    await page.getByRole('button', { name: /알림 \d번 받기/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.setFixedTime(morningBefore(notice.until ?? '', 1));
    await page.goto('/youth/todays');
    const toast = page.getByRole('region', { name: '알림' }).getByText(/내일.*마감해요/);
    await expect(toast).toBeVisible();
    await toast.click();
    await expect(page).toHaveURL(new RegExp(`/notices/${notice.id}$`));
  });
});

test('the filter is set and taken back by hand, and Back finds it as it was left', async ({
  page,
}) => {
  await openNotices(page, '/youth/notices');
  const list = page.getByRole('region', { name: '공고 목록' });
  const heading = list.getByRole('heading', { name: /^공고 [\d,]+개$/ });
  const shown = async () => numberIn(await heading.textContent());
  const filter = filterOf(page);
  // What a phone's filter would leave stands on its button; beside the list it counts at once.
  const apply = filter.getByRole('button', { name: /^공고 [\d,]+개 보기/ });
  const told = () => (isPhone(page) ? apply.textContent().then(numberIn) : shown());
  const press = (group: string, choice: string) =>
    filter.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();
  const everything = await shown();

  await openFilter(page, '지역');
  await press('지역', '서울');
  await expect.poll(told).toBeLessThan(everything);
  const ofArea = await told();
  await press('공급 유형', '행복주택');
  await expect.poll(told).toBeLessThan(ofArea);
  const ofBoth = await told();
  if (isPhone(page)) await apply.click();
  await expect(page).toHaveURL(/[?&]area=1100000000&supply=SUPLY00001/);
  await expect.poll(shown).toBe(ofBoth);
  await expect(list.getByRole('article').filter({ hasNotText: '행복주택' })).toHaveCount(0);

  await openFilter(page, '공급 유형 행복주택');
  await press('공급 유형', '행복주택');
  await expect.poll(told).toBe(ofArea);
  if (isPhone(page)) await apply.click();
  await expect(page).toHaveURL(/\?area=1100000000$/);
  await expect.poll(shown).toBe(ofArea);

  const whole = isPhone(page)
    ? list.getByRole('article').first().getByRole('link')
    : page.getByRole('link', { name: '공고 전체 화면으로 보기' });
  await whole.click();
  await expect(page).toHaveURL(/\/notices\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/youth\/notices\?area=1100000000$/);
  await expect.poll(shown).toBe(ofArea);
});

/** The filter: on a phone over the list, else beside it. */
const filterOf = (page: Page) =>
  isPhone(page)
    ? page.getByRole('dialog', { name: '공고 필터' })
    : page.getByRole('complementary', { name: '필터' });

/** On a phone by the chip that says what is asked; beside the list it is open. */
async function openFilter(page: Page, chip: string): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('group', { name: '필터' }).getByRole('button', { name: chip }).click();
}

test('a correction beside the list tells what was and what is @desk', async ({ page }) => {
  const notice = await correctedNotice(page);
  const row = await openListOf(page, notice);
  await expect(row.getByText('정정', { exact: true })).toBeVisible();
  await row.getByRole('link').click();
  const preview = page.getByRole('region', { name: '공고 미리 보기' });
  await expect(preview.getByRole('heading', { level: 2, name: notice.title })).toBeVisible();
  const box = preview.getByRole('region', { name: '정정공고' });
  for (const { before, after } of notice.changes) {
    await expect(box.locator('s').filter({ hasText: before })).toBeVisible();
    await expect(box.locator('b').filter({ hasText: after })).toBeVisible();
  }
});

test('Back finds a list of notices far down as it was left, without a request @phone', async ({
  page,
}) => {
  await openNotices(page, '/youth/notices');
  const row = page.locator('[aria-posinset="45"]');
  // The first page has thirty: the next one comes as its end is near.
  await expect(async () => {
    await page.evaluate(() => {
      scrollBy(0, innerHeight / 2);
    });
    await expect(row).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass({ intervals: [50] });
  await quiet(page);
  const title = await row.getByRole('heading').innerText();
  const scrolled = () => page.evaluate(() => scrollY);
  const top = await scrolled();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // All that the notice itself asks for has come: what follows is Back's alone.
  await quiet(page);
  const { calls, stop } = recordCalls(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/youth\/notices$/);
  await expect(row.getByRole('heading', { name: title })).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled()) - top)).toBeLessThanOrEqual(2);
  await quiet(page);
  stop();
  expect(calls.filter((call) => call.startsWith('/v2/'))).toEqual([]);
});

test('what a person says of themselves is in no request', { tag: '@once' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.addInitScript(
    (person) => {
      localStorage.setItem('MY_CONDITIONS', person);
    },
    JSON.stringify({ ...AMPLE, income: 2_345_678, livesIn: '1159000000' }),
  );
  await page.goto('/youth/todays');
  await expect(page.getByText(/내 조건에/).first()).toBeVisible();
  await openNotices(page, '/youth/notices?fits=true');
  await expect(page.getByText('맞아요').first()).toBeVisible();
  const said = new RegExp(`${AMPLE.birthDay}|2345678|1159000000|EMPLOYED`);
  expect(sent.filter((one) => said.test(one))).toEqual([]);
});
