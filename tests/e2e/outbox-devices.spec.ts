import type { Page } from '@playwright/test';
import { signInAs } from './support/as-member';
import { expect, test } from './support/journey';
import { waitsForApp } from './support/waits-for-app';

const DAY_MS = 86_400_000;

/** From the next page on the device keeps nothing more: it is full, and its database is broken. */
const fillDevice = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** From the next page on its clock is wrong by so much. */
const setClock = (page: Page, wrongMs: number) =>
  page.addInitScript((wrong) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...given: ConstructorParameters<typeof Date> | []) {
        if (given.length === 0) super(Right.now() + wrong);
        else super(...given);
      }
      static override now = () => Right.now() + wrong;
    }
    globalThis.Date = Wrong as DateConstructor;
  }, wrongMs);

/** A post that others wrote. */
async function anyPost(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/communities?sort=newest&limit=1');
  const { result } = (await answer.json()) as { result: readonly { readonly id: string }[] };
  return `/posts/${result[0]?.id ?? ''}`;
}

test('a device that is full says so before anything is lost @once', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  // A visitor keeps something: the page remembers it for as long as it is there.
  const visitor = waitsForApp(await context.newPage());
  await fillDevice(visitor);
  await visitor.goto(await anyPost(page));
  await visitor
    .getByRole('button', { name: /찜하기$/ })
    .first()
    .click();
  await expect(
    visitor.getByRole('button', { name: /저장 공간이 가득 찼거나 막혀 있어요.*로그인하면/ }),
  ).toBeVisible();
  await visitor.close();

  await signInAs(page, '꽉 찬 이웃');
  await fillDevice(page);
  // What is written of a post is not kept, and the page does not let go of it untold.
  await page.goto('/posts/write');
  await page.getByRole('textbox', { name: '제목' }).fill('꽉 찬 기기에서');
  await expect(page.getByText('이 기기에 임시 저장할 수 없어요')).toBeVisible();
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page.getByText(/나가면 쓰던 글이 사라져요/)).toBeVisible();
  await page.getByRole('button', { name: '나가기' }).click();

  // What cannot wait on the device stays in its form.
  await page.goto(await anyPost(page));
  const form = page.getByRole('form', { name: '댓글 쓰기' });
  await form.getByRole('textbox').fill('저장 못 하는 말');
  await context.setOffline(true);
  await form.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText(/보관할 자리가 없어서/).first()).toBeVisible();
  await expect(page.getByText('저장 못 하는 말')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '다시 보내기' }).click();
  await expect(page.getByRole('article').getByText('저장 못 하는 말')).toHaveCount(1);

  await page.goto('/checklist/write');
  await expect(page.getByText(/저장 공간이 부족|저장을 막고 있어요/).first()).toBeVisible();
});

test('a clock that is three days ahead, and is put right, holds nothing up and asks nothing @once', async ({
  page,
  context,
  faults,
}) => {
  // The browser reports every answer that is no good one.
  faults.expect(/Failed to load resource/);
  await signInAs(page, '앞서가는 이웃');
  const path = await anyPost(page);
  const wrong = await context.newPage();
  await setClock(wrong, 3 * DAY_MS);
  await wrong.route(/\/comments$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: {} })
      : route.continue(),
  );
  await wrong.goto(path);
  const form = wrong.getByRole('form', { name: '댓글 쓰기' });
  await form.getByRole('textbox').fill('사흘 뒤에 쓴 말');
  await form.getByRole('button', { name: '보내기' }).click();
  await expect(wrong.getByRole('link', { name: '보낼 것 1개' })).toBeVisible();
  await wrong.close();

  const right = await context.newPage();
  await right.goto('/outbox');
  await expect(right.getByText('보낼 것이 없어요')).toBeVisible();
  await expect(right.getByText('지금 보낼까요?')).toHaveCount(0);
  await right.goto(path);
  await expect(right.getByText('사흘 뒤에 쓴 말')).toHaveCount(1);
});
