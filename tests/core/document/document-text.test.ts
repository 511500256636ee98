import { describe, expect, it } from 'vitest';
import {
  documentHouses,
  documentLinks,
  documentPictures,
  documentPreview,
  documentText,
  isBlankDocument,
  plainDocument,
  type RichDocument,
} from '#core';

const document: RichDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '이사 첫날' }] },
    { type: 'picture', attrs: { id: 'p1', alt: '상자' } },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: '가스' },
                { type: 'hardBreak' },
                {
                  type: 'text',
                  text: '신청',
                  marks: [{ type: 'link', attrs: { href: 'https://example.org' } }],
                },
              ],
            },
          ],
        },
      ],
    },
    { type: 'paragraph' },
    { type: 'house', attrs: { id: '7' } },
    { type: 'embed', attrs: { url: 'https://video.example/1', title: '영상' } },
    { type: 'house', attrs: { id: '7' } },
    {
      type: 'pullQuote',
      content: [
        { type: 'text', text: '꼭', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' 읽기' },
      ],
    },
  ],
};

describe('the text of a document', () => {
  it('is a line a paragraph, without what is empty', () => {
    expect(documentText(document)).toBe('이사 첫날\n가스\n신청\n꼭 읽기');
    expect(documentPreview(document, 8)).toBe('이사 첫날 가…');
  });

  it('names pictures, houses and links once each', () => {
    expect(documentPictures(document)).toEqual(['p1']);
    expect(documentHouses(document)).toEqual(['7']);
    expect(documentLinks(document)).toEqual(['https://video.example/1', 'https://example.org']);
  });

  it('is blank without words, pictures and houses', () => {
    expect(isBlankDocument(plainDocument([]))).toBe(true);
    expect(isBlankDocument(plainDocument(['', ' ']))).toBe(true);
    expect(isBlankDocument(plainDocument(['가']))).toBe(false);
    expect(isBlankDocument({ type: 'doc', content: [{ type: 'house', attrs: { id: '1' } }] })).toBe(
      false,
    );
  });
});
