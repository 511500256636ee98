import {
  groupThousands,
  MOST_HITS,
  MOST_PLACES,
  SEARCH_KIND,
  type SearchKind,
  type SearchTab,
} from '#core';

export const TAB_NAME: Readonly<Record<SearchTab, string>> = {
  all: '전체',
  notice: '공고',
  post: '글',
  deal: '직거래',
  content: '매거진',
  place: '장소',
};

/** `1,234`, and `2,000+` where there may be more. */
export const countText = (count: number, isCut: boolean): string =>
  `${groupThousands(count)}${isCut ? '+' : ''}`;

/** From so many of a kind on there may be more. */
export const mostOf = (kind: SearchKind): number =>
  kind === SEARCH_KIND.place ? MOST_PLACES : MOST_HITS;
