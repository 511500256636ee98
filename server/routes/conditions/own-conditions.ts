import type { Person } from '#core';
import { conditionsBody, conditionsReply } from '#contract/conditions';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

const PATH = '/v2/me/conditions';
const config = { ...MEMBERS_ONLY, ...NEVER_KEPT };
const schemaOf = (summary: string) => ({
  tags: ['notices'],
  summary,
  response: { 200: conditionsReply },
});

const itemOf = (person: Person | null) => ({
  item: person && { ...person, groups: person.groups && [...person.groups] },
});

/** One's own conditions, where one wants them on other devices, too (spec/readings R33). */
export function ownConditions(app: Api, { conditions }: AppDeps): void {
  app.get(
    PATH,
    { config, schema: schemaOf('What the one who asks has saved of themselves') },
    async (request) => itemOf(await conditions.of(memberOf(request).memberId)),
  );
  app.put(
    PATH,
    { config, schema: { ...schemaOf('Saves it in place of what was'), body: conditionsBody } },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      await conditions.save(memberId, request.body);
      return itemOf(request.body);
    },
  );
  app.delete(PATH, { config, schema: schemaOf('Forgets it') }, async (request) => {
    const { memberId } = memberOf(request);
    await app.writeLimits.own(request, memberId);
    await conditions.forget(memberId);
    return itemOf(null);
  });
}
