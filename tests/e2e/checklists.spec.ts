import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { signInAs } from './support/as-member';
import { beginChecklist } from './support/checklist-states';
import { expect, test } from './support/journey';
import { waitsForApp } from './support/waits-for-app';

const grade = (page: Page, item: string, answer: string) =>
  page.getByRole('article', { name: item, exact: true }).getByRole('button', { name: answer });
const room = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();
const saved = (page: Page) => expect(page.getByRole('status').getByText('저장됨')).toBeVisible();
const shot = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer();

test('Two devices write one checklist, one of them without a network @once', async ({
  page: phone,
  browser,
  baseURL,
  faults,
}) => {
  await signInAs(phone, '두기기집구경');
  const storageState = await phone.context().storageState();
  await beginChecklist(phone, '언덕 위 집');
  await saved(phone);

  const second = await browser.newContext({ ...(baseURL && { baseURL }), storageState });
  const tablet = waitsForApp(await second.newPage());
  await tablet.goto(new URL(phone.url()).pathname);
  await expect(tablet.getByRole('heading', { level: 2, name: '현관' })).toBeVisible();

  await room(phone, '욕실');
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await phone.context().setOffline(true);
  await grade(phone, '곰팡이', '나쁨').click();
  await phone.getByLabel('곰팡이 사진 더하기').setInputFiles({
    name: 'mould.jpg',
    mimeType: 'image/jpeg',
    buffer: await shot(),
  });
  await expect(phone.getByRole('img', { name: '욕실 · 곰팡이 사진' })).toBeVisible();
  await expect(phone.getByRole('status').getByText('이 기기에만 있어요')).toBeVisible();

  await grade(tablet, '신발장', '좋음').click();
  await saved(tablet);

  await phone.context().setOffline(false);
  await saved(phone);
  await room(phone, '현관');
  await expect(grade(phone, '신발장', '좋음')).toHaveAttribute('aria-pressed', 'true');

  await tablet.reload();
  await room(tablet, '욕실');
  await expect(grade(tablet, '곰팡이', '나쁨')).toHaveAttribute('aria-pressed', 'true');
  const photo = tablet.getByRole('img', { name: '욕실 · 곰팡이 사진' });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await second.close();
});

test('A checklist is shared by a link until it is withdrawn @once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, '함께보는집');
  await beginChecklist(page, '보여줄 집');
  await grade(page, '신발장', '나쁨').click();
  await saved(page);
  await page.goto(new URL(page.url()).pathname.replace('/checklist/modify/', '/checklists/'));
  await page.getByRole('button', { name: '링크 만들기' }).click();
  const link = page.getByText(/\/view\//);
  await expect(link).toBeVisible();
  const path = /\/view\/\S+$/.exec((await link.textContent()) ?? '')?.[0] ?? '';

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const reader = await other.newPage();
  await reader.goto(path);
  await expect(reader.getByRole('heading', { level: 2, name: '보여줄 집' })).toBeVisible();
  await expect(reader.getByText('현관 · 신발장')).toBeVisible();

  await page.getByRole('button', { name: '공유 멈추기' }).click();
  await expect(page.getByRole('button', { name: '링크 만들기' })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('더는 열리지 않는 링크예요')).toBeVisible();
  await other.close();
});
