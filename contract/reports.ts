import * as z from 'zod/mini';
import { REPORT_REASON, REPORT_STATE } from '#core';

export const reportReply = z.object({
  /** What support is asked with. */
  DATA: z.object({ CASE_NO: z.string() }),
});

/** GET /v2/reports: what the one who asks reported, the newest first, at most 100. */
export const reportsReply = z.object({
  result: z.array(
    z.object({
      caseNumber: z.string(),
      reason: z.enum(REPORT_REASON),
      title: z.string(),
      target: z.nullable(z.object({ code: z.string(), id: z.string() })),
      state: z.enum(REPORT_STATE),
      reportedAt: z.iso.datetime({ offset: true }),
    }),
  ),
  page: z.object({ next: z.null(), total: z.int() }),
});
