import { DEAL_KIND, isPriced, keptHouse, keptZzims, type DealKind, type ListedType } from '#core';
import { joinZzimsBody, zzimBody } from '#contract/member-list-bodies';
import { listedParams, listedQuery, unsetQuery } from '#contract/member-list-queries';
import { zzimReply, zzimsReply } from '#contract/member-lists';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { keptHeart } from '../deals/zzim-deal';
import { itemOf, JOINING, ofType, SETTING, stampOf, toldList, writtenOf } from './told-list';

const PATH = '/v2/me/zzims';
const config = { ...MEMBERS_ONLY, ...NEVER_KEPT };
const isDeal = (type: ListedType): type is DealKind => type in DEAL_KIND;

/** What one keeps (찜), on all of one's devices (spec/readings R49). */
export function ownZzims(app: Api, { clock, lists, dealZzims, houses }: AppDeps): void {
  const schemaOf = (summary: string, description = SETTING) => ({
    tags: ['lists'],
    summary,
    description,
  });
  /** What a house costs now, of which it was not said what it cost. */
  const now = async (id: string) => {
    const [house] = await houses.some([id]);
    if (house === undefined) throw new Refusal('deleted', 'id');
    return keptHouse(house);
  };
  app.get(
    PATH,
    {
      config,
      schema: {
        ...schemaOf('What the one who asks keeps, newest first', 'Of each type 200 at most.'),
        querystring: listedQuery,
        response: { 200: zzimsReply },
      },
    },
    async (request) => {
      const own = await lists.zzims.of(memberOf(request).memberId);
      return toldList(clock, ofType(keptZzims(own), request.query.type));
    },
  );
  app.put(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Keeps something; of a deal its owner is told how many do'),
        params: listedParams,
        body: zzimBody,
        response: { 200: zzimReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { type, id } = request.params;
      const { kept } = request.body;
      const at = stampOf(request.body);
      if (isDeal(type)) {
        const heart = { kind: type, at, kept };
        return { item: keptHeart(await dealZzims.keep(memberId, id, heart)) };
      }
      const entry = {
        type,
        id,
        isKept: true,
        kept: isPriced(type) ? (kept ?? (await now(id))) : null,
      };
      return itemOf(
        writtenOf(await lists.zzims.act(memberId, [(stamp) => ({ ...entry, at: stamp })], at)),
      );
    },
  );
  app.delete(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Keeps something no longer, whatever became of it'),
        params: listedParams,
        querystring: unsetQuery,
        response: { 200: zzimReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const entry = { ...request.params, isKept: false, kept: null };
      const acts = [(at: string) => ({ ...entry, at })];
      return itemOf(writtenOf(await lists.zzims.act(memberId, acts, stampOf(request.query))));
    },
  );
  app.post(
    `${PATH}/join`,
    {
      config,
      schema: {
        ...schemaOf('Joins what a device keeps with what the account keeps', JOINING),
        body: joinZzimsBody,
        response: { 200: zzimsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return toldList(clock, writtenOf(await lists.zzims.join(memberId, request.body.entries)));
    },
  );
}
