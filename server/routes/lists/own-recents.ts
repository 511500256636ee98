import { keptRecents } from '#core';
import { joinRecentsBody, recentBody } from '#contract/member-list-bodies';
import { listedParams, listedQuery, unsetQuery } from '#contract/member-list-queries';
import { recentReply, recentsReply } from '#contract/member-lists';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { itemOf, JOINING, ofType, SETTING, stampOf, toldList, writtenOf } from './told-list';

const PATH = '/v2/me/recents';
const config = { ...MEMBERS_ONLY, ...NEVER_KEPT };
const schemaOf = (summary: string, description = SETTING) => ({
  tags: ['lists'],
  summary,
  description,
});

/** What one viewed lately, on all of one's devices (spec/readings R4, R49). */
export function ownRecents(app: Api, { clock, lists }: AppDeps): void {
  const { recents } = lists;
  app.get(
    PATH,
    {
      config,
      schema: {
        ...schemaOf(
          'What the one who asks viewed lately, newest first',
          'Houses, notices, deals, and posts with contents: 60 of each at most.',
        ),
        querystring: listedQuery,
        response: { 200: recentsReply },
      },
    },
    async (request) => {
      const own = await recents.of(memberOf(request).memberId);
      return toldList(clock, ofType(keptRecents(own), request.query.type));
    },
  );
  app.put(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Says that something was viewed; the newest viewing stands'),
        params: listedParams,
        body: recentBody,
        response: { 200: recentReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { place } = request.body;
      const entry = { ...request.params, isKept: true, place };
      const acts = [(at: string) => ({ ...entry, at })];
      return itemOf(writtenOf(await recents.act(memberId, acts, stampOf(request.body))));
    },
  );
  app.delete(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Takes something off what was viewed'),
        params: listedParams,
        querystring: unsetQuery,
        response: { 200: recentReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const entry = { ...request.params, isKept: false, place: null };
      const acts = [(at: string) => ({ ...entry, at })];
      return itemOf(writtenOf(await recents.act(memberId, acts, stampOf(request.query))));
    },
  );
  app.post(
    `${PATH}/join`,
    {
      config,
      schema: {
        ...schemaOf('Joins what was viewed on a device with what the account has', JOINING),
        body: joinRecentsBody,
        response: { 200: recentsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return toldList(clock, writtenOf(await recents.join(memberId, request.body.entries)));
    },
  );
}
