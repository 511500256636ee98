import { NOTICE_STATUS, type NoticeSummary } from '#core';
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
