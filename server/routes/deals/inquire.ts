import { isQuiet, ownerQuestions, type DealStanding } from '#core';
import { dealContactBody } from '#contract/deal-bodies';
import { dealParams } from '#contract/deal-queries';
import { dealNumberReply, dealStatusReply } from '#contract/deals';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import type { Inquired } from '../../ports/deals/inquiries';
import { answerOf } from './told-number';

/** What members ask of those who offer rooms (spec/readings R46). */
export function inquire(app: Api, { inquiries, notifications, clock }: AppDeps): void {
  app.post(
    '/v2/deals/:id/contact',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'The number of who offers a room, of twenty rooms and houses a day',
        description: 'Counted for its owner, who is not told who asked.',
        params: dealParams,
        body: dealContactBody,
        response: { 200: dealNumberReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      const { way } = request.body;
      return {
        item: { id, way, tel: answerOf(await inquiries.contact(memberId, id, way), clock) },
      };
    },
  );
  /** How a deal stands, once its owner is asked; whoever sleeps is asked in the morning. */
  const told = async ({ standing, question }: Inquired): Promise<{ item: DealStanding }> => {
    if (question !== null && !isQuiet(clock.now()))
      await notifications.add(
        ownerQuestions(question).map((each) => ({ ...each, memberId: question.ownerId })),
      );
    return { item: standing };
  };
  app.post(
    '/v2/deals/:id/ask',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Has the owner of a deal asked whether it is still there',
        description: 'Once for all who ask, until it is confirmed. Who asks is told to nobody.',
        params: dealParams,
        response: { 200: dealStatusReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      return told(answerOf(await inquiries.ask(memberId, request.params.id), clock));
    },
  );
  app.post(
    '/v2/deals/:id/gone',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Says that a deal is gone',
        description:
          'Two members who say so give its owner 48 hours to answer; then it is on no list. Who says so is told to nobody.',
        params: dealParams,
        response: { 200: dealStatusReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      return told(answerOf(await inquiries.sayGone(memberId, request.params.id), clock));
    },
  );
}
