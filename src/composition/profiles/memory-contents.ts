import type { MemoryContent } from '../../adapters/memory/memory-contents';
import { plainDocument, readingMinutes, type RichDocument } from '#core';

const article = (
  id: string,
  title: string,
  tags: readonly string[],
  document: RichDocument,
): MemoryContent => ({
  id,
  title,
  summary: '방을 구하고 사는 데 도움이 되는 글이에요.',
  tags,
  cover: null,
  coverAlt: '',
  minutes: readingMinutes(document),
  publishedOn: '20261118',
  isExample: true,
  document,
  pictures: [],
});

/** Articles of the product without a server. */
export const memoryContents: readonly MemoryContent[] = [
  article('moving-day', '이사하는 날의 순서', ['이사', '체크리스트'], {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '짐을 싣기 전부터 순서가 있어요.' }] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '잔금 전에' }] },
      { type: 'paragraph', content: [{ type: 'text', text: '등기를 다시 떼어 보세요.' }] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '짐을 넣고' }] },
      {
        type: 'checkList',
        content: ['계량기 사진 찍기', '전입신고 하기'].map((text) => ({
          type: 'checkItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ],
  }),
  article(
    'winter-heating',
    '겨울 난방비를 줄이는 방',
    ['생활비', '겨울'],
    plainDocument(['창문의 틈부터 막아 보세요.']),
  ),
];
