import { isDeepStrictEqual } from 'node:util';
import type { Clock, SentReport } from '#core';
import type { ReportToKeep, StoredReports } from '../../server/ports/moderation/reports';

/** Reports without a database; none is ever closed. */
export function fakeReports(clock: Clock): StoredReports {
  const kept: { readonly report: ReportToKeep; readonly caseNumber: string }[] = [];
  return {
    before: () => Promise.resolve(null),
    keep: (report) => {
      const theirs = kept.filter((one) => one.report.reporterId === report.reporterId);
      const sent = theirs.find((one) => isDeepStrictEqual(one.report, report));
      if (sent !== undefined)
        return Promise.resolve({ kind: 'kept', caseNumber: sent.caseNumber, hidden: null });
      const { sendingKey } = report;
      if (sendingKey !== null && theirs.some((one) => one.report.sendingKey === sendingKey))
        return Promise.resolve({ kind: 'key-spent' });
      const open = theirs.find(
        ({ report: { target } }) => target !== null && isDeepStrictEqual(target, report.target),
      );
      if (open !== undefined) return Promise.resolve({ kind: 'open', caseNumber: open.caseNumber });
      const caseNumber = `RP-${String(kept.length + 2).padStart(8, 'B')}`;
      kept.push({ report, caseNumber });
      return Promise.resolve({ kind: 'kept', caseNumber, hidden: null });
    },
    of: (reporterId) => {
      const items = kept
        .filter(({ report }) => report.reporterId === reporterId)
        .map(({ report: { reason, title, target }, caseNumber }): SentReport => {
          const reportedAt = new Date(clock.now()).toISOString();
          return { caseNumber, reason, title, target, state: 'RECEIVED', reportedAt };
        })
        .reverse();
      return Promise.resolve({ items, total: items.length });
    },
  };
}
