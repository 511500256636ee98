import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { RichDocument } from '#core';
import { buildApp } from '../../server/app';
import { readEnv } from '../../server/env';
import { drawPage, drawText, sourcesOf } from '../../src/composition/draw';
import { appDeps } from '../support/app-deps';
import { newContent } from '../support/contents';
import { fakeContents } from '../support/fake-contents';

const SITE = 'https://www.hankan.example';

const words = (text: string) => ({ type: 'text' as const, text });
const line = (text: string) => ({ type: 'paragraph' as const, content: [words(text)] });

const DOCUMENT: RichDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('끝 ]]> & <b>')] },
    {
      type: 'paragraph',
      content: [
        {
          ...words('다른 글 class="x"'),
          marks: [{ type: 'link', attrs: { href: '/contents/other?a=1&b=2' } }],
        },
        { ...words('밖'), marks: [{ type: 'link', attrs: { href: 'https://a.example/x' } }] },
      ],
    },
    { type: 'picture', attrs: { id: 'scene-desk', alt: '책상 "하나"' } },
    { type: 'callout', attrs: { tone: 'tip' }, content: [line('도움말')] },
    { type: 'pullQuote', content: [words('큰 말')] },
    {
      type: 'checkList',
      content: [{ type: 'checkItem', content: [line('도장'), line('신분증')] }],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [line('칸')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [line('값')] }] },
      ],
    },
    { type: 'embed', attrs: { url: 'https://youtu.be/dQw4w9WgXcQ', title: '방 보는 법' } },
    { type: 'house', attrs: { id: '12' } },
  ],
};

async function feedOf(document: RichDocument, drawn = drawText) {
  const env = readEnv({ APP_ENV: 'DEV', SITE_URL: SITE });
  const contents = fakeContents([
    newContent({ document, coverId: 'scene-alley', coverAlt: '골목' }),
  ]);
  const drawer = { drawPage, sourcesOf, drawText: drawn };
  const app = await buildApp(appDeps({ env, contents, drawer }));
  onTestFinished(() => app.close());
  const answer = await app.inject('/feed.xml');
  const xml = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(xml.querySelector('parsererror')?.textContent).toBeUndefined();
  const texts = [...xml.getElementsByTagName('content:encoded')].map(
    (one) => new DOMParser().parseFromString(one.textContent, 'text/html').body,
  );
  return { app, answer, texts };
}

test('a feed carries whole articles, which need nothing else of the site', async () => {
  const { texts } = await feedOf(DOCUMENT);
  const [text] = texts;
  if (text === undefined) throw new Error('a text');
  const all = (selector: string) => [...text.querySelectorAll(selector)];
  expect(all('h2').map((one) => one.textContent)).toEqual(['끝 ]]> & <b>']);
  expect(all('a').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['다른 글 class="x"', `${SITE}/contents/other?a=1&b=2`],
    ['밖', 'https://a.example/x'],
    ['방 보는 법 누르면 youtu.be의 영상을 불러와요', 'https://youtu.be/dQw4w9WgXcQ'],
    ['한칸에 올라온 집 보기', `${SITE}/place/12`],
  ]);
  expect(all('img').map((one) => one.getAttribute('alt'))).toEqual(['골목', '책상 "하나"']);
  for (const image of all('img')) expect(image.getAttribute('src')).toMatch(/^https:\/\//);
  expect(all('li').map((one) => one.textContent)).toEqual(['☐ 도장신분증']);
  expect(all('th, td').map((one) => one.textContent)).toEqual(['칸', '값']);
  expect(all('p').map((one) => one.textContent)).toContain('팁');
  expect(all('strong').map((one) => one.textContent)).toEqual(['팁', '큰 말']);
  expect(
    all('script, iframe, button, input, svg, [class], [style], [tabindex], [srcset], span, label'),
  ).toEqual([]);
});

test('a picture that the text begins with stands before it once', () => {
  const picture = { id: 'a', width: 4, height: 3, small: '/s', medium: '/m', large: '/l' };
  const block = { type: 'picture' as const, attrs: { id: 'a', alt: '창' } };
  const pictures = [picture];
  const cover = { picture, alt: '겉' };
  const drawn = (content: RichDocument['content']) =>
    drawText({ document: { type: 'doc', content }, pictures, cover, origin: SITE });
  const image = (alt: string) =>
    `<figure><img src="${SITE}/l" width="4" height="3" alt="${alt}"/></figure>`;
  expect(drawn([block])).toBe(`<div>${image('창')}</div>`);
  expect(drawn([line('글'), block])).toBe(`<div>${image('겉')}<p>글</p>${image('창')}</div>`);
});

test('a feed with texts is not sent again to who has it', async () => {
  const { app, answer } = await feedOf(DOCUMENT);
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await app.inject({ url: '/feed.xml', headers })).statusCode).toBe(304);
});

test('an article whose text cannot be drawn is in the feed without it', async () => {
  const { answer, texts } = await feedOf(DOCUMENT, () => {
    throw new Error('broken');
  });
  expect(texts).toEqual([]);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<description>');
});

test('whatever an article says stays words', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('<img src="/x" onerror="a">', ' href="/x"', '" class="a', ']]>'),
  );
  fc.assert(
    fc.property(text, text, (said, alt) => {
      const picture = { id: 'a', width: 4, height: 3, small: '/s', medium: '/m', large: '/l' };
      const html = drawText({
        document: {
          type: 'doc',
          content: [line(said), { type: 'picture', attrs: { id: 'a', alt } }],
        },
        pictures: [picture],
        cover: null,
        origin: SITE,
      });
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      // What holds the text, a paragraph, a figure and its picture.
      expect(body.querySelectorAll('*')).toHaveLength(4);
      expect(body.querySelector('p')?.textContent).toBe(said);
      expect(body.querySelector('img')?.getAttribute('alt')).toBe(alt);
      expect(body.querySelector('img')?.getAttribute('src')).toBe(`${SITE}/l`);
    }),
  );
});
