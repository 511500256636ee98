import { expect, type Locator, type Page } from '@playwright/test';
import { says } from './screen-state';

export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: '제목' });
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: '내용' });
export const boardOf = (page: Page): Locator => page.getByRole('combobox', { name: '게시판' });

/** Goes on by Tab until something has the focus; fails where it is no stop of it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** A whole post without pictures, as far as it can be typed. */
export async function write(page: Page, title: string, text: string): Promise<void> {
  await boardOf(page).selectOption({ label: '자취 꿀팁' });
  await titleOf(page).fill(title);
  await textOf(page).click();
  await page.keyboard.type(text);
}

/** What is written is on the device. */
export const isKept = (page: Page) => says(page, /임시 저장했어요/);

/** Publishes, and answers the post's id. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: '등록' }).click();
  return published(page);
}

/** The id of the post that was published just now. */
export async function published(page: Page): Promise<string> {
  await page.waitForURL(/\/posts\/[^/]+$/);
  await expect(page).not.toHaveURL(/write/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** A post as the API answers it to anybody. */
export async function postOf(page: Page, id: string) {
  const answer = await page.request.get(`/v2/communities/${id}`);
  const { item } = (await answer.json()) as {
    item: { title: string; document: { content: Record<string, unknown>[] } };
  };
  return item;
}

/** Pastes where the cursor is, as another program put it on the clipboard. */
export function paste(page: Page, html: string, plain = ''): Promise<void> {
  return textOf(page).evaluate(
    (text, [rich, bare]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', bare);
      text.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, plain] as const,
  );
}

/** Types Korean as an input method does: each syllable grows letter by letter before it is there. */
export async function compose(page: Page, syllables: readonly (readonly string[])[]) {
  const keyboard = await page.context().newCDPSession(page);
  for (const steps of syllables) {
    for (const text of steps) {
      const [selectionStart, selectionEnd] = [text.length, text.length];
      await keyboard.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    }
    await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
  await keyboard.detach();
}
