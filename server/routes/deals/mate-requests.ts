import { contactNumber, type MateAct } from '#core';
import { mateActBody } from '#contract/mate-bodies';
import { dealParams, requestParams } from '#contract/deal-queries';
import { mateRequestReply, mateRequestsReply } from '#contract/mates';
import { presentRequest } from '../../deals/present-mate';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import type { RequestRefusal, SeenRequestRecord } from '../../ports/deals/mates';
import type { Result } from '#core';
import { refusalOf } from './refuse';

/** More are nobody's. */
const MOST_REQUESTS = 100;

/** What was done. @throws Refusal where it was not. */
function doneItem(deps: AppDeps, result: Result<SeenRequestRecord, RequestRefusal>) {
  if (!result.ok) {
    if (result.reason === 'own')
      throw new Refusal('deal-fault', 'id', '내 글에는 관심을 보낼 수 없어요.');
    if (result.reason === 'not-now') throw new Refusal('deal-fault', 'act', '지금은 할 수 없어요.');
    throw refusalOf(result.reason);
  }
  return { item: presentRequest(deps, result.value) };
}

/** What two people agree on before they talk (spec/readings R44). */
export function mateAsks(app: Api, deps: AppDeps): void {
  const { mateRequests } = deps;
  app.post(
    '/v2/deals/:id/request',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Asks a mate to talk about living together; asked by them already, it is a yes',
        params: dealParams,
        response: { 200: mateRequestReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      return doneItem(deps, await mateRequests.ask(memberId, request.params.id));
    },
  );
  app.get(
    '/v2/me/requests',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['deals'],
        summary: 'What one asked mates and was asked by them, the latest first',
        description:
          'An ask that was declined is one that waits, to who asked, in every field; both lapse after 14 days.',
        response: { 200: mateRequestsReply },
      },
    },
    async (request) => {
      const found = await mateRequests.list(memberOf(request).memberId, MOST_REQUESTS);
      const result = found.map((each) => presentRequest(deps, each));
      return { result, page: { next: null, total: result.length } };
    },
  );
  app.put(
    '/v2/me/requests/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Accepts, declines, withdraws or ends, or opens the own number to the other',
        params: requestParams,
        body: mateActBody,
        response: { 200: mateRequestReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const act = actOf(request.body);
      return doneItem(deps, await mateRequests.act(memberId, request.params.id, act));
    },
  );
}

function actOf(act: MateAct): MateAct {
  if (act.act !== 'OPEN_NUMBER') return act;
  const tel = contactNumber(act.tel);
  if (tel === null)
    throw new Refusal('deal-fault', 'tel', '전화번호를 확인해 주세요. 예: 010-1234-5678');
  return { ...act, tel };
}
