import { noticeFilterKey, type NoticeFilter } from '#core';
import type { AskedNotices } from '../ports/notices/notices';

/**
 * What a page's head and its first view ask alike, each as one text for all questions that mean the
 * same: so that a page asks them once. The moment is the page's own.
 */
export const listQuestion = (query: Omit<AskedNotices, 'now'>): string => {
  const { filter, q = '', closes, sort, limit, cursor } = query;
  const words = [noticeFilterKey(filter), q, closes?.from, closes?.to, sort, limit, cursor];
  return `notices ${JSON.stringify(words.map((word) => word ?? null))}`;
};

export const tallyQuestion = (filter: NoticeFilter): string =>
  `tally of notices ${noticeFilterKey(filter)}`;
