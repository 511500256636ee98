import { act } from '@testing-library/react';
import type { RichDocument } from '#core';
import { newContent } from '../../../support/contents';
import { ContentStage } from '../../support/content-stage';

const words = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
const heading = (level: 2 | 3, text: string) => ({
  type: 'heading' as const,
  attrs: { level },
  content: [{ type: 'text' as const, text }],
});

/** One of each kind that an article is made of. */
const ARTICLE: RichDocument = {
  type: 'doc',
  content: [
    words('보증금은 이사한 날 바로 지켜지지 않아요.'),
    heading(2, '잔금 보내기 전에 볼 것'),
    heading(3, '갑구와 을구'),
    { type: 'picture', attrs: { id: 'scene-moving', alt: '이삿짐 상자가 놓인 빈 방' } },
    { type: 'pullQuote', content: [{ type: 'text', text: '하루가 보증금을 지켜요' }] },
    heading(2, '다 끝났는지 확인하기'),
    { type: 'checkList', content: [{ type: 'checkItem', content: [words('문자를 받았어요')] }] },
    {
      type: 'embed',
      attrs: { url: 'https://youtu.be/abcdefghijk', title: '등기 읽는 법' },
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [words('지역')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [words('서울')] }] },
      ],
    },
    { type: 'house', attrs: { id: '1' } },
  ],
};

export const ARTICLE_PATH = '/contents/moving-day';

/** An article, and two that are like it. */
export const articleStage = (document = ARTICLE): ContentStage =>
  new ContentStage([
    newContent({
      id: 'moving-day',
      title: '보증금을 지키는 이사 당일 순서',
      summary: '하루 안에 끝내야 하는 일을 정리했어요.',
      tags: ['계약', '이사'],
      publishedOn: '20261118',
      isExample: true,
      document,
    }),
    newContent({ id: 'owner', title: '집주인이 바뀌었어요', tags: ['계약', '이사'] }),
    newContent({ id: 'market', title: '1인분 장보기', tags: ['살림'] }),
  ]);

/** How tall the text is, and where the window stands over it. */
export async function readTo(percent: number): Promise<void> {
  const text = document.querySelector('[data-text]');
  if (text === null) throw new Error('There is no text.');
  const tall = 4000;
  const range = tall - (window.innerHeight - 72);
  const top = 72 - (range * percent) / 100;
  text.getBoundingClientRect = () => new DOMRect(0, top, 390, tall);
  Object.defineProperty(window, 'scrollY', { value: 300 - top, configurable: true });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
