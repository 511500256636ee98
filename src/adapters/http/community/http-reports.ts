import type { Cancellation, NewReport, Reports, SentReport } from '#core';
import { reportReply, reportsReply } from '#contract/reports';
import type { HttpClient } from '../client/http-client';

/** {@link Reports} of the API. */
export class HttpReports implements Reports {
  constructor(private readonly client: HttpClient) {}

  async send(report: NewReport, key: string): Promise<{ readonly caseNumber: string }> {
    const { reason, title, content, target, authorId } = report;
    const { DATA } = await this.client.post({
      path: '/v1/auth/report',
      body: {
        CATEGORY: reason,
        TITLE: title,
        CONTENT: content,
        ...(authorId !== null && { USER_ID: authorId }),
        ...(target !== null && { TARGET_CD: target.code, TARGET_ID: target.id }),
      },
      idempotencyKey: key,
      reply: reportReply,
    });
    return { caseNumber: DATA.CASE_NO };
  }

  async mine(cancel?: Cancellation): Promise<readonly SentReport[]> {
    return (await this.client.get({ path: '/v2/reports', reply: reportsReply, cancel })).result;
  }
}
