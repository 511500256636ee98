import { signInAs } from './support/as-member';
import { expect, test } from './support/journey';
import { offerByForm } from './support/offering';
import { someoneElse } from './support/someone-else';

test('a room is offered, asked for, confirmed, talked about, reserved and given away @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await someoneElse(browser, baseURL ?? '', '방 내놓은 이');
  const path = await offerByForm(owner, { title: '볕이 드는 방', unit: '304호' });
  /** The owner says that it is still there, and the server has heard it. */
  const confirm = async () => {
    const heard = owner.waitForResponse(/\/confirm$/);
    await owner.getByRole('button', { name: '네, 아직 있어요' }).click();
    expect((await heard).status()).toBe(200);
  };
  await confirm();

  // Somebody wants to know whether it is still there. Whether the owner is told of it now is a matter of
  // the hour; the answer is given on the page.
  await signInAs(page, '방 찾는 이');
  await page.goto(path);
  await page.getByRole('button', { name: '아직 있나요?' }).click();
  await expect(page.getByText(/^물어봤어요/)).toBeVisible();
  await owner.reload();
  await confirm();
  await page.reload();
  await expect(page.getByRole('button', { name: '아직 있나요?' })).toBeVisible();

  await page.getByRole('button', { name: '채팅' }).click();
  await page.waitForURL(/\/chats\/\d+$/);
  await page.getByRole('textbox', { name: '메시지' }).fill('오늘 저녁에 볼 수 있을까요?');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await owner.goto('/chats');
  await owner.getByRole('link', { name: /방 찾는 이/ }).click();
  await owner.getByRole('button', { name: '네, 아직 있어요.' }).click();
  await owner.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('네, 아직 있어요.');

  // What becomes of it stands on top of the talk, and on no list once it is over.
  const stands = page.getByRole('link', { name: /500\/45/ });
  await owner.goto(path);
  await owner.getByText('예약', { exact: true }).click();
  await expect(owner.getByRole('radio', { name: '예약', exact: true })).toBeChecked();
  await page.reload();
  await expect(stands).toContainText('예약 중');
  await owner.getByText('완료', { exact: true }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '완료하기' }).click();
  await expect(owner.getByText('거래가 끝난 글이에요. 나만 볼 수 있어요.')).toBeVisible();
  await page.reload();
  await expect(stands).toContainText('거래 완료');
  await page.goto('/direct?dongliCode=1162010200');
  await expect(page.locator('[data-deal]').first()).toBeVisible();
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  await owner.context().close();
});
