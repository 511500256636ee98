import { plainDocument, readingMinutes, documentPictures, type DocumentPicture } from '#core';
import type { NewContent } from '../../server/ports/magazine/contents';
import type { MemoryContent } from '../../src/adapters/memory/memory-contents';

/** An article to be stored; what a test is about is given. */
export const newContent = (part: Partial<NewContent> = {}): NewContent => ({
  id: 'contract-day',
  title: '계약하는 날 확인할 것',
  summary: '도장을 찍기 전에 한 번 더 보는 목록이에요.',
  tags: ['계약', '초보'],
  coverId: 'scene-contract',
  coverAlt: '책상 위의 계약서와 열쇠',
  publishedOn: '20261101',
  isExample: false,
  document: plainDocument(['등기를 다시 떼어 보세요.']),
  ...part,
});

/** A picture with links that show what they were made of. */
export const shownPicture = (id: string): DocumentPicture => ({
  id,
  width: 1280,
  height: 960,
  small: `/images/s/${id}`,
  medium: `/images/m/${id}`,
  large: `/images/l/${id}`,
});

/** What readers see of it. */
export function shownContent({ coverId, ...content }: NewContent): MemoryContent {
  return {
    ...content,
    cover: coverId === null ? null : shownPicture(coverId),
    minutes: readingMinutes(content.document),
    pictures: documentPictures(content.document).map(shownPicture),
  };
}
