import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  headingsOf,
  hostToShow,
  linkRuns,
  plainDocument,
  readingMinutes,
  type Inline,
  type RichDocument,
} from '#core';
import { contentDocument } from '../../support/documents';

const titled = (...titles: readonly string[]): RichDocument => ({
  type: 'doc',
  content: titles.map((text) => ({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text }],
  })),
});

describe('the headings of a document', () => {
  it('are named by their words, Korean as it is', () => {
    expect(headingsOf(titled('전입신고와 확정일자!', 'LH 1:1 상담'))).toEqual([
      { anchor: 'h-전입신고와-확정일자', level: 2, text: '전입신고와 확정일자!' },
      { anchor: 'h-lh-1-1-상담', level: 2, text: 'LH 1:1 상담' },
    ]);
  });

  it('are numbered where the words come again, also where a number was a word', () => {
    const anchors = headingsOf(titled('준비', '준비', '준비 2', '?', '!')).map(
      ({ anchor }) => anchor,
    );
    expect(anchors).toEqual(['h-준비', 'h-준비-2', 'h-준비-2-2', 'h-', 'h--2']);
  });

  it('have anchors of one each, one for each heading', () => {
    fc.assert(
      fc.property(contentDocument, (document) => {
        const anchors = headingsOf(document).map(({ anchor }) => anchor);
        expect(new Set(anchors).size).toBe(anchors.length);
        expect(anchors).toHaveLength(
          document.content.filter(({ type }) => type === 'heading').length,
        );
        expect(anchors.join('')).not.toMatch(/\s|[<>"'&#]/);
      }),
    );
  });
});

describe('the minutes of a document', () => {
  it('are 1 for what is short and grow by 500 syllables', () => {
    expect(readingMinutes(plainDocument([]))).toBe(1);
    expect(readingMinutes(plainDocument(['가 '.repeat(1000), '나'.repeat(1000)]))).toBe(4);
  });
});

describe('the links of a line', () => {
  const link = (href: string) => ({ type: 'link' as const, attrs: { href } });

  it('are what a reader sees, though their pieces differ in marks', () => {
    const line: Inline[] = [
      { type: 'text', text: '보기 ' },
      { type: 'text', text: 'bank', marks: [link('https://evil.example')] },
      { type: 'text', text: '.example', marks: [link('https://evil.example'), { type: 'bold' }] },
      { type: 'text', text: '/x', marks: [link('/feed')] },
      { type: 'hardBreak' },
      { type: 'text', text: '끝', marks: [{ type: 'bold' }] },
    ];
    expect(linkRuns(line).map(({ href, words }) => [href, words])).toEqual([
      [null, '보기 '],
      ['https://evil.example', 'bank.example'],
      ['/feed', '/x'],
      [null, '끝'],
    ]);
  });

  it('lose no piece and keep their order', () => {
    expect(linkRuns()).toEqual([]);
    fc.assert(
      fc.property(contentDocument, ({ content }) => {
        for (const block of content)
          if (block.type === 'paragraph')
            expect(linkRuns(block.content).flatMap(({ pieces }) => pieces)).toEqual(
              block.content ?? [],
            );
      }),
    );
  });
});

describe('the host beside a link', () => {
  it.each([
    ['https://evil.example/x', 'www.bank.example'],
    ['https://evil.example/x', 'https://bank.example/login'],
    ['https://evil.example/x', '우리은행 bank.example 바로 가기'],
    ['https://evil.example/x', 'bank．example'],
    ['https://evil.example/x', 'bank。example'],
    ['https://evil.example/x', 'evil.example 말고 bank.example'],
    ['https://evil.example/x', '은행.한국'],
    ['https://evil.example/x', 'a@bank.example'],
    ['https://bank.example.evil.example/', 'bank.example'],
    ['https://evil.example/x', 'xn--0.example'],
  ])('is shown for %s where the words say %s', (href, words) => {
    expect(hostToShow(href, words)).toBe(new URL(href).hostname);
  });

  it('is shown where letters look like others', () => {
    expect(hostToShow('https://\u0430pple.com', 'apple')).toMatch(/^xn--/);
    expect(hostToShow('https://apple.com', '\u0430pple.com')).toBe('apple.com');
    expect(hostToShow('https://은행.한국', '은행.한국')).toMatch(/^xn--/);
  });

  it.each([
    ['https://bank.example/x', 'bank.example'],
    ['https://www.bank.example/x', 'Bank.Example/login'],
    ['https://blog.bank.example/x', 'bank.example'],
    ['https://bank.example/x', '여기를 보세요.'],
    ['https://bank.example/x', '1.5룸 안내.꼭 읽기'],
    ['/place/1', 'bank.example'],
    ['mailto:a@bank.example', 'other.example'],
  ])('is left out for %s where the words say %s', (href, words) => {
    expect(hostToShow(href, words)).toBeNull();
  });
});
