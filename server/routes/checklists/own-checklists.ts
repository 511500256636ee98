import { CHECKLIST_LIMITS, MOST_JOINED, MOST_KNOWN } from '#core';
import { checklistBody, joinChecklistsBody } from '#contract/checklist-bodies';
import { checklistParams } from '#contract/checklist-queries';
import {
  checklistReply,
  checklistsReply,
  joinedChecklistsReply,
  removedChecklistReply,
} from '#contract/checklists';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { checklistItem, refusalOf, refuseFaults } from './present';

const PATH = '/v2/checklists';
const tags = ['checklists'];
const OWN = { ...MEMBERS_ONLY, ...NEVER_KEPT };

/** Checklists of the one who asks (spec/readings R51). */
export function ownChecklists(app: Api, deps: AppDeps): void {
  const { checklists } = deps;
  app.get(
    PATH,
    {
      config: OWN,
      schema: {
        tags,
        summary: 'The checklists of the one who asks, the latest begun first',
        response: { 200: checklistsReply },
      },
    },
    async (request) => {
      const own = await checklists.of(memberOf(request).memberId);
      return { result: own.map((one) => checklistItem(deps, one)) };
    },
  );
  app.get(
    `${PATH}/:id`,
    {
      config: OWN,
      schema: {
        tags,
        summary: 'A checklist of the one who asks',
        params: checklistParams,
        response: { 200: checklistReply },
      },
    },
    async (request) => {
      const one = await checklists.one(memberOf(request).memberId, request.params.id);
      if (one === null) throw new Refusal('no-such-checklist');
      return { item: checklistItem(deps, one) };
    },
  );
  app.put(
    `${PATH}/:id`,
    {
      config: OWN,
      schema: {
        tags,
        summary: `Merges a checklist as a device has it into what is stored; of at most ${CHECKLIST_LIMITS.checklists}`,
        description:
          'Of each field the later stays, and every photo that nobody removed. Sent again, or in another order, the same comes out. Stamps that are more than five minutes ahead are refused.',
        params: checklistParams,
        body: checklistBody,
        response: { 200: checklistReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const given = { id: request.params.id, ...request.body };
      refuseFaults(deps.clock.now(), [given]);
      const put = await checklists.put(memberId, [given]);
      if (!put.ok) throw refusalOf(put.reason);
      const [item] = put.value.map((one) => checklistItem(deps, one));
      if (item === undefined) throw new Error('a checklist was written and is not there');
      return { item };
    },
  );
  app.delete(
    `${PATH}/:id`,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags,
        summary: 'Deletes a checklist of the one who asks; again it changes nothing',
        description:
          'For 30 days it is remembered that it was deleted, and nothing that was written.',
        params: checklistParams,
        response: { 200: removedChecklistReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      await checklists.remove(memberId, request.params.id);
      return { item: { id: request.params.id } };
    },
  );
  app.post(
    `${PATH}/join`,
    {
      config: OWN,
      schema: {
        tags,
        summary: 'Merges what a device changed, and answers what it lacks',
        description: `At most ${MOST_JOINED} are merged, all or none, and at most ${MOST_JOINED} answered: those that were sent first, then what the device does not know in this revision, tombstones too. While anything is left it asks again. A device that knows of more than ${MOST_KNOWN} asks in portions: \`known\` is all that it knows of the ids after \`after\` and up to \`upTo\`, and of these alone it is answered. \`now\` is the server's time: whose clock runs ahead brings its stamps back.`,
        body: joinChecklistsBody,
        response: { 200: joinedChecklistsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { changed, known, after = null, upTo = null } = request.body;
      refuseFaults(deps.clock.now(), changed);
      const put = await checklists.put(memberId, changed);
      if (!put.ok) throw refusalOf(put.reason);
      const sent = new Map(put.value.map((one) => [one.checklist.id, one]));
      const unknown = await checklists.unknown(memberId, { known, after, upTo });
      const others = unknown.filter(({ checklist }) => !sent.has(checklist.id));
      const lacking = [...sent.values(), ...others];
      return {
        result: lacking.slice(0, MOST_JOINED).map((one) => checklistItem(deps, one)),
        left: Math.max(0, lacking.length - MOST_JOINED),
        now: new Date(deps.clock.now()).toISOString(),
      };
    },
  );
}
