import { sharedChecklist, type DocumentPicture } from '#core';
import { shareChecklistBody } from '#contract/checklist-bodies';
import {
  checklistParams,
  viewParams,
  viewPictureParams,
  viewPictureQuery,
} from '#contract/checklist-queries';
import {
  checklistShareReply,
  checklistViewReply,
  removedChecklistReply,
} from '#contract/checklists';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { shareItem } from './present';

const tags = ['checklists'];
const SHARE = '/v2/checklists/:id/share';
const IMAGES = '/images/';

/** What whoever has a link sees of a checklist, and how it is opened and withdrawn. */
export function sharedChecklists(app: Api, deps: AppDeps): void {
  const { checklists, images, presentPrivate } = deps;
  app.post(
    SHARE,
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags,
        summary: 'Opens a link to a checklist of the one who asks; the one before ends',
        description:
          'Without the address, the name and the telephone number unless they are chosen, also where they stand in a note.',
        params: checklistParams,
        body: shareChecklistBody,
        response: { 200: checklistShareReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const share = await checklists.share(memberId, request.params.id, request.body);
      if (share === null) throw new Refusal('no-such-checklist');
      return { item: shareItem(share) };
    },
  );
  app.delete(
    SHARE,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags,
        summary: 'Ends the link to a checklist at once; again it changes nothing',
        params: checklistParams,
        response: { 200: removedChecklistReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      await checklists.withdraw(memberId, request.params.id);
      return { item: { id: request.params.id } };
    },
  );
  const viewOf = async (code: string) => {
    const shared = await checklists.shared(code);
    if (shared === null) throw new Refusal('view-ended');
    const shown = sharedChecklist(shared.checklist, shared.share.choice);
    const seen = new Set(shown.photos.map(({ pictureId }) => pictureId));
    const pictures = shared.pictures.filter(({ id }) => seen.has(id));
    return { until: shared.share.until, shown, pictures };
  };
  app.get(
    '/v2/views/:code',
    {
      config: NEVER_KEPT,
      schema: {
        tags,
        summary: 'A checklist that somebody shared, by its link while that lives',
        params: viewParams,
        response: { 200: checklistViewReply },
      },
    },
    async (request) => {
      const { code } = request.params;
      const { until, shown, pictures } = await viewOf(code);
      return {
        item: {
          checklist: shown,
          until: new Date(until).toISOString(),
          pictures: pictures.map((one) => pictureOf(code, one)),
        },
      };
    },
  );
  app.get(
    '/v2/views/:code/pictures/:picture',
    {
      config: {
        ...NEVER_KEPT,
        alsoAnswers: { 200: { description: 'The picture', types: ['image/webp'] } },
      },
      schema: {
        tags,
        summary: 'A photo of a checklist that somebody shared, while its link lives',
        params: viewPictureParams,
        querystring: viewPictureQuery,
      },
    },
    async (request, reply) => {
      const { code, picture } = request.params;
      const { pictures } = await viewOf(code);
      const known = pictures.find(({ id }) => id === picture);
      if (known === undefined) throw new Refusal('no-such-image');
      const link = presentPrivate(known)[sizeOf(request.query.size)];
      const path = link.slice(link.indexOf(IMAGES) + IMAGES.length);
      const image = await images.render(path, { webp: true });
      if (!image.ok) throw new Refusal('no-such-image');
      return reply.type(image.value.contentType).send(image.value.bytes);
    },
  );
}

type Size = 'small' | 'medium' | 'large';
const SIZES: readonly Size[] = ['small', 'medium', 'large'];
const sizeOf = (size: string): Size => SIZES.find((one) => one === size) ?? 'medium';

/** Asked by the link itself, so that it ends with it. */
function pictureOf(
  code: string,
  { id, width, height }: Pick<DocumentPicture, 'id' | 'width' | 'height'>,
): DocumentPicture {
  const sized = (size: Size) => `/v2/views/${code}/pictures/${id}?size=${size}`;
  return {
    id,
    width,
    height,
    small: sized('small'),
    medium: sized('medium'),
    large: sized('large'),
  };
}
