import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildCache, NOTES_CACHE, STORAGE_KEY } from '#core';
import { allKept, whereFound, type KeptThing } from './support/all-kept';
import { signInAs } from './support/as-member';
import { offerRoom } from './support/chatting';
import { beginChecklist } from './support/checklist-states';
import { keepHouse, makeCollection } from './support/collecting';
import { expect, test } from './support/journey';
import { isKept, keptNames, lookedAfter } from './support/offline';
import { someoneElse } from './support/someone-else';
import { expectVisitor, keptTokens } from './support/sign-in';
import { someHouses } from './support/states';
import { isKept as isDraftKept, write } from './support/writing';

// The worker, which other journeys do without.
test.use({ serviceWorkers: 'allow', deviceScaleFactor: 1 });

/** Words that nobody else writes, each in a place of its own. */
const WORDS = {
  nickname: '바스락꽃게',
  partner: '너울해달',
  collection: '곤드레모음',
  checklist: '더덕골 외딴집',
  note: '마루밑에 귀뚜라미',
  title: '청국장 냄새 빼기',
  text: '된장독을 옮겼어요',
  said: '목화솜 이불도 두나요',
  unsaid: '쓰다 만 수수떡',
  searched: '갈매기살골목',
} as const;

/** A tab remembers the addresses of its pages for as long as it is there, as its browser does. */
const isNoWayBack = ({ where }: KeptThing) =>
  where !== `sessionStorage ${STORAGE_KEY.HISTORY_STACK}`;

/** Numbers of a few digits are in scripts, which are the same for everybody. */
const isNoScript = ({ where }: KeptThing) => !/^answer \S+ \S+\/assets\//.test(where);

/** A number of a few digits is found in many an answer that is the same for everybody. */
const ofOne = (things: readonly KeptThing[]) =>
  things.filter(({ where }) => !where.startsWith('answer ') || where.includes(NOTES_CACHE));

/** The hash of the one photo that is kept. */
const photoOf = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('hankan-checklists');
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const ask = open.result.transaction('photos').objectStore('photos').getAll();
    await new Promise((done) => {
      ask.onsuccess = done;
    });
    open.result.close();
    const [photo] = ask.result as readonly { readonly bytes: ArrayBuffer }[];
    const hash = await crypto.subtle.digest('SHA-256', photo?.bytes ?? new ArrayBuffer(0));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  });

test('after a logout nothing of the member can be read in any storage of the browser @once', async ({
  page,
  browser,
  baseURL,
}) => {
  page.on('dialog', (question) => void question.accept());
  const owner = await someoneElse(browser, baseURL ?? '', WORDS.partner);
  const deal = await offerRoom(owner, '햇볕 드는 방');
  const [house = ''] = await someHouses(page, 1);

  await signInAs(page, WORDS.nickname);
  const collection = await makeCollection(page, WORDS.collection, [house]);
  await page.goto('/more');
  await lookedAfter(page);
  await keepHouse(page, house);
  await isKept(page, `/v2/houses/${house}`);
  for (const path of [
    '/more/notifications',
    '/deal/mine',
    '/collections',
    `/collections/${collection}`,
  ])
    await page.goto(path);
  await expect(page.getByRole('heading', { name: WORDS.collection }).first()).toBeVisible();

  await page.goto('/search');
  await page.getByRole('combobox').fill(WORDS.searched);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);

  await beginChecklist(page, WORDS.checklist);
  const item = page.getByRole('article', { name: '신발장' });
  await item.getByRole('button', { name: '메모' }).click();
  await item.getByLabel('신발장 메모').fill(WORDS.note);
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c04020' } });
  await page.getByLabel('신발장 사진 더하기').setInputFiles({
    name: 'shoes.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  });
  await expect(page.getByRole('img', { name: '현관 · 신발장 사진' })).toBeVisible();
  await expect(page.getByRole('status').getByText('저장됨')).toBeVisible();
  const photo = await photoOf(page);

  await page.goto(`/direct/detail/${deal}`);
  await page.getByRole('button', { name: '채팅' }).click();
  await expect(page.getByRole('heading', { name: WORDS.partner })).toBeVisible();
  const message = page.getByRole('textbox', { name: '메시지' });
  await message.fill(WORDS.said);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByRole('log')).toContainText(WORDS.said);
  await message.fill(WORDS.unsaid);

  await page.goto('/posts/write');
  await write(page, WORDS.title, WORDS.text);
  await isDraftKept(page);

  const [access, refresh] = await keptTokens(page);
  const member = await page.evaluate((key) => {
    const { ID } = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly ID: number };
    return String(ID);
  }, STORAGE_KEY.USER_DATA);
  const words = { ...WORDS, photo, house, access: access ?? '', refresh: refresh ?? '' };
  const nowhere = Object.fromEntries(Object.keys(words).map((name) => [name, []]));

  const before = await allKept(page);
  // What was written with others is never kept, as long as they may take it back; all else is.
  const { partner, collection: list, said, ...own } = whereFound(before, words);
  expect([partner, list, said]).toEqual([[], [], []]);
  expect(Object.entries(own).filter(([, places]) => places.length === 0)).toEqual([]);
  expect(whereFound(ofOne(before), { member })['member']).not.toEqual([]);

  await page.goto('/more');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expectVisitor(page);
  await expect
    .poll(async () =>
      whereFound((await allKept(page)).filter(isNoWayBack).filter(isNoScript), words),
    )
    .toEqual(nowhere);
  await expect
    .poll(async () => whereFound(ofOne(await allKept(page)), { member }))
    .toEqual({ member: [] });
  // The app itself stays, for whoever comes next.
  expect((await keptNames(page)).some((name) => name.startsWith(buildCache('')))).toBe(true);
  await owner.context().close();
});
