import sharp from 'sharp';
import { builtFile } from './support/built-files';
import { expect, test } from './support/journey';
import { says } from './support/screen-state';
import { agreeAs, leaveFor } from './support/sign-in';
import {
  boardOf,
  compose,
  isKept,
  paste,
  postOf,
  publish,
  published,
  tabTo,
  textOf,
  titleOf,
  write,
} from './support/writing';
import { openForm } from './support/writing-states';

// Looked at is what is said, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

test.beforeEach(({ page }) => {
  // The browser asks, too, before a page is left on which something was written.
  page.on('dialog', (question) => void question.accept());
});

test('a post is written and published with the keyboard alone @desk', async ({ page }) => {
  await openForm(page, '자판만 쓰는 이');
  await tabTo(page, boardOf(page));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, titleOf(page));
  await page.keyboard.type('창틀 결로 막기');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('올해는 ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('문풍지');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('를 붙였어요.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- 창틀 말리기');
  await page.keyboard.press('Enter');
  await page.keyboard.type('문풍지 붙이기');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await tabTo(page, page.getByRole('textbox', { name: '주소' }));
  await page.keyboard.type('example.org/tape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();

  await tabTo(
    page,
    page.getByRole('toolbar', { name: '글 꾸미기' }).getByRole('button', { name: '사진' }),
    'Shift+Tab',
  );
  await tabTo(page, page.getByRole('button', { name: '등록' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const id = await published(page);
  await expect(page.getByRole('heading', { name: '창틀 결로 막기' })).toBeVisible();
  await expect(page.getByRole('link', { name: '문풍지 붙이기' })).toHaveAttribute(
    'href',
    'https://example.org/tape',
  );
  expect((await postOf(page, id)).document.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'bulletList',
  ]);
});

test('what is written outlives a reload, and is offered to another tab @once', async ({
  page,
  context,
}) => {
  await openForm(page, '두 창에서 쓰는 이');
  await write(page, '이사 전날', '냉장고를 먼저 비우세요.');
  await isKept(page);
  await page.reload();
  await expect(titleOf(page)).toHaveValue('이사 전날');
  await expect(textOf(page)).toHaveText('냉장고를 먼저 비우세요.');

  const other = await context.newPage();
  await other.goto('/posts/write');
  await says(other, '쓰던 글이 있어요');
  await expect(textOf(other)).toHaveText('');
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 문도 열어 두고요.');
  await says(other, '다른 창에서도 글을 쓰고 있어요');
  await other.getByRole('button', { name: '그 글 가져오기' }).click();
  await expect(textOf(other)).toHaveText('냉장고를 먼저 비우세요. 문도 열어 두고요.');
  await says(page, '다른 창에서 이 글을 이어서 쓰고 있어요');
  // What stands here stays, whatever is done there.
  await expect(textOf(page)).toHaveText('냉장고를 먼저 비우세요. 문도 열어 두고요.');
});

test('a login that ended meanwhile loses nothing, and nothing is sent by itself @once', async ({
  page,
  faults,
}) => {
  faults.expect(/the server responded with a status of 401/);
  await openForm(page, '다시 오는 이', 'kim');
  await write(page, '끊긴 사이에', '쓰던 말이 남아 있어요.');
  await isKept(page);
  await page.evaluate(() => {
    localStorage.setItem('ACCESS_TOKEN', 'x'.repeat(43));
    localStorage.setItem('REFRESH_TOKEN', 'x'.repeat(43));
  });
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('dialog', { name: /가벼운 생활/ })).toHaveCount(1);
  await leaveFor(page, 'kakao');
  await agreeAs(page, '김한칸');
  await expect(page).toHaveURL(/\/posts\/write/);
  await expect(titleOf(page)).toHaveValue('끊긴 사이에');
  await expect(textOf(page)).toHaveText('쓰던 말이 남아 있어요.');
  const id = await publish(page);
  expect((await postOf(page, id)).title).toBe('끊긴 사이에');
});

test('leaving asks, and what was left is offered again @once', async ({ page }) => {
  await openForm(page, '나가는 이');
  await page.goto('/youth/communities');
  await page.getByRole('link', { name: '글쓰기' }).click();
  await write(page, '나중에', '마저 쓸게요.');
  const question = page.getByRole('alertdialog', { name: '글쓰기를 그만할까요?' });
  await page.getByRole('button', { name: '뒤로' }).click();
  await question.getByRole('button', { name: '계속 쓰기' }).click();
  // A question stands in the address: it has gone from there, too.
  await expect(question).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]p=/);
  await expect(textOf(page)).toHaveText('마저 쓸게요.');
  await page.goBack();
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/communities/);

  await page.getByRole('link', { name: '글쓰기' }).click();
  await expect(textOf(page)).toHaveText('마저 쓸게요.');
});

