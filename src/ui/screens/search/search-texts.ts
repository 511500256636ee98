import { groupThousands, type SearchTab } from '#core';

export const TAB_NAME: Readonly<Record<SearchTab, string>> = {
  all: '전체',
  notice: '공고',
  place: '장소',
};

/** `1,234`, and `2,000+` where there may be more. */
export const countText = (count: number, isCut: boolean): string =>
  `${groupThousands(count)}${isCut ? '+' : ''}`;
