import { expect, test } from './support/journey';
import { AMPLE, lastingNotice, openNotices } from './support/notices';

/** 08:00 in Seoul of so many days before the day of a moment. */
function morningBefore(until: string, days: number): Date {
  const day = until.slice(0, 10);
  return new Date(Date.parse(`${day}T08:00:00+09:00`) - days * 86_400_000);
}

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

  const notice = await lastingNotice(page, 3);
  await test.step('the verdict follows what is typed', async () => {
    await page.goto(`/notices/${notice.id}?p=my-conditions`);
    const form = page.getByRole('dialog', { name: '내 조건' });
    await form.getByRole('textbox', { name: '생년월일' }).fill('19600101');
    await form.getByRole('button', { name: '없어요' }).click();
    await expect(form.getByText(/맞아요 \d+ · 안 맞아요 [1-9]/)).toBeVisible();
    await form.getByRole('textbox', { name: '생년월일' }).fill('20000514');
    await expect(form.getByText(/맞아요 \d+/)).toBeVisible();
    await form.getByRole('button', { name: /공고 보기|개 보기|저장하기/ }).click();
    await expect(form).toBeHidden();
    const kept = await page.evaluate(() => localStorage.getItem('MY_CONDITIONS'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ birthDay: '20000514', ownsHome: false });
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

test('Back finds a list of notices as it was left @phone', async ({ page }) => {
  await openNotices(page, '/youth/notices');
  const card = page.getByRole('article').nth(4);
  await card.scrollIntoViewIfNeeded();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/notices\/\d+|notice=\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/\/youth\/notices$/);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
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
  const said = /20000514|2345678|1159000000|EMPLOYED/;
  expect(sent.filter((one) => said.test(one))).toEqual([]);
});