test('what is pasted keeps its words and nothing foreign @once', async ({ page }) => {
  await openForm(page, '붙여 넣는 이');
  await write(page, '옮겨 온 글', '');
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='font-family:"맑은 고딕"'><b>계약서</b>를 읽어요.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l<span>&nbsp;</span></span>상자</p><!--EndFragment--></body></html>`;
  const hangul = `<HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 8.5.8"></HEAD><BODY><!--StartFragment-->
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕";font-weight:bold'>전세</SPAN><SPAN STYLE='color:#ff0000'> 계약</SPAN></P><!--EndFragment--></BODY></HTML>`;
  const site = `<div onclick="alert(1)"><script>alert(1)</script><h1>소식</h1><p style="font-size:40px">본문<img src="https://tracker.example.org/x.gif" onerror="alert(1)"></p><iframe src="https://example.org"></iframe><a href="javascript:alert(1)">여기</a></div>`;
  for (const html of [word, hangul, site]) {
    await paste(page, html);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  const text = textOf(page);
  await expect(text).toContainText('계약서를 읽어요.');
  await expect(text.getByRole('listitem')).toHaveText(['상자']);
  await expect(text.locator('strong')).toHaveText(['계약서', '전세']);
  await expect(text.getByRole('heading', { name: '소식' })).toBeVisible();
  await expect(text.locator('[style], [class*="Mso"], script, iframe, img[src], a')).toHaveCount(0);
  await publish(page);
  await expect(page.getByRole('heading', { name: '소식' })).toBeVisible();
});

test('Korean that an input method puts together is neither lost nor doubled @once', async ({
  page,
}) => {
  await openForm(page, '한글 쓰는 이');
  await boardOf(page).selectOption({ label: '자취 꿀팁' });
  await titleOf(page).click();
  const HANKAN = [
    ['ㅎ', '하', '한'],
    ['ㅋ', '카', '칸'],
  ];
  await compose(page, HANKAN);
  await expect(titleOf(page)).toHaveValue('한칸');
  await textOf(page).click();
  await compose(page, HANKAN);
  // At the start of a line, within looks, and between two words.
  await page.keyboard.press('Enter');
  await compose(page, HANKAN);
  await page.keyboard.press('Control+b');
  await compose(page, [
    ['ㄱ', '구', '굵'],
    ['ㄱ', '게'],
  ]);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Home');
  await compose(page, [['ㅇ', '아', '앞']]);
  await expect(textOf(page).locator('p')).toHaveText(['한칸', '앞한칸굵게']);
  await expect(textOf(page).locator('strong')).toHaveText('굵게');
  const id = await publish(page);
  const { title, document } = await postOf(page, id);
  expect(title).toBe('한칸');
  expect(document.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: '한칸' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '앞한칸' },
        { type: 'text', text: '굵게', marks: [{ type: 'bold' }] },
      ],
    },
  ]);
});

