import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { ImageAnswer } from '../../ports/pictures/pictures';
import type { Api } from '../../http/wire-types';

const PREFIX = '/images/';

/**
 * GET /images/<signature>/… (spec/outside O18: thumbor's grammar). A link names its picture for
 * ever: the picture, the size and the signature are all in it.
 */
export function getImage(app: Api, { images }: AppDeps): void {
  app.get(`${PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
    // The signature is over the path as it was sent, so it is not decoded here.
    const path = request.url.slice(PREFIX.length).split('?', 1)[0] ?? '';
    const webp = /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.accept ?? '');
    const image = await images.render(path, { webp });
    if (!image.ok) throw new Refusal(image.reason);
    reply
      .header('cache-control', cacheControl(image.value))
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'accept')
      .header('etag', image.value.etag);
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
    if (known.some((tag) => tag.replace(/^W\//, '') === image.value.etag))
      return reply.code(304).send();
    return reply.type(image.value.contentType).send(image.value.bytes);
  });
}

const cacheControl = ({ isPrivate, keptSeconds }: ImageAnswer): string =>
  `${isPrivate ? 'private' : 'public'}, max-age=${keptSeconds}, immutable`;
