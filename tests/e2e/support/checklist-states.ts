import { expect, type Page } from '@playwright/test';
import { asMember } from './as-member';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';

/** Begins a checklist of this name on the device, and stands before its rooms. */
export async function beginChecklist(page: Page, name: string): Promise<void> {
  await page.goto('/checklist/write');
  await page.getByLabel('이름').fill(name);
  await page.getByRole('button', { name: '둘러보기 시작' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '현관' })).toBeVisible();
}

/** One that nothing is answered of yet; answers its id. */
async function begun(page: Page): Promise<string> {
  await beginChecklist(page, '언덕 위 집');
  return page.url().split('/').at(-1) ?? '';
}

/** One that something is answered of; answers its id. */
async function written(page: Page): Promise<string> {
  const id = await begun(page);
  const item = page.getByRole('article', { name: '현관 잠금장치' });
  await item.getByRole('button', { name: '나쁨' }).click();
  return id;
}

const VIEWS = /\/v2\/views\//;
/** A link of the right form, so that the app asks for what is behind it. */
const ANY_VIEW = '/view/a-checklist-that-nobody-shared';

/** Shows the checklist of this id to others, as a member does, and opens what they see. */
async function openShared(page: Page, id: string): Promise<void> {
  await page.goto(`/checklists/${id}`);
  await page.getByRole('button', { name: '링크 만들기' }).click();
  const link = page.getByText(/\/view\//);
  await expect(link).toBeVisible();
  await page.goto(new URL((await link.textContent()) ?? '').pathname);
  await says(page, '언덕 위 집');
  await says(page, /까지 열려요/);
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
      state: 'content',
      open: async (page) => {
        await asMember(page);
        await openShared(page, await written(page));
        await says(page, '현관 · 현관 잠금장치');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await asMember(page);
        await openShared(page, await begun(page));
        await expect(page.getByText('먼저 볼 것')).toHaveCount(0);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', VIEWS, ANY_VIEW);
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', VIEWS, ANY_VIEW);
        await says(page, '체크리스트를 불러오지 못했어요');
      },
    },
    {
      state: 'over',
      open: async (page) => {
        await page.goto('/view/none');
        await says(page, '더는 열리지 않는 링크예요');
      },
    },
  ],
};
