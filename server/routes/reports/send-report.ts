import type { output } from 'zod/mini';
import {
  ITEM_TYPE,
  MODERATED,
  REPORT_TARGET,
  validateReport,
  type ReportReason,
  type ReportTarget,
} from '#core';
import { reportBody } from '#contract/report-bodies';
import { reportReply } from '#contract/reports';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { maySeeHouse } from '../../houses/see-house';
import { Care } from '../../moderation/care';
import type { AppDeps } from '../../ports/app-deps';
import type { ReportToKeep } from '../../ports/moderation/reports';
import { idempotencyKey } from '../../http/requests/idempotency-key';
import type { Api } from '../../http/wire-types';

/** How the fields that a person fills in are named on the wire. */
const FIELD = { category: 'CATEGORY', content: 'CONTENT' } as const;

export function sendReport(app: Api, deps: AppDeps): void {
  app.post(
    '/v1/auth/report',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['reports'],
        summary: 'Reports something to the operator; one open report a member and target',
        description: 'Sent again under the same Idempotency-Key it is the same report.',
        body: reportBody,
        response: { 200: reportReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const { TITLE, CONTENT, USER_ID } = request.body;
      const category = request.body.CATEGORY ?? '';
      const content = (CONTENT ?? '').trim();
      const check = validateReport({ category, content });
      if (!check.ok) throw new Refusal('report-fault', FIELD[check.field], check.message);
      const target = targetOf(request.body);
      const report: ReportToKeep = {
        reporterId: memberId,
        sendingKey: idempotencyKey(request),
        content,
        target,
        // No blank one has passed.
        reason: category as ReportReason,
        title: (TITLE ?? '').trim(),
        authorId: textOf(USER_ID),
      };
      const isKnown = target === null || (await isThere(deps, memberId, target));
      const kept = await (isKnown ? deps.reports.keep(report) : deps.reports.before(report));
      if (kept === null) throw new Refusal('deleted', 'TARGET_ID');
      if (kept.kind === 'key-spent') throw new Refusal('key-spent', 'Idempotency-Key');
      if (kept.kind === 'open') throw new Refusal('report-open', null, openText(kept.caseNumber));
      // Its author learns that it is hidden, and why.
      if (kept.hidden !== null) {
        const { kind, id } = kept.hidden;
        await new Care(deps).tellHeld(kind, id);
        if (kind === MODERATED.COMMENT) await deps.bundles.said(id);
      }
      return { DATA: { CASE_NO: kept.caseNumber } };
    },
  );
}

/** An id as text; null where it says nothing. */
const textOf = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined || id === '' ? null : String(id);

const openText = (caseNumber: string): string =>
  `이미 신고해 주셔서 처리 중이에요. 접수번호: ${caseNumber}`;

function targetOf({ TARGET_CD, TARGET_ID }: output<typeof reportBody>): ReportTarget | null {
  const [code, id] = [TARGET_CD ?? '', textOf(TARGET_ID)];
  if (code === '' && id === null) return null;
  if (code === '')
    throw new Refusal('bad-parameter', 'TARGET_CD', 'TARGET_CD: TARGET_ID와 함께 보내 주세요.');
  if (id === null)
    throw new Refusal('bad-parameter', 'TARGET_ID', 'TARGET_ID: TARGET_CD와 함께 보내 주세요.');
  return { code, id };
}

const MEMBER_ID = /^[1-9]\d{0,14}$/;

/** What the server does not keep itself may be reported by its name. */
async function isThere(
  { houses, notices, deals, links, comments, members, chats, collections, clock }: AppDeps,
  reporterId: number,
  { code, id }: ReportTarget,
): Promise<boolean> {
  if (code === ITEM_TYPE.HOUSE) {
    const house = await houses.one(id);
    return house !== null && maySeeHouse(house);
  }
  if (code === ITEM_TYPE.RENTAL) return (await notices.one(id, clock.now())) !== null;
  if (code === ITEM_TYPE.DEAL) return (await deals.one(id, null)).ok;
  if (code === ITEM_TYPE.COMMUNITY) return (await links.community(id)) !== null;
  if (code === REPORT_TARGET.COMMENT) return (await comments.one(id, null)) !== null;
  if (code === REPORT_TARGET.MEMBER)
    return MEMBER_ID.test(id) && (await members.one(Number(id))) !== null;
  if (code === REPORT_TARGET.COLLECTION) return collections.isThere(id);
  // Of a room alone it matters who asks: it is there for two, also after they blocked each other.
  if (code === REPORT_TARGET.CHAT) return chats.isIn(reporterId, id);
  return true;
}