test('a change keeps what was not changed @once', async ({ page }) => {
  await openForm(page, '고치는 이');
  await write(page, '처음 제목', '한 줄');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> 인용');
  const id = await publish(page);
  const before = await postOf(page, id);

  await page.goto(`/posts/${id}/modify`);
  await expect(titleOf(page)).toHaveValue('처음 제목');
  await expect(boardOf(page)).toHaveValue('CATEC00001');
  await titleOf(page).fill('고친 제목');
  await page.getByRole('button', { name: '등록' }).click();
  await page.waitForURL(new RegExp(`/posts/${id}$`));
  await expect(page.getByRole('heading', { name: '고친 제목' })).toBeVisible();
  expect(await postOf(page, id)).toMatchObject({ title: '고친 제목', document: before.document });
});

test('Back after publishing leads to where the writer came from @once', async ({ page }) => {
  await openForm(page, '돌아가는 이');
  await page.goto('/youth/communities');
  await page.getByRole('link', { name: '글쓰기' }).click();
  await write(page, '새로 올린 글', '읽어 주세요.');
  const id = await publish(page);
  await page.goBack();
  await expect(page).toHaveURL(/communities$/);
  // The list was there before the post was.
  const row = page.getByRole('link', { name: '새로 올린 글' });
  await row.click();
  await page.getByRole('button', { name: '더 많은 기능', exact: true }).click();
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await titleOf(page).fill('고쳐 올린 글');
  await page.getByRole('button', { name: '등록' }).click();
  await page.waitForURL(new RegExp(`/posts/${id}$`));
  await expect(page.getByRole('heading', { name: '고쳐 올린 글' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/communities$/);
  await expect(page.getByRole('link', { name: '고쳐 올린 글' })).toBeVisible();
});

test('pictures are uploaded, tried again, ordered and described @once', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  await openForm(page, '사진 올리는 이');
  await write(page, '창가의 사진', '사진을 봐 주세요.');
  let calls = 0;
  await page.route('**/v2/images', (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  const picture = async (background: string) => ({
    name: `${background}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  const pick = page.getByLabel('사진 고르기');
  await pick.setInputFiles(await picture('red'));
  await expect(page.getByRole('button', { name: '1장 가운데 1번째 사진, 고치기' })).toBeEnabled();
  await pick.setInputFiles(await picture('blue'));
  await says(page, /1장을 올리지 못했어요/);
  await page.getByRole('button', { name: '2장 가운데 2번째 사진, 다시 올리기' }).click();
  await page.getByRole('button', { name: '2장 가운데 2번째 사진, 고치기' }).click();
  const sheet = page.getByRole('dialog', { name: '사진' });
  await sheet.getByRole('textbox', { name: '사진 설명' }).fill('파란 창');
  await sheet.getByRole('button', { name: '앞으로 옮기기' }).click();
  await sheet.getByRole('button', { name: '확인' }).click();
  await expect(
    page.getByRole('button', { name: '2장 가운데 1번째 사진, 파란 창, 고치기' }),
  ).toBeVisible();
  const id = await publish(page);
  const shown = (await postOf(page, id)).document.content.filter(({ type }) => type === 'picture');
  expect(shown).toMatchObject([{ attrs: { alt: '파란 창' } }, { attrs: { alt: '' } }]);
  const blue = page.getByRole('img', { name: '파란 창' });
  await blue.scrollIntoViewIfNeeded();
  await expect
    .poll(() => blue.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('the editor comes with the form alone, and is no larger than 120 kB @once', async ({
  page,
}) => {
  const editor = builtFile('src/ui/widgets/document-editor/DocumentEditor.tsx');
  const editors: number[] = [];
  page.on('requestfinished', async (request) => {
    if (new URL(request.url()).pathname !== editor) return;
    const { responseBodySize } = await request.sizes();
    editors.push(responseBodySize);
  });
  await page.goto('/youth/communities');
  await expect(page.getByRole('link', { name: '글쓰기' })).toBeVisible();
  expect(editors).toEqual([]);
  await openForm(page, '가볍게 쓰는 이');
  await expect.poll(() => editors.length).toBe(1);
  expect(editors[0]).toBeGreaterThan(10_000);
  expect(editors[0]).toBeLessThanOrEqual(120_000);
});
