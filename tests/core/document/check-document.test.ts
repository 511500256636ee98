import { describe, expect, it } from 'vitest';
import { checkDocument, EDITOR_KIND, type RichDocument } from '#core';
import { HOSTILE_DOCUMENTS, saying } from '../../support/documents';

const { POST, CONTENT } = EDITOR_KIND;

const doc = (...content: unknown[]): unknown => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const line = (...content: unknown[]) => ({ type: 'paragraph', content });
const picture = (id: string) => ({ type: 'picture', attrs: { id, alt: '창가 책상' } });

describe('checking a document', () => {
  it('takes what a post may have, as it is', () => {
    const document = doc(
      line(
        text('전세'),
        text('보증', { type: 'link', attrs: { href: '/feed' } }, { type: 'bold' }),
        { type: 'hardBreak' },
        text('👩‍👩‍👧'),
      ),
      { type: 'heading', attrs: { level: 2 }, content: [text('제목')] },
      { type: 'paragraph' },
      picture('b'),
      picture('a'),
      picture('b'),
      { type: 'house', attrs: { id: '12' } },
      { type: 'horizontalRule' },
    );
    expect(checkDocument(document, POST)).toEqual({ ok: true, document, pictureIds: ['b', 'a'] });
  });

  it.each(HOSTILE_DOCUMENTS)('refuses %s, of a post and of an article', (_, document) => {
    for (const kind of [POST, CONTENT]) {
      const check = checkDocument(document, kind);
      expect(check.ok).toBe(false);
      if (!check.ok) expect(check.message).toMatch(/[가-힣].*\.$/);
    }
  });

  it('names the place of what does not fit', () => {
    const bad = doc(
      line(text('가')),
      line(text('나', { type: 'bold' }, { type: 'link', attrs: { href: 'x:y' } })),
    );
    expect(checkDocument(bad, POST)).toMatchObject({
      ok: false,
      place: 'content[1].content[0].marks[1]',
      problem: 'shape',
    });
    const link = doc(line(text('나', { type: 'link', attrs: { href: 'x:y' } })));
    expect(checkDocument(link, POST)).toMatchObject({
      place: 'content[0].content[0].marks[0]',
      problem: 'link',
    });
  });

  it('leaves callouts, tables and embeds to articles', () => {
    const blocks = [
      { type: 'callout', attrs: { tone: 'tip' }, content: [line(text('가'))] },
      { type: 'pullQuote', content: [text('가')] },
      { type: 'checkList', content: [{ type: 'checkItem', content: [line(text('가'))] }] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell', content: [line(text('가'))] }] },
        ],
      },
      { type: 'embed', attrs: { url: 'https://example.org/v', title: '영상' } },
    ];
    for (const block of blocks) {
      expect(checkDocument(doc(block), CONTENT).ok, block.type).toBe(true);
      expect(checkDocument(doc(block), POST), block.type).toMatchObject({
        problem: 'unknown-node',
      });
    }
  });

  it('refuses a table whose rows differ in length, and an embed that is not https', () => {
    const cell = { type: 'tableCell', content: [line(text('가'))] };
    const table = {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell, cell] },
        { type: 'tableRow', content: [cell] },
      ],
    };
    expect(checkDocument(doc(table), CONTENT)).toMatchObject({
      place: 'content[0]',
      problem: 'shape',
    });
    const embed = { type: 'embed', attrs: { url: 'http://example.org', title: '' } };
    expect(checkDocument(doc(embed), CONTENT)).toMatchObject({ problem: 'attribute' });
  });

  it('refuses too many pictures, too many blocks and too much text', () => {
    const ten = Array.from({ length: 10 }, (_, at) => picture(`p${String(at)}`));
    expect(checkDocument(doc(...ten), POST).ok).toBe(true);
    expect(checkDocument(doc(...ten, picture('more')), POST)).toMatchObject({
      problem: 'too-many-pictures',
    });
    const blocks = Array.from({ length: 5000 }, () => ({ type: 'paragraph' }));
    expect(checkDocument(doc(...blocks), POST)).toMatchObject({ problem: 'too-long' });
    expect(checkDocument(saying('가'.repeat(20_000)), POST).ok).toBe(true);
    expect(checkDocument(saying('가'.repeat(20_001)), POST)).toMatchObject({ problem: 'too-long' });
    expect(checkDocument(saying('가'.repeat(500_000)), POST)).toMatchObject({
      problem: 'too-long',
    });
  });

  it('throws on what breaks while it is read: that is no document of anybody', () => {
    const broken = {
      get type(): string {
        throw new Error('broken');
      },
    };
    expect(() => checkDocument(broken, POST)).toThrow('broken');
  });

  it('takes a word without end, which only has to be broken where it is shown', () => {
    const document: RichDocument = saying('a'.repeat(20_000));
    expect(checkDocument(document, POST).ok).toBe(true);
  });
});
