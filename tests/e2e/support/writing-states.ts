import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { EmulatedKey } from '../../support/press-consent';
import { asMember, signInAs } from './as-member';
import { says, type ScreenState } from './screen-state';
import { isKept, textOf, write } from './writing';

/** A member stands before the form: one who joins for it, or a known person who may have before. */
export async function openForm(
  page: Page,
  nickname = '글 쓰는 이',
  person: EmulatedKey = 'new',
): Promise<void> {
  await signInAs(page, nickname, { person });
  await page.goto('/posts/write');
  await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible();
}

/** A member stands before the form, with something written. */
async function begin(page: Page): Promise<void> {
  await asMember(page);
  await page.goto('/posts/write');
  // The form of a state before left its draft.
  await textOf(page).fill('');
  await write(page, '창틀 결로 막기', '문풍지를 붙였어요.');
  await isKept(page);
}

/** Writing a post, and changing one. */
export const WRITING_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  writing: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/posts/write');
        await says(page, '로그인하면 글을 쓸 수 있어요');
      },
    },
    {
      state: 'content',
      // With its faults: what stands by a field is seen in both themes.
      open: async (page) => {
        await openForm(page);
        await page.getByRole('button', { name: '등록' }).click();
        await says(page, '제목을 입력해 주세요.');
      },
    },
    {
      state: 'failed picture',
      open: async (page) => {
        await begin(page);
        await page.route('**/v2/images', (route) => route.abort());
        const background = '#8a7f70';
        const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
        await page.getByLabel('사진 고르기').setInputFiles({
          name: 'window.png',
          mimeType: 'image/png',
          buffer: await picture.png().toBuffer(),
        });
        await says(page, /1장을 올리지 못했어요/);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await begin(page);
        // Without a network it would wait in the outbox.
        const MESSAGE = '지금은 글을 올릴 수 없어요.';
        const refusal = { status: 422, json: { code: 'refused', RESULT_MSG: MESSAGE, MESSAGE } };
        await page.route('**/v2/communities', (route) => route.fulfill(refusal));
        await page.getByRole('button', { name: '등록' }).click();
        await says(page, MESSAGE);
      },
    },
    {
      // What another tab was writing is offered to this one.
      state: 'draft',
      open: async (page) => {
        await begin(page);
        await page.evaluate(() => {
          sessionStorage.clear();
        });
        await page.reload();
        await says(page, '쓰던 글이 있어요');
      },
    },
    {
      state: 'gone',
      // Whoever is not logged in is asked to, first.
      open: async (page) => {
        await asMember(page);
        await page.goto('/posts/0/modify');
        await says(page, '삭제된 게시물입니다.');
      },
    },
  ],
};
