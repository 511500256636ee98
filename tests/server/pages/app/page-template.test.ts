// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../../server/pages/app/app-files';
import { pageTemplate } from '../../../../server/pages/app/page-template';
import type { DrawnPage } from '../../../../server/ports/page-drawer';
import { BUILT_PAGE, MANIFEST } from './built-client';

const HEAD = '<title>원룸</title>';
const page = BUILT_PAGE.replace(/<!--hankan-head-->[^]*<!--\/hankan-head-->/, '<!--hankan-head-->');

const template = (manifest: Manifest = MANIFEST) => pageTemplate(page, manifest);
const drawnPage = (given: Partial<DrawnPage> = {}): DrawnPage => ({
  html: '<main>방</main>',
  links: '<link rel="preload" as="image" href="/images/a.svg"/>',
  brought: '{"now":5}',
  sources: ['src/home-first.ts'],
  ...given,
});

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const hrefs = (document: Document, rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
const blockOf = (document: Document, id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null');

describe('a page that the server drew', () => {
  test('has its head, its picture and its styles before the body', () => {
    const { head } = parsed(template().drawn(HEAD, drawnPage()));
    expect(head.querySelector('title')?.textContent).toBe('원룸');
    expect(head.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/images/a.svg');
    expect([...head.querySelectorAll('link[rel=stylesheet]')]).toHaveLength(3);
  });

  test('has each style once, and asks for no script by itself', () => {
    const document = parsed(template().drawn(HEAD, drawnPage()));
    expect(hrefs(document, 'stylesheet')).toEqual([
      '/assets/kit.css',
      '/assets/index.css',
      '/assets/home.css',
    ]);
    expect(hrefs(document, 'modulepreload')).toEqual([]);
    expect(document.querySelector('script[src]')).toBeNull();
  });

  test('names the app’s scripts to the page’s first one', () => {
    const document = parsed(template().drawn(HEAD, drawnPage()));
    expect(blockOf(document, 'hankan-scripts')).toEqual({
      libraries: ['/assets/vendor.js', '/assets/kit.js'],
      entry: '/assets/index.js',
      screens: ['/assets/home.js'],
    });
  });

  test('has its view in place of the first paint, and what it was drawn of behind it', () => {
    const document = parsed(template().drawn(HEAD, drawnPage()));
    expect(document.getElementById('root')?.innerHTML).toBe('<main>방</main>');
    expect(document.querySelector('.first-paint')).toBeNull();
    expect(blockOf(document, 'hankan-first')).toEqual({ now: 5 });
  });

  test('says what needs scripts, and keeps ready what to say where they cannot be had', () => {
    const document = parsed(template().drawn(HEAD, drawnPage()));
    // A document that runs no script has elements there.
    expect(document.querySelector('noscript .without-script')).not.toBeNull();
    const broken = document.getElementById('hankan-broken');
    expect(broken?.hidden).toBe(true);
    expect(broken?.querySelector('a')?.getAttribute('href')).toBe('');
  });

  test.each(['$&', '$1', '$`', "$'", '$$', '$<a>'])('leaves %s in a text as it is', (text) => {
    const drawn = template().drawn(
      `<title>${text}</title>`,
      drawnPage({ html: `<p>${text}</p>`, brought: JSON.stringify({ text }) }),
    );
    expect(drawn).toContain(`<title>${text}</title>`);
    expect(drawn).toContain(`<div id="root"><p>${text}</p></div>`);
    expect(drawn).toContain(`id="hankan-first">${JSON.stringify({ text })}</script>`);
  });

  test('is not mixed with another one', () => {
    const both = template();
    const first = both.drawn(HEAD, drawnPage());
    both.drawn('<title>다른 방</title>', drawnPage({ html: '<p>다른 방</p>' }));
    expect(both.drawn(HEAD, drawnPage())).toBe(first);
  });
});

describe('a page that the app draws', () => {
  test('is the built one with its head, and its screen asked for ahead', () => {
    const document = parsed(template().plain(HEAD, ['src/home-first.ts']));
    expect(document.title).toBe('원룸');
    expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe(
      '/assets/index.js',
    );
    expect(hrefs(document, 'modulepreload')).toEqual([
      '/assets/vendor.js',
      '/assets/kit.js',
      '/assets/home.js',
    ]);
    expect(document.querySelector('#root .first-paint')).not.toBeNull();
    expect(document.getElementById('hankan-first')).toBeNull();
    expect(document.getElementById('hankan-scripts')).toBeNull();
  });

  test('links each style once', () => {
    const document = parsed(template().plain(HEAD, ['src/home-first.ts']));
    expect(hrefs(document, 'stylesheet').sort()).toEqual([
      '/assets/home.css',
      '/assets/index.css',
      '/assets/kit.css',
    ]);
  });

  test.each(['$&', '$`', "$'"])('leaves %s in its head as it is', (text) => {
    expect(template().plain(`<title>${text}</title>`, [])).toContain(`<title>${text}</title>`);
  });

  test('has nothing more where nobody names a screen, or the build left no list', () => {
    const bare = page.replace('<!--hankan-head-->', HEAD);
    expect(template().plain(HEAD, [])).toBe(bare);
    expect(template({}).plain(HEAD, ['src/home-first.ts'])).toBe(bare);
  });
});

test('no marker is left in either', () => {
  for (const html of [template().drawn(HEAD, drawnPage()), template().plain(HEAD, [])])
    expect(html).not.toContain('<!--hankan-head-->');
});
