import { DEAL_KIND, dealSearchParams, MOST_DEAL_ALARMS, type DealAlarm } from '#core';
import { dealAlarmParams, dealAlarmQuery } from '#contract/deal-queries';
import { dealAlarmReply, dealAlarmsReply, removedDealAlarmReply } from '#contract/deal-alarms';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { filterOf, matesOf } from './read-deal-question';

const PATH = '/v2/me/deal-alarms';

const itemOf = (alarm: DealAlarm) => ({
  id: alarm.id,
  dealType: alarm.dealType,
  params: dealSearchParams(alarm),
  place: alarm.place,
});

/** Searches of whose new listings one wants to be told (spec/readings R59). */
export function dealAlarms(app: Api, deps: AppDeps): void {
  app.get(
    PATH,
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['deals'],
        summary:
          'The searches of whose new listings the one who asks is told, the latest set first',
        response: { 200: dealAlarmsReply },
      },
    },
    async (request) => {
      const own = await deps.dealAlarms.of(memberOf(request).memberId);
      return { result: own.map(itemOf) };
    },
  );
  app.put(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: `Tells the one who asks of new listings of a search; of at most ${MOST_DEAL_ALARMS}`,
        description:
          'A search is asked as a list is. Each listing is told of once, and again only when its price fell. Set again nothing changes.',
        querystring: dealAlarmQuery,
        response: { 200: dealAlarmReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { query } = request;
      const { dealType, dongliCode } = query;
      const search =
        dealType === DEAL_KIND.mate
          ? { dealType, filter: matesOf(query) }
          : { dealType, filter: filterOf(query) };
      const dong = dongliCode === undefined ? null : await deps.dongs.one(dongliCode);
      if (dongliCode !== undefined && dong === null)
        throw new Refusal('no-such-dong', 'dongliCode');
      const set = await deps.dealAlarms.set(memberId, search, dong && dong.dong);
      if (!set.ok) throw new Refusal(set.reason === 'full' ? 'deal-alarms-full' : 'unauthorized');
      return { item: itemOf(set.value) };
    },
  );
  app.delete(
    `${PATH}/:id`,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Tells the one who asks of a search no more; again it changes nothing',
        params: dealAlarmParams,
        response: { 200: removedDealAlarmReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      await deps.dealAlarms.remove(memberId, request.params.id);
      return { item: { id: request.params.id } };
    },
  );
}
