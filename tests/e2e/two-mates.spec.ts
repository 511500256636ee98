import { signInAs } from './support/as-member';
import { offerToShare } from './support/chatting';
import { expect, test } from './support/journey';
import { someoneElse } from './support/someone-else';

test('two people agree to live together, open their numbers, part and meet no more @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const next = () => page.getByRole('button', { name: '다음' }).click();
  const asks = (question: string) =>
    expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  const choose = (question: string, answer: string) =>
    page
      .getByRole('group', { name: question, exact: true })
      .getByText(answer, { exact: true })
      .click();
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });

  await signInAs(page, '방 나누는 이');
  await page.goto('/mate/write');
  await asks('어떤 사람인가요?');
  await choose('방이 있나요?', '방 있어요');
  await choose('내 성별', '여성');
  await choose('나이대', '20대 후반');
  await choose('하는 일', '직장인');
  await next();
  await asks('언제, 어디서 함께 살까요?');
  await page.getByRole('button', { name: '동네 고르기' }).click();
  await page.getByRole('combobox').fill('신림역');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('checkbox', { name: /동$/ })).toBeChecked();
  await field('함께 살 기간').fill('6');
  // Nothing is lost by a reload.
  await expect(page.getByText('임시저장됨')).toBeVisible();
  await page.reload();
  await expect(field('함께 살 기간')).toHaveValue('6');
  await next();
  await asks('한 달에 얼마인가요?');
  await field('보증금 몫').fill('300');
  await field('월세 몫').fill('35');
  await field('관리비 몫').fill('4');
  await next();
  await asks('어떤 방인가요?');
  await field('함께 사는 사람').fill('2');
  await field('집의 방').fill('2');
  await next();
  await asks('어떻게 지내나요?');
  await choose('담배', '안 피워요');
  await field(/^제목/).fill('고양이와 함께 지낼 새 메이트');
  await field(/^소개/).fill('평일에는 일하고 주말에는 집에서 쉬어요. 반가워요.');
  await next();
  await asks('다른 사람에게는 이렇게 보여요');
  await page.getByRole('button', { name: '올리기' }).click();
  await page.waitForURL(/\/mate\/detail\/\d+$/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByText('아직 없어요. 누가 관심을 보내면')).toBeVisible();

  const other = await someoneElse(browser, baseURL ?? '', '방 찾는 이');
  await other.goto(path);
  await other.getByRole('button', { name: '관심 보내기' }).click();
  await expect(other.getByText('기다리고 있어요', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '동의하기' }).click();
  await expect(page.getByText('서로 동의했어요')).toBeVisible();

  // Who asked has no listing: both talk all the same.
  await page.getByRole('button', { name: /님과 채팅하기$/ }).click();
  await page.waitForURL(/\/chats\/\d+$/);
  const room = new URL(page.url()).pathname;

  await other.goto('/chats');
  await other.getByRole('link', { name: '메이트 관심 보기' }).click();
  await other.getByRole('button', { name: /님과 채팅하기$/ }).click();
  await other.waitForURL(`**${room}`);
  await other.getByRole('textbox', { name: '메시지' }).fill('반가워요. 언제 볼까요?');
  await other.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('언제 볼까요?');
  await other.goto(path);
  await expect(other.getByRole('heading', { name: '서로 동의했어요' })).toBeVisible();
  await other.getByRole('textbox', { name: /내 전화번호/ }).fill('010-1234-5678');
  await other.getByRole('button', { name: /내 번호 열기$/ }).click();
  await expect(other.getByText('내 번호를 열었어요.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('link', { name: /1234.?5678/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /^010/ })).toHaveCount(0);

  await page.getByRole('button', { name: /님과 그만하기$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '그만하기' }).click();
  await expect(page.getByText('이번에는 이어지지 않았어요')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: '이번에는 이어지지 않았어요' })).toBeVisible();

  // Who is blocked is told nothing, and neither finds the other anywhere.
  await page.goto('/more/notifications');
  await expect(page.getByText('방 찾는 이님이 관심을 보냈어요.')).toBeVisible();
  await other.getByRole('button', { name: '더 많은 기능' }).click();
  await other.getByRole('button', { name: '차단하기' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '차단하기' }).click();
  await other.waitForURL(({ pathname }) => pathname !== path);
  await other.goto('/mate?dongliCode=1162010200');
  await expect(other.locator('a[href^="/mate/detail/"]').first()).toBeVisible();
  await expect(other.locator(`a[href="${path}"]`)).toHaveCount(0);
  await other.goto(path);
  await expect(other.getByText('삭제된 게시물입니다.')).toBeVisible();
  for (const who of [page, other]) {
    await who.goto('/chats');
    await expect(who.getByText('아직 나눈 이야기가 없어요')).toBeVisible();
    await who.goto('/more/notifications');
    await expect(who.getByText('아직 온 알림이 없어요')).toBeVisible();
  }
  await page.goto(path);
  await expect(page.getByText('아직 없어요. 누가 관심을 보내면')).toBeVisible();
  await other.context().close();
});

test('an ask that was declined looks to who asked as one that waits @once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, '방 나누는 이');
  const path = await offerToShare(page, '볕이 드는 방을 나눌 메이트');
  const other = await someoneElse(browser, baseURL ?? '', '방 찾는 이');
  await other.goto(path);
  await other.getByRole('button', { name: '관심 보내기' }).click();
  const waits = other.getByText('기다리고 있어요', { exact: true });
  await expect(waits).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: '방 찾는 이님의 관심 거절' }).click();
  await expect(page.getByText('이번에는 이어지지 않았어요')).toBeVisible();

  await other.goto('/more/notifications');
  await expect(other.getByText('아직 온 알림이 없어요')).toBeVisible();
  await other.goto('/chats');
  await other.getByRole('link', { name: '메이트 관심 보기' }).click();
  await expect(other.getByText('방 나누는 이님의 답을 기다리고 있어요')).toBeVisible();
  await other.goto(path);
  await expect(waits).toBeVisible();
  await expect(other.getByRole('button', { name: '취소' })).toBeVisible();
  await other.context().close();
});
