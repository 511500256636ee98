import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beginChecklist } from './support/checklist-states';
import { expect, test } from './support/journey';
import { lookedAfter } from './support/offline';

// The worker, which other journeys do without.
test.use({ serviceWorkers: 'allow', deviceScaleFactor: 1 });

/** Noise, so that a photo has the size of a real one and no two of them the same bytes. */
const shot = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer(),
});

/** Every photo that this device keeps: how many bytes, and which. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('The database did not answer.'));
        };
      });
    const database = await answer(indexedDB.open('hankan-checklists'));
    const all = (await answer(
      database.transaction('photos').objectStore('photos').getAll(),
    )) as readonly { readonly id: string; readonly bytes: ArrayBuffer }[];
    database.close();
    const told = all.map(async ({ id, bytes }) => {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return { id, size: bytes.byteLength, hash: Array.from(hash).join() };
    });
    return (await Promise.all(told)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  });

/** Opened once with a network, as on any day before, and then without one. */
async function goUnderground(page: Page): Promise<void> {
  await page.goto('/checklists');
  await lookedAfter(page);
  await page.context().setOffline(true);
}

test('a checklist with photos goes to another phone as a file, neither having a network @once', async ({
  page: phone,
  browser,
  baseURL,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load resource)/);
  await goUnderground(phone);
  await beginChecklist(phone, '반지하 끝 집');
  const lock = phone.getByRole('article', { name: '현관 잠금장치' });
  await lock.getByRole('button', { name: '나쁨' }).click();
  await phone
    .getByLabel('현관 잠금장치 사진 더하기')
    .setInputFiles([await shot('lock.jpg'), await shot('hinge.jpg')]);
  await expect(phone.getByRole('img', { name: '현관 · 현관 잠금장치 사진' })).toHaveCount(2);
  await phone.getByLabel('신발장 사진 더하기').setInputFiles(await shot('shoes.jpg'));
  await expect(phone.getByRole('img', { name: '현관 · 신발장 사진' })).toBeVisible();
  const photos = await keptPhotos(phone);
  expect(photos.map(({ size }) => size > 10_000)).toEqual([true, true, true]);
  expect(new Set(photos.map(({ hash }) => hash)).size).toBe(3);

  await phone.goto('/checklists');
  await phone.getByRole('button', { name: '내보내기' }).click();
  const coming = phone.waitForEvent('download');
  await phone.getByRole('button', { name: '1개 내보내기' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^한칸-체크리스트-\d{8}\.zip$/);
  await expect(
    phone.getByRole('button', { name: /^체크리스트 1개와 사진 3장을 파일로/ }),
  ).toBeVisible();
  const file = await download.path();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await goUnderground(other);
  await expect(other.getByText('아직 쓴 체크리스트가 없어요')).toBeVisible();
  const bring = async (told: string) => {
    await other.getByLabel('체크리스트 파일 가져오기').setInputFiles(file);
    await expect(other.getByText(told)).toBeVisible();
    await expect(other.getByText('쓴 체크리스트 1개')).toBeVisible();
    expect(await keptPhotos(other)).toEqual(photos);
  };
  await bring('체크리스트 1개와 사진 3장을 가져왔어요.');
  // The same file once more brings nothing twice.
  await bring('체크리스트 1개와 사진 0장을 가져왔어요.');

  await other.getByRole('link', { name: '반지하 끝 집' }).click();
  await expect(other.getByText('공간별로 보기')).toBeVisible();
  await other.getByRole('link', { name: '이어서 쓰기' }).click();
  const there = other.getByRole('article', { name: '현관 잠금장치' });
  await expect(there.getByRole('button', { name: '나쁨' })).toHaveAttribute('aria-pressed', 'true');
  const images = other.getByRole('img', { name: /^현관 · .* 사진$/ });
  await expect(images).toHaveCount(3);
  for (const image of await images.all())
    await expect
      .poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
      .toBe(800);
  await context.close();
});
