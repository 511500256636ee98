import {
  matchesNoticeFilter,
  NOTICE_STATUS,
  type NoticeFilter,
  type NoticeSummary,
  type WeighedNotice,
} from '#core';
import type { FitOf } from './use-fits';

/** Those that fit, and how many a person could still decide by saying more. */
export interface FittingNotices {
  readonly items: readonly NoticeSummary[];
  readonly undecided: number;
}

/** What is over fits nobody, and is not undecided either. */
export function fittingNotices(notices: readonly NoticeSummary[], fitOf: FitOf): FittingNotices {
  const open = notices.filter(({ status }) => status !== NOTICE_STATUS.EXPIRE);
  const fits = open.map((notice) => ({ notice, fit: fitOf(notice) }));
  return {
    items: fits.filter(({ fit }) => fit?.verdict === 'fits').map(({ notice }) => notice),
    undecided: fits.filter(({ fit }) => fit?.verdict === 'unknown' && fit.missing.length > 0)
      .length,
  };
}

/**
 * Of all that are weighed those that a filter leaves; null where it asks for organisations, which no
 * weighed notice names.
 */
export function weighedWithin(
  weighed: readonly WeighedNotice[],
  filter: NoticeFilter,
): readonly WeighedNotice[] | null {
  if (filter.organisations.length > 0) return null;
  return weighed.filter((notice) => matchesNoticeFilter({ ...notice, organisation: '' }, filter));
}
