// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headHtml } from '../../../server/pages/head-html';
import type { PageHead } from '../../../server/pages/page-head';

const SITE = 'https://www.hankan.example';

/** What an import may bring, and what would be more than text in a page. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '<',
        '>',
        '&',
        '/',
        '=',
        '-',
        ' ',
        '\n',
        '\0',
        '\u202e',
        '\u200b',
        '\ud83d',
        '<script>',
        '</script>',
        '</title>',
        '<!--',
        '-->',
        '&quot;',
        '&#39;',
        ']]>',
        '</head>',
        '$&',
        '$`',
        'onload',
        '신림동',
        '🏠',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

const head = (given: Partial<PageHead> = {}): PageHead => ({
  status: 200,
  title: '월세 1,000/50 원룸 · 신림동',
  description: '23.1㎡(7평)',
  path: '/place/1',
  previous: null,
  next: null,
  data: [],
  kind: 'website',
  feed: null,
  picture: { link: '/images/c/house/1.svg', alt: '볕이 드는 원룸' },
  isListed: true,
  madeOf: null,
  isFallback: false,
  ...given,
});

function parsed(given: PageHead, origin: string | null = SITE) {
  const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8">${headHtml(given, origin)}</head><body></body></html>`;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const contents = [...document.querySelectorAll('meta[name], meta[property]')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property'),
    meta.getAttribute('content'),
  ]);
  return { document, meta: Object.fromEntries(contents) as Readonly<Record<string, string>> };
}

/** The elements of a head, whatever they hold. */
const shape = (document: Document) =>
  [...document.querySelectorAll('*')].map(
    (one) => `${one.tagName} ${one.getAttributeNames().join()}`,
  );

/** One line, in its own direction. */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]*$/u;

describe('the head of a page', () => {
  it('names it to those who run no script', () => {
    const { document, meta } = parsed(head());
    expect(document.title).toBe('월세 1,000/50 원룸 · 신림동 · 한칸');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${SITE}/place/1`,
    );
    expect(meta).toEqual({
      description: '23.1㎡(7평)',
      'og:type': 'website',
      'og:site_name': '한칸',
      'og:locale': 'ko_KR',
      'og:title': '월세 1,000/50 원룸 · 신림동',
      'og:description': '23.1㎡(7평)',
      'og:url': `${SITE}/place/1`,
      'og:image': `${SITE}/images/c/house/1.svg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '볕이 드는 원룸',
      'twitter:card': 'summary_large_image',
    });
  });

  it('keeps the host of a picture that has its own', () => {
    const link = 'https://image.hankan.example/images/s/1200x630/a';
    const { meta } = parsed(head({ picture: { link, alt: '' } }));
    expect(meta['og:image']).toBe(link);
    expect(parsed(head({ picture: { link, alt: '' } }), null).meta['og:image']).toBe(link);
  });

  it('names no half an address where nobody knows where the site is', () => {
    const { document, meta } = parsed(head({ next: '/map?page=2' }), null);
    expect(document.querySelector('link')).toBeNull();
    expect(Object.keys(meta).filter((name) => /image|url/.test(name))).toEqual([]);
    expect(meta['twitter:card']).toBe('summary');
    expect(meta['og:title']).toBe('월세 1,000/50 원룸 · 신림동');
  });

  it('names the pages before and after it', () => {
    const { document } = parsed(
      head({
        path: '/map?dong=1162010200&page=2',
        previous: '/map?dong=1162010200',
        next: '/map?dong=1162010200&page=3',
      }),
    );
    const links = [...document.querySelectorAll('link')].map((link) => [link.rel, link.href]);
    expect(links).toEqual([
      ['canonical', `${SITE}/map?dong=1162010200&page=2`],
      ['prev', `${SITE}/map?dong=1162010200`],
      ['next', `${SITE}/map?dong=1162010200&page=3`],
    ]);
  });

  it('hides what no search has to find', () => {
    expect(parsed(head()).meta['robots']).toBeUndefined();
    expect(parsed(head({ isListed: false })).meta['robots']).toBe('noindex');
  });

  it('is the product’s where the page has no title of its own', () => {
    const { document, meta } = parsed(head({ title: null, path: null }));
    expect(document.title).toBe('한칸 · 1인 가구를 위한 주거 플랫폼');
    expect(meta['og:title']).toBe('한칸 · 1인 가구를 위한 주거 플랫폼');
    expect(meta['og:url']).toBeUndefined();
  });

  it('leaves a text a text, whatever it is', () => {
    const title = '"><script>alert(1)</script>';
    const { document, meta } = parsed(head({ title, picture: { link: '/a', alt: title } }));
    expect(document.title).toBe(`${title} · 한칸`);
    expect(meta['og:title']).toBe(title);
    expect(meta['og:image:alt']).toBe(title);
    expect(document.querySelector('script')).toBeNull();
  });

  it('has the same elements for any text, which stands in them as one short line', () => {
    const usual = shape(parsed(head()).document);
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, description, alt) => {
        const given = head({ title, description, picture: { link: '/images/c/a.svg', alt } });
        const { document, meta } = parsed(given);
        expect(shape(document)).toEqual(usual);
        for (const [name, most] of [
          ['og:title', 80],
          ['og:description', 200],
          ['description', 200],
          ['og:image:alt', 100],
        ] as const) {
          expect(meta[name]).toMatch(PLAIN);
          expect(Array.from(meta[name] ?? '').length).toBeLessThanOrEqual(most);
        }
        expect(document.title).toMatch(PLAIN);
      }),
      { numRuns: 60 },
    );
  });

  it('loses nothing of a short and plain one', () => {
    const plain = fc
      .array(fc.constantFrom('월세', '1,000/50', '<b>', '&amp;', '"', "'", '🏠', '·'), {
        minLength: 1,
        maxLength: 8,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(plain, (title) => {
        expect(parsed(head({ title })).meta['og:title']).toBe(title);
      }),
      { numRuns: 40 },
    );
  });

  it('cuts a long one with a sign that it goes on', () => {
    const { meta } = parsed(head({ title: '가'.repeat(81) }));
    expect(meta['og:title']).toBe(`${'가'.repeat(79)}…`);
  });
});
