import { addressesQuery } from '#contract/address-queries';
import { addressesReply } from '#contract/addresses';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function findAddresses(app: Api, { addresses }: AppDeps): void {
  app.get(
    '/v2/addresses',
    {
      schema: {
        tags: ['places'],
        summary:
          'Buildings by road and number, by lot, by name or by postcode, at most 20; areas may stand in front',
        querystring: addressesQuery,
        response: { 200: addressesReply },
      },
    },
    async ({ query }, reply) => {
      const result = [...(await addresses.find(query.q))];
      // Where somebody lives or rents: their own browser may keep what they asked, nobody between.
      void reply.header('cache-control', 'private, max-age=60');
      return { result, page: { next: null, total: result.length } };
    },
  );
}
