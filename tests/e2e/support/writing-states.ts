import { expect, type Page } from '@playwright/test';
import type { EmulatedKey } from '../../support/press-consent';
import { asMember, signInAs } from './as-member';
import { says, type ScreenState } from './screen-state';

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
