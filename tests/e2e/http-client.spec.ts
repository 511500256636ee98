import { expect, test, type Page } from '@playwright/test';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientPage } from '../support/client-page/main';
import { buildClientPage, serveClientPage } from '../support/client-page/serve-client-page';
import { allowPages, bodyOf } from '../support/small-server';

/** What the last request was. */
let heard: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
};
let hungUp = 0;
/** The page's own host, and another one that lets the page ask. */
let own: Served;
let other: Served;

type Served = Awaited<ReturnType<typeof serveClientPage>>;
type Shown = Window & { readonly clientPage: ClientPage };

const FILE = Buffer.from([0, 255, 1, 254, 10]);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  response.once('close', () => {
    if (!response.writableFinished) hungUp += 1;
  });
  const body = await bodyOf(request).catch(() => null);
  if (body === null) return;
  heard = { method, url, headers, body };
  if (url === '/silent') return;
  if (url === '/file')
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''%EC%9B%90%EB%A3%B8.pdf",
      })
      .end(FILE);
  else if (url === '/no-file')
    response.writeHead(403).end('{"MESSAGE":"안 돼요.","RESULT_MSG":"<b>안 돼요.</b>"}');
  else
    response
      .writeHead(200, { 'content-type': 'application/json', authentication: 'a2', rt: 'r2' })
      .end('{"DATA":{"n":1}}');
}

const listener = (request: IncomingMessage, response: ServerResponse): void => {
  void answer(request, response);
};

test.beforeAll(async () => {
  const script = await buildClientPage();
  own = await serveClientPage(script, listener);
  other = await serveClientPage(script, allowPages(listener));
});
test.afterAll(() => {
  own.close();
  other.close();
});
test.beforeEach(() => {
  hungUp = 0;
});

async function open(page: Page, api = ''): Promise<void> {
  await page.goto(`${own.url}/?api=${encodeURIComponent(api)}`);
  await page.evaluate(() => {
    localStorage.setItem('ACCESS_TOKEN', 'a1');
    localStorage.setItem('REFRESH_TOKEN', 'r1');
  });
}

const send = (page: Page, ...[method, call]: Parameters<ClientPage['send']>) =>
  page.evaluate(([method, call]) => (window as unknown as Shown).clientPage.send(method, call), [
    method,
    call,
  ] as const);

for (const host of ['its own host', 'another host'])
  test(`as it is built, the client speaks to ${host} @phone`, async ({ page }) => {
    await open(page, host === 'its own host' ? '' : other.url);
    const answered = { DATA: { n: 1 } };
    const params = { q: '신림 & 봉천', n: 3 };
    expect(await send(page, 'get', { path: '/a', params, paramsAs: 'json' })).toEqual(answered);
    expect(new URL(heard.url ?? '', own.url).searchParams.get('json')).toBe(JSON.stringify(params));
    expect(heard.headers).toMatchObject({ authorization: 'a1 HANKAN', rt: 'r1' });
    const form = { path: '/b', body: { text: '한 칸&=+', on: false }, bodyAs: 'form' } as const;
    expect(await send(page, 'post', form)).toEqual(answered);
    expect(heard.headers).toMatchObject({ authorization: 'a2 HANKAN', rt: 'r2' });
    expect(heard.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(heard.body.toString())]).toEqual([
      ['text', '한 칸&=+'],
      ['on', 'false'],
    ]);
    for (const method of ['put', 'patch', 'delete'] as const) {
      const call = { path: '/c', body: { text: '한 칸' }, idempotencyKey: 'key' };
      expect(await send(page, method, call)).toEqual(answered);
      expect(heard.method).toBe(method.toUpperCase());
      expect(heard.headers['idempotency-key']).toBe('key');
      expect(heard.headers['content-type']).toMatch(/^application\/json/);
      expect(heard.body.toString()).toBe('{"text":"한 칸"}');
    }
  });

test('tokens that a header cannot carry are no obstacle @phone', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    localStorage.setItem('ACCESS_TOKEN', '한\n칸\u0000');
  });
  expect(await send(page, 'get', { path: '/a' })).toEqual({ DATA: { n: 1 } });
});

test('an upload sends its file, says how far it is, and can be cancelled @phone', async ({
  page,
}) => {
  await open(page);
  const upload = (path: string) =>
    page.evaluate((to) => (window as unknown as Shown).clientPage.upload(to, 3_000_000), path);
  const { answer, shares } = await upload('/upload');
  expect(answer).toEqual({ DATA: { n: 1 } });
  expect(heard.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(heard.body.length).toBeGreaterThan(3_000_000);
  expect(heard.body.toString()).toContain('name="TITLE"\r\n\r\n방 사진\r\n');
  expect(heard.body.toString()).toContain('filename="원룸.jpg"\r\nContent-Type: image/jpeg');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => Number(a) - Number(b)));
  const cancelled = await upload('/silent');
  expect(cancelled.answer).toMatchObject({ name: 'AbortError' });
  await expect.poll(() => hungUp).toBe(1);
});

test('a download brings bytes with their name, or a refusal @phone', async ({ page }) => {
  await open(page);
  const download = (path: string) =>
    page.evaluate((from) => (window as unknown as Shown).clientPage.download(from), path);
  expect(await download('/file')).toEqual({
    fileName: '원룸.pdf',
    type: 'application/pdf',
    bytes: [...FILE],
  });
  expect(await download('/no-file')).toMatchObject({
    name: 'AppError',
    kind: 'refused',
    status: 403,
    html: '<b>안 돼요.</b>',
  });
});
