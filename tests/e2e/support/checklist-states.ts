import { expect, type Page } from '@playwright/test';
import { says, type ScreenState } from './screen-state';

/** Begins a checklist of this name on the device, and stands before its rooms. */
export async function beginChecklist(page: Page, name: string): Promise<void> {
  await page.goto('/checklist/write');
  await page.getByLabel('이름').fill(name);
  await page.getByRole('button', { name: '둘러보기 시작' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '현관' })).toBeVisible();
}

/** One that something is answered of. */
async function written(page: Page): Promise<string> {
  await beginChecklist(page, '언덕 위 집');
  const item = page.getByRole('article', { name: '현관 잠금장치' });
  await item.getByRole('button', { name: '나쁨' }).click();
  return page.url().split('/').at(-1) ?? '';
}

/** What is seen in houses, as this device keeps it. */
export const CHECKLIST_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  checklists: [
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/checklists');
        await says(page, '아직 쓴 체크리스트가 없어요');
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await written(page);
        await page.goto('/checklists');
        await says(page, '언덕 위 집');
      },
    },
  ],
  checklist: [
    {
      state: 'content',
      open: async (page) => {
        await page.goto(`/checklists/${await written(page)}`);
        await says(page, '공간별로 보기');
      },
    },
  ],
  'checklist-write': [
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/checklist/write');
        await expect(page.getByLabel('이름')).toBeVisible();
      },
    },
  ],
  'checklist-modify': [
    {
      state: 'content',
      open: async (page) => {
        await written(page);
        await page.getByRole('button', { name: /^욕실/ }).click();
        await page.getByRole('button', { name: '수압 더보기' }).click();
        await page.getByText('욕실 항목 더하기').click();
      },
    },
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/checklist/modify/none');
        await says(page, '이 기기에 없는 체크리스트예요');
      },
    },
  ],
  'checklist-guide': [
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/checklist/guide');
        await says(page, '세면대와 변기를 같이 쓰면 더 약해져요.');
      },
    },
  ],
  'checklist-view': [
    {
      state: 'over',
      open: async (page) => {
        await page.goto('/view/none');
        await says(page, '더는 열리지 않는 링크예요');
      },
    },
  ],
};
