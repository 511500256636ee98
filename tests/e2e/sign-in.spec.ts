import { expect, test } from './support/journey';
import {
  agreeAs,
  beWelcomed,
  expectMember,
  expectVisitor,
  keptTokens,
  leaveFor,
  openLogin,
  signUp,
  type ButtonProvider,
} from './support/sign-in';

// What does not depend on the window is walked once: @phone.
test('somebody new signs up, is welcomed where they were, and logs out', async ({ page }) => {
  await openLogin(page);
  await leaveFor(page, 'kakao');
  await agreeAs(page, '처음 온 사람');
  await signUp(page, '새 이웃');
  await beWelcomed(page);
  await expect(page).toHaveURL(/\/more$/);
  await expectMember(page, '새 이웃');
  expect((await keptTokens(page)).every((token) => token !== null)).toBe(true);

  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '로그아웃하시겠습니까?' });
  await question.getByRole('button', { name: '취소' }).click();
  await expect(question).toBeHidden();
  await expectMember(page, '새 이웃');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await question.getByRole('button', { name: '로그아웃' }).click();
  await expectVisitor(page);
  expect(await keptTokens(page)).toEqual([null, null]);
});

for (const provider of ['kakao', 'naver', 'apple'] satisfies ButtonProvider[]) {
  // Naver comes back as Kakao does; the matrix of all is walked below the browser.
  const tag = provider === 'naver' ? ['@full', '@phone'] : ['@phone'];
  test(
    `${provider} knows a person again, and leads back to where they were`,
    { tag },
    async ({ page, context }) => {
      const nickname = `한칸 ${provider}`;
      await openLogin(page);
      await leaveFor(page, provider);
      await agreeAs(page, '이새움');
      // Another project may have been here before, on the same server.
      await page.waitForURL(/\/more(?:\/sign-up)?(?:\?.*)?$/);
      if (page.url().includes('sign-up')) {
        await signUp(page, nickname);
        await beWelcomed(page);
      }
      await expectMember(page, nickname);

      // Another browser: nothing of the first one is there.
      await context.clearCookies();
      // On a page of the site without the app, which would ask for more meanwhile.
      const body = '<!doctype html><link rel="icon" href="data:,">';
      await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/empty');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto('/zzim?p=login');
      await leaveFor(page, provider);
      await agreeAs(page, '이새움');
      await expect(page).toHaveURL(/\/zzim$/);
      await page.goto('/more');
      await expectMember(page, nickname);
    },
  );
}

test('who says no at the provider is back where they were @phone', async ({ page }) => {
  await openLogin(page);
  await leaveFor(page, 'apple');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL(/\/more$/);
  await expect(page.getByRole('status').filter({ hasText: '로그인을 취소했어요.' })).toHaveCount(1);
  await expectVisitor(page);
});

test('a login that is refused says why, and leaves nobody logged in @phone', async ({
  page,
  faults,
}) => {
  faults.expect(/the server responded with a status of 422/);
  await openLogin(page);
  await leaveFor(page, 'naver');
  await page.getByRole('button', { name: '유효 시간이 지난 코드' }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const warned = page.locator('[aria-live="assertive"]');
  await expect(warned.filter({ hasText: '로그인 시간이 지났어요.' })).toHaveCount(1);
  expect(await keptTokens(page)).toEqual([null, null]);
  expect(page.url()).not.toMatch(/code=|state=/);
});

test('a code is good once, also on the way back @phone', async ({ page, faults }) => {
  faults.expect(/the server responded with a status of 422/);
  await openLogin(page);
  await leaveFor(page, 'kakao');
  const returned = page.waitForRequest((request) => request.url().includes('/oauth/kakao?'));
  await agreeAs(page, '처음 온 사람');
  const address = (await returned).url();
  await expect(page).toHaveURL(/\/more\/sign-up$/);
  await page.goto(address);
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await keptTokens(page)).toEqual([null, null]);
});

test('Facebook, which the popup does not offer, is begun at its address @phone', async ({
  page,
}) => {
  await page.goto('/oauth/facebook');
  await page.getByRole('button', { name: '다시 로그인' }).click();
  await page.waitForURL(/^http:\/\/localhost:/);
  await agreeAs(page, '처음 온 사람');
  await signUp(page, '페북 이웃');
  await beWelcomed(page);
  await page.goto('/more');
  await expectMember(page, '페북 이웃');
});

test('every tab follows a login and a logout @once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/more');
  await openLogin(page);
  await leaveFor(page, 'naver');
  await agreeAs(page, '처음 온 사람');
  await signUp(page, '두 탭 이웃');
  await beWelcomed(page);
  await expectMember(other, '두 탭 이웃');
  await other.getByRole('button', { name: '로그아웃', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expectVisitor(other);
  await expectVisitor(page);
});

test('a session that ended elsewhere asks for one login, and loses nothing @phone', async ({
  page,
  faults,
}) => {
  faults.expect(/the server responded with a status of 401/);
  await openLogin(page);
  await leaveFor(page, 'kakao');
  await agreeAs(page, '처음 온 사람');
  await signUp(page, '먼 이웃');
  await beWelcomed(page);
  await expectMember(page, '먼 이웃');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  // In one step: a request that the app makes by itself between the two would end the session first.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: '로그아웃' })
    .evaluate((confirm: HTMLElement) => {
      localStorage.setItem('ACCESS_TOKEN', 'x'.repeat(43));
      localStorage.setItem('REFRESH_TOKEN', 'x'.repeat(43));
      confirm.click();
    });
  await expect(page.getByRole('dialog', { name: /가벼운 생활/ })).toHaveCount(1);
  await expect(page.getByText('계속하려면 로그인해 주세요.', { exact: false })).toBeVisible();
  expect(await keptTokens(page)).toEqual([null, null]);
});
