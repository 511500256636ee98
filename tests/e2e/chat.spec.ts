import type { Page } from '@playwright/test';
import { signInAs } from './support/as-member';
import { offerRoom } from './support/chatting';
import { expect, test } from './support/journey';
import { someoneElse } from './support/someone-else';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: '메시지' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
}

test('one asks about a room; the other answers, and nothing is lost without a network @once', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const owner = await someoneElse(browser, baseURL ?? '', '방 내놓은 이');
  const deal = await offerRoom(owner, '남향이라 밝은 방');

  await signInAs(page, '방 찾는 이');
  await page.goto(`/direct/detail/${deal}`);
  await page.getByRole('button', { name: '채팅' }).click();
  await expect(page).toHaveURL(/\/chats\/\w+$/);
  await expect(page.getByRole('heading', { name: '방 내놓은 이' })).toBeVisible();

  // The first words are chosen, and sent.
  await page.getByRole('button', { name: '언제 볼 수 있어요?' }).click();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(log(page)).toContainText('언제 볼 수 있어요?');

  // The owner sees that something is unread, wherever they are, and answers.
  await owner.goto('/chats');
  const row = owner.getByRole('link', { name: /방 찾는 이/ });
  await expect(row).toContainText('언제 볼 수 있어요?');
  await row.click();
  await expect(log(owner)).toContainText('언제 볼 수 있어요?');
  await say(owner, '오늘 저녁에 오세요. 010-1234-5678이에요.');
  await expect(log(page)).toContainText('오늘 저녁에 오세요.');
  await expect(log(owner)).toContainText('읽음');

  // Without a network messages wait, and arrive once, in their order.
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.context().setOffline(true);
  await say(page, '일곱 시에 갈게요.');
  await say(page, '신림역에서 뵈어요.');
  await expect(page.getByText('보내는 중')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(page.getByText('보내는 중')).toHaveCount(0);
  const texts = owner.getByRole('log').getByText(/일곱 시에 갈게요|신림역에서 뵈어요/);
  await expect(texts).toHaveText(['일곱 시에 갈게요.', '신림역에서 뵈어요.']);

  // What was typed outlives a reload, and so does what was said.
  await field(page).fill('쓰다 만 말');
  await page.reload();
  await expect(field(page)).toHaveValue('쓰다 만 말');
  await expect(log(page)).toContainText('신림역에서 뵈어요.');

  // The owner keeps the room for them: the talk says so on its top.
  await owner.goto(`/direct/detail/${deal}`);
  await owner.getByText('예약', { exact: true }).click();
  await expect(owner.getByRole('radio', { name: '예약', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByText('예약 중')).toBeVisible();
  await owner.context().close();
});
