// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataHtml } from '../../../server/pages/structured-data/data-html';
import type { Thing } from '../../../server/pages/structured-data/thing';

const whole = (link: string) => `https://www.hankan.example${link}`;

/** The elements that a page has with this text in its head, and what the data says. */
function read(html: string) {
  const page = `<!doctype html><html lang="ko"><head><meta charset="utf-8">${html}</head><body></body></html>`;
  const document = new DOMParser().parseFromString(page, 'text/html');
  const names = [...document.querySelectorAll('*')].map((one) => one.tagName);
  const [script] = document.scripts;
  return { names, type: script?.type, data: JSON.parse(script?.text ?? 'null') as unknown };
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '</script>',
        '<script>',
        '<!--',
        '-->',
        ']]>',
        '"',
        '\\',
        '&lt;',
        '\u2028',
        '\u2029',
        '\ud83d',
        '\ude00',
        '\0',
        '\n',
        '$&',
        '🏠',
        '신림동',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);

describe('data in a page', () => {
  it('is one script of data', () => {
    expect(read(dataHtml([{ '@type': 'Place', name: '신림동' }], whole))).toEqual({
      names: ['HTML', 'HEAD', 'META', 'SCRIPT', 'BODY'],
      type: 'application/ld+json',
      data: {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Place', name: '신림동' }],
      },
    });
  });

  it('is nothing where there is none', () => {
    expect(dataHtml([], whole)).toBe('');
  });

  it('names links whole, or not at all', () => {
    const thing: Thing = {
      '@type': 'ItemList',
      url: { link: '/map' },
      itemListElement: [{ '@type': 'ListItem', position: 1, url: { link: '/place/1' } }],
    };
    expect(read(dataHtml([thing], whole)).data).toMatchObject({
      '@graph': [
        {
          url: 'https://www.hankan.example/map',
          itemListElement: [{ position: 1, url: 'https://www.hankan.example/place/1' }],
        },
      ],
    });
    expect(read(dataHtml([thing], () => null)).data).toMatchObject({
      '@graph': [{ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }],
    });
    expect(dataHtml([thing], () => null)).not.toContain('url');
  });

  it('is the text that was given, whatever it is, and nothing beside it', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, description) => {
        const things = [{ '@type': 'Place', name, address: { '@type': 'Place', description } }];
        const html = dataHtml(things, whole);
        const { names, data } = read(html);
        expect(names).toEqual(['HTML', 'HEAD', 'META', 'SCRIPT', 'BODY']);
        expect(data).toEqual({ '@context': 'https://schema.org', '@graph': things });
        const inside = html.slice(
          '<script type="application/ld+json">'.length,
          -'</script>'.length,
        );
        expect(inside).not.toMatch(/[<>&\u2028\u2029\p{Cs}]/u);
      }),
      { numRuns: 200 },
    );
  });
});
