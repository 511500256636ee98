import { keptContacts, unsetContacts } from '#core';
import { contactBody, joinContactsBody } from '#contract/member-list-bodies';
import { contactedParams, contactedQuery, unsetQuery } from '#contract/member-list-queries';
import {
  contactReply,
  contactsReply,
  keptContactsReply,
  unsetContactsReply,
} from '#contract/member-lists';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { itemOf, JOINING, ofType, SETTING, stampOf, toldList, writtenOf } from './told-list';

const PATH = '/v2/me/contacts';
const config = { ...MEMBERS_ONLY, ...NEVER_KEPT };
const schemaOf = (summary: string, description = SETTING) => ({
  tags: ['lists'],
  summary,
  description,
});

/** Whose owners one contacted lately, on all of one's devices (spec/readings R5, R49). */
export function ownContacts(app: Api, { clock, lists }: AppDeps): void {
  const { contacts } = lists;
  app.get(
    PATH,
    {
      config,
      schema: {
        ...schemaOf(
          'Whose owners the one who asks contacted lately, newest first',
          '60 at most, each with the ways that were taken.',
        ),
        querystring: contactedQuery,
        response: { 200: keptContactsReply },
      },
    },
    async (request) => {
      const own = keptContacts(await contacts.of(memberOf(request).memberId));
      const told = own.map((contact) => ({ ...contact, methods: [...contact.methods] }));
      return toldList(clock, ofType(told, request.query.type));
    },
  );
  app.put(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Says that an owner was contacted; the ways come together'),
        params: contactedParams,
        body: contactBody,
        response: { 200: contactReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { method } = request.body;
      const entry = { ...request.params, isKept: true, method };
      const acts = [(at: string) => ({ ...entry, at })];
      return itemOf(writtenOf(await contacts.act(memberId, acts, stampOf(request.body))));
    },
  );
  app.delete(
    `${PATH}/:type/:id`,
    {
      config,
      schema: {
        ...schemaOf('Takes the contacts of something off the list, in all ways'),
        params: contactedParams,
        querystring: unsetQuery,
        response: { 200: unsetContactsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { type, id } = request.params;
      const acts = unsetContacts(type, id);
      const stands = writtenOf(await contacts.act(memberId, acts, stampOf(request.query)));
      return { result: [...stands] };
    },
  );
  app.post(
    `${PATH}/join`,
    {
      config,
      schema: {
        ...schemaOf('Joins the contacts made on a device with those of the account', JOINING),
        body: joinContactsBody,
        response: { 200: contactsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return toldList(clock, writtenOf(await contacts.join(memberId, request.body.entries)));
    },
  );
}
