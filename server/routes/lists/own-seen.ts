import { keptSeen } from '#core';
import { joinSeenBody, seenBody } from '#contract/member-list-bodies';
import { listedParams, listedQuery, unsetQuery } from '#contract/member-list-queries';
import { seenThingReply, seenThingsReply } from '#contract/member-lists';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { itemOf, JOINING, ofType, SETTING, stampOf, toldList, writtenOf } from './told-list';

const PATH = '/v2/me/seen';
const config = { ...MEMBERS_ONLY, ...NEVER_KEPT };
const schemaOf = (summary: string, description = SETTING) => ({
  tags: ['lists'],
  summary,
  description,
});

/** What things that one keeps were when one last opened them, on whatever device (spec/readings R50). */
export function ownSeen(app: Api, { clock, lists }: AppDeps): void {
  const { seen } = lists;
  app.get(
    PATH,
    {
      config,
      schema: {
        ...schemaOf(
          'What things that the one who asks keeps were when they were last opened',
          'Whatever differs from it now is what has changed since.',
        ),
        querystring: listedQuery,
        response: { 200: seenThingsReply },
      },
    },
    async (request) => {
      const own = await seen.of(memberOf(request).memberId);
      return toldList(clock, ofType(keptSeen(own), request.query.type));
    },
  );
  app.put(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Says what something was when it was opened; the last opening stands'),
        params: listedParams,
        body: seenBody,
        response: { 200: seenThingReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { state } = request.body;
      const entry = { ...request.params, isKept: true, state };
      const acts = [(at: string) => ({ ...entry, at })];
      return itemOf(writtenOf(await seen.act(memberId, acts, stampOf(request.body))));
    },
  );
  app.delete(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Forgets what something was when it was opened'),
        params: listedParams,
        querystring: unsetQuery,
        response: { 200: seenThingReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const entry = { ...request.params, isKept: false, state: null };
      const acts = [(at: string) => ({ ...entry, at })];
      return itemOf(writtenOf(await seen.act(memberId, acts, stampOf(request.query))));
    },
  );
  app.post(
    `${PATH}/join`,
    {
      config,
      schema: {
        ...schemaOf('Joins what was seen on a device with what the account has', JOINING),
        body: joinSeenBody,
        response: { 200: seenThingsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return toldList(clock, writtenOf(await seen.join(memberId, request.body.entries)));
    },
  );
}
