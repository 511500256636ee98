import { deferred } from '../ui/support/deferred';
import { signInAs } from './support/as-member';
import { expect, test } from './support/journey';
import { keepWrites } from './support/outbox-states';
import { someoneElse } from './support/someone-else';
import { openForm } from './support/writing-states';

test('what is done without a network goes once and in order after the tab was closed, and a refusal shows its words', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const title = `베란다 결로 ${testInfo.project.name}`;
  await openForm(page, `집주인 ${testInfo.project.name}`);
  await page.getByRole('combobox', { name: '게시판' }).selectOption('집 고민');
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('어떻게 말리세요?');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { pathname } = new URL(page.url());

  const other = await someoneElse(browser, baseURL ?? '', `손님 ${testInfo.project.name}`);
  const context = other.context();
  await other.goto(pathname);
  const form = other.getByRole('form', { name: '댓글 쓰기' });
  await expect(form.getByRole('textbox')).toBeVisible();
  // What a report needs is there once it was opened.
  await other.getByRole('button', { name: '더 많은 기능', exact: true }).click();
  await other.getByRole('button', { name: '신고하기', exact: true }).click();
  await other.getByText('부적절한 홍보').click();
  await other.getByRole('dialog').getByRole('textbox').fill('광고 같아요.');
  await context.setOffline(true);
  await other.getByRole('button', { name: '제출하기' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(
    other.getByRole('button', { name: '신고는 인터넷에 연결되면 보내요. 닫기' }),
  ).toBeVisible();
  await other.getByRole('button', { name: /^이 글에 공감하기/ }).click();
  await form.getByRole('textbox').fill('제습기를 틀어요');
  await form.getByRole('button', { name: '보내기' }).click();
  await expect(other.getByRole('link', { name: '보낼 것 3개' })).toBeVisible();
  await expect(other.getByText('인터넷에 연결되면 보내요', { exact: true })).toBeVisible();

  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' && /\/v[12]\//.test(request.url()))
      asked.push(new URL(request.url()).pathname);
  });
  await other.close();
  await context.setOffline(false);
  const again = await context.newPage();
  // The last of them is on its way for the first time: it is told of until it was answered.
  const seen = deferred<undefined>();
  await again.route(/\/comments$/, async (route) => {
    if (route.request().method() === 'POST') await seen.promise;
    await route.continue();
  });
  await again.goto('/outbox');
  const last = again.getByRole('region', { name: '기다리는 중 1' });
  await expect(last.getByText('제습기를 틀어요')).toBeVisible();
  await expect(last.getByText('보내는 중')).toBeVisible();
  await expect(again.getByText('보낼 것이 없어요')).toHaveCount(0);
  seen.resolve(undefined);
  await expect(again.getByText('보낼 것이 없어요')).toBeVisible();
  await again.unroute(/\/comments$/);
  const writes = asked.filter((path) => /report|like|comments/.test(path));
  expect(writes).toEqual([
    '/v1/auth/report',
    `/v2/communities/${pathname.split('/').at(-1) ?? ''}/like`,
    `/v2/communities/${pathname.split('/').at(-1) ?? ''}/comments`,
  ]);
  await page.reload();
  await expect(page.getByText('제습기를 틀어요')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '이 글에 공감하기, 공감 1' })).toBeVisible();

  // The post goes while its reader writes without a network.
  await again.goto(pathname);
  const field = again.getByRole('form', { name: '댓글 쓰기' });
  await expect(field.getByRole('textbox')).toBeVisible();
  await context.setOffline(true);
  await field.getByRole('textbox').fill('늦게 쓴 말');
  await field.getByRole('button', { name: '보내기' }).click();
  await expect(again.getByRole('link', { name: '보낼 것 1개' })).toBeVisible();
  await page.getByRole('button', { name: '더 많은 기능', exact: true }).click();
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /삭제/ }).click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await context.setOffline(false);
  await again.getByRole('link', { name: '보낼 것 1개' }).click();
  const refused = again.getByRole('region', { name: /보내지 못했어요/ });
  await expect(refused.getByText('늦게 쓴 말')).toBeVisible();
  await expect(refused.getByText(/대상이 없어져서 더는 보낼 수 없어요/)).toBeVisible();
  await expect(refused.getByRole('button', { name: '복사' })).toBeVisible();
  await expect(refused.getByRole('link')).toHaveCount(0);
  await expect(refused.getByRole('button', { name: '고쳐 쓰기' })).toHaveCount(0);
  await context.close();
});

test('a logout says first what would be lost, and leaves nothing of it @phone', async ({
  page,
}) => {
  await signInAs(page, '나가는 이웃');
  await keepWrites(page);
  await page.goto('/more');
  await expect(page.getByRole('link', { name: '보낼 것 4개' })).toBeVisible();
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^아직 보내지 못한 보낼 것 4개는 지워져요/)).toBeVisible();
  await dialog.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('로그아웃했어요.').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('저도 궁금해요');
});
