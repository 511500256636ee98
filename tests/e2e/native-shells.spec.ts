import type { Page } from '@playwright/test';
import { SNS_TYPE_OF } from '#core';
import { expect, test } from './support/journey';
import { putIntoShell, tokensOf } from './support/native-shell';

const button = (page: Page, name: string) => page.getByRole('button', { name });

const BUTTON = {
  kakao: '카카오로 시작하기',
  naver: '네이버로 시작하기',
  apple: 'Apple로 시작하기',
} as const;

/** The payloads of POST /v1/login from here on. */
function payloadsOf(page: Page): unknown[] {
  const payloads: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/login')) payloads.push(request.postDataJSON());
  });
  return payloads;
}

/** Each shell and each provider once; the matrix of all is walked below the browser. */
const DAILY = ['android kakao', 'android naver', 'ios apple'];

// Shells are phones: @phone.
for (const kind of ['android', 'ios'] as const)
  for (const provider of ['kakao', 'naver', 'apple'] as const)
    test(
      `${kind}: a newcomer from the app of ${provider} comes to the sign-up`,
      {
        tag: DAILY.includes(`${kind} ${provider}`) ? ['@phone'] : ['@phone', '@full'],
      },
      async ({ page, emulators }) => {
        const shell = await putIntoShell(page, kind);
        const payloads = payloadsOf(page);
        await page.goto('/?p=login');
        if (provider === 'apple' && kind === 'android')
          await button(page, '다른 방법으로 시작하기').click();
        await button(page, BUTTON[provider]).click();
        const [asked] = await shell.logins(1);
        expect(asked?.params).toEqual({ provider });
        const value = await tokensOf(emulators, provider, 'new');
        await shell.say({ v: 1, id: asked?.id, result: 'ok', value });
        await expect(page).toHaveURL('/more/sign-up');
        expect(payloads).toEqual([{ SNS_TYPE_CD: SNS_TYPE_OF[provider], ...value }]);
      },
    );

test('a member from the app of Kakao is there, and the page stays where it was @phone', async ({
  page,
  request,
  emulators,
}) => {
  const tokens = async () => {
    const value = await tokensOf(emulators, 'kakao', 'kim');
    return { value, payload: { SNS_TYPE_CD: SNS_TYPE_OF.kakao, ...value } };
  };
  await request.post('/v1/login', { data: (await tokens()).payload });
  const consents = {
    isFourteen: true,
    terms: true,
    privacy: true,
    marketing: false,
    nightMarketing: false,
  };
  const made = await request.post('/v2/members', { data: { nickname: '김한칸', consents } });
  expect(made.status()).toBe(200);

  const shell = await putIntoShell(page, 'android');
  await page.goto('/more?p=login');
  await button(page, BUTTON.kakao).click();
  const [asked] = await shell.logins(1);
  await shell.say({ v: 1, id: asked?.id, result: 'ok', value: (await tokens()).value });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/more');
  const kept = await page.evaluate(() => localStorage.getItem('USER_DATA'));
  expect(kept).toContain('김한칸');
});

test('a login that was cancelled ends quietly, one that failed goes the browser’s way @phone', async ({
  page,
  emulators,
}) => {
  const shell = await putIntoShell(page, 'android');
  const payloads = payloadsOf(page);
  await page.goto('/?p=login');
  await button(page, BUTTON.kakao).click();
  const [first] = await shell.logins(1);
  await shell.say({ v: 1, id: first?.id, result: 'cancel' });

  await expect(button(page, BUTTON.kakao)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeEmpty();
  await button(page, BUTTON.kakao).click();
  const [, second] = await shell.logins(2);
  await shell.say({ v: 1, id: second?.id, result: 'error', message: 'KOE101' });

  await expect(page).toHaveURL(new RegExp(`^${emulators}/kakao/`));
  await button(page, '취소').click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/(?:\?p=login)?$/);
  await expect(page.getByRole('status').getByText('로그인을 취소했어요.')).toBeAttached();
  expect(payloads).toEqual([]);
});

test('late, repeated, foreign and forged answers log nobody in @phone', async ({
  page,
  emulators,
}) => {
  const shell = await putIntoShell(page, 'ios');
  const payloads = payloadsOf(page);
  const value = await tokensOf(emulators, 'kakao', 'new');
  const opened: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  await page.goto('/?p=login');
  await button(page, BUTTON.kakao).click();
  const [asked] = await shell.logins(1);
  const forged = [
    { v: 1, id: 'guessed', result: 'ok', value },
    { v: 1, id: ['__proto__'], result: 'ok', value },
    { v: 2, id: asked?.id, result: 'ok', value },
    { v: 1, event: 'open', key: 'guessed', value: { link: '/place/1' } },
    { v: 1, event: 'open', key: asked?.id, value: { link: 'javascript:alert(1)' } },
    '{"v":1',
    null,
  ];
  for (const message of forged) await shell.say(message);
  await expect(button(page, BUTTON.kakao)).toHaveAttribute('aria-busy', 'true');
  await shell.say({ v: 1, id: asked?.id, result: 'cancel' });
  await expect(button(page, BUTTON.kakao)).not.toHaveAttribute('aria-busy', 'true');
  await shell.say({ v: 1, id: asked?.id, result: 'ok', value });
  await page.evaluate(() => {
    Reflect.set(window, 'hankanReceive', () => undefined);
  });

  // The next login still reaches the page, and is the only one that the server was asked for.
  await button(page, BUTTON.naver).click();
  const [, next] = await shell.logins(2);
  const naver = await tokensOf(emulators, 'naver', 'new');
  await shell.say({ v: 1, id: next?.id, result: 'ok', value: naver });
  await expect(page).toHaveURL('/more/sign-up');
  expect(payloads).toEqual([{ SNS_TYPE_CD: SNS_TYPE_OF.naver, ...naver }]);
  expect(opened).toEqual([]);
});
