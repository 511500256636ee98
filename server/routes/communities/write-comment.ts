import { checkComment, MODERATED } from '#core';
import { commentBody, commentTextBody } from '#contract/community-bodies';
import { commentParams, communityParams } from '#contract/community-queries';
import { commentReply, likeReply, removedReply } from '#contract/communities';
import { presentComment } from '../../communities/present-post';
import { tellComment } from '../../communities/tell-written';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { SENT_AGAIN, sendingOf } from '../../http/requests/sending';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { LIKES } from './like-post';
import { valueOf } from './refuse';

const ONE = '/v2/comments/:id';

function readText(typed: string): string {
  const checked = checkComment(typed);
  if (!checked.ok) throw new Refusal('post-fault', 'text', checked.message);
  return checked.text;
}

/** A comment as its author is answered it, once those whom it concerns are told. */
async function itemOf(deps: AppDeps, id: string, memberId: number) {
  const comment = await deps.comments.one(id, memberId);
  if (comment === null) throw new Refusal('gone', 'id');
  await tellComment(deps, comment);
  return { item: presentComment(deps, comment) };
}

export function writeComment(app: Api, deps: AppDeps): void {
  app.post(
    '/v2/communities/:id/comments',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Says something about a post, or answers a comment',
        description: SENT_AGAIN,
        params: communityParams,
        body: commentBody,
        response: { 200: commentReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const comment = { ...request.body, text: readText(request.body.text) };
      const sending = sendingOf(request);
      const { id } = request.params;
      return itemOf(
        deps,
        valueOf(await deps.comments.write(memberId, id, comment, sending)),
        memberId,
      );
    },
  );
}

export function changeComment(app: Api, deps: AppDeps): void {
  app.patch(
    ONE,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Changes a comment of one’s own',
        description: SENT_AGAIN,
        params: commentParams,
        body: commentTextBody,
        response: { 200: commentReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const text = readText(request.body.text);
      const { id } = request.params;
      valueOf(await deps.comments.change(memberId, id, text, sendingOf(request)));
      return itemOf(deps, id, memberId);
    },
  );
}

export function removeComment(app: Api, { comments, bundles }: AppDeps): void {
  app.delete(
    ONE,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Deletes a comment of one’s own; again it changes nothing',
        params: commentParams,
        response: { 200: removedReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await comments.remove(memberId, id));
      await bundles.said(id);
      return { item: { id } };
    },
  );
}

export function likeComment(app: Api, { comments, bundles }: AppDeps): void {
  for (const { method, liked, summary } of LIKES)
    app.route({
      method,
      url: `${ONE}/like`,
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary,
        description: SENT_AGAIN,
        params: commentParams,
        response: { 200: likeReply },
      },
      handler: async (request) => {
        const { memberId } = memberOf(request);
        await app.writeLimits.own(request, memberId);
        const { id } = request.params;
        const item = valueOf(await comments.like(memberId, id, liked, sendingOf(request)));
        await bundles.liked(MODERATED.COMMENT, id, memberId);
        return { item };
      },
    });
}
