import { blockParams } from '#contract/community-queries';
import { blockReply, blocksReply } from '#contract/communities';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

const PATH = '/v2/me/blocks';

/** Whom one does not want to meet (spec/readings R38); nobody is told of it. */
export function ownBlocks(app: Api, { blocks, presentFace }: AppDeps): void {
  app.get(
    PATH,
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['communities'],
        summary: 'Whom the one who asks has blocked, the newest first',
        response: { 200: blocksReply },
      },
    },
    async (request) => {
      const blocked = await blocks.of(memberOf(request).memberId);
      return { result: blocked.map((one) => ({ ...one, image: presentFace(one.id) })) };
    },
  );
  app.put(
    `${PATH}/:memberId`,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Blocks a member: neither sees the other; again it changes nothing',
        params: blockParams,
        response: { 200: blockReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const id = request.params.memberId;
      const blocked = await blocks.block(memberId, id);
      if (!blocked.ok && blocked.reason === 'self') throw new Refusal('own-block', 'memberId');
      if (!blocked.ok) throw new Refusal('deleted', 'memberId', '찾을 수 없는 회원이에요.');
      return { item: { id, blocked: true } };
    },
  );
  app.delete(
    `${PATH}/:memberId`,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Shows everything again; again it changes nothing',
        params: blockParams,
        response: { 200: blockReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const id = request.params.memberId;
      await blocks.unblock(memberId, id);
      return { item: { id, blocked: false } };
    },
  );
}
