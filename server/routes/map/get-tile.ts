import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { tileParams, tileQuery } from '#contract/map-queries';
import { Refusal } from '../../errors';
import { chooseEncoding } from '../../http/answers/squeezed-texts';
import { isKnown } from '../../http/answers/text-answers';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

const squeeze = promisify(gzip);

/** Under its version's address a tile is the same for ever; otherwise it is asked for anew. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

export function getTile(app: Api, { tiles }: AppDeps): void {
  app.get(
    '/v2/map/tiles/:z/:x/:y',
    {
      config: {
        alsoAnswers: {
          200: { description: 'The tile', types: ['application/vnd.mapbox-vector-tile'] },
          204: { description: 'Nothing is drawn there' },
          304: { description: 'The browser has it already' },
        },
      },
      schema: {
        tags: ['map'],
        summary: 'Imported boundaries and their names as a vector tile; 204 where nothing is',
        params: tileParams,
        querystring: tileQuery,
      },
    },
    async ({ params, query, headers }, reply) => {
      const found = await tiles.tile(params);
      if (found === 'outside') throw new Refusal('no-such-tile');
      // The tile's own: meanwhile there may be newer boundaries, whose tile this is not.
      const isNamed = query.v === String(found.version);
      void reply
        .header('cache-control', isNamed ? FOR_EVER : ASK_AGAIN)
        // Behind the origin, where that counts (CORS).
        .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
      if (found.bytes === null) return reply.code(204).send();
      void reply.header('etag', found.etag);
      if (isKnown(headers['if-none-match'], found.etag)) return reply.code(304).send();
      void reply.type('application/vnd.mapbox-vector-tile');
      const encoding = chooseEncoding(headers['accept-encoding']);
      if (encoding === 'br') return reply.header('content-encoding', 'br').send(found.bytes);
      const plain = await tiles.plain(found);
      // Browsers take Brotli over https only; over plain http they get gzip.
      if (encoding === null) return reply.send(plain);
      return reply.header('content-encoding', 'gzip').send(await squeeze(plain));
    },
  );
}
