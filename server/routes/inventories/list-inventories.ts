import { inventoriesReply } from '#contract/inventories';
import { inventoriesQuery } from '#contract/inventory-queries';
import type { AppDeps } from '../../ports/app-deps';
import { JSON_QUERY, readJsonQuery } from '../../http/requests/odd-text';
import type { Api } from '../../http/wire-types';

export function listInventories(app: Api, { inventories, presentInventoryImage }: AppDeps): void {
  app.get(
    '/v1/inventories',
    {
      schema: {
        tags: ['inventories'],
        summary: 'What stands in an ad slot or waits as a popup, in the order to show it',
        description: JSON_QUERY,
        querystring: inventoriesQuery,
        response: { 200: inventoriesReply },
      },
      preValidation: readJsonQuery,
    },
    async ({ query }) => {
      const found = await inventories.of(query.TARGET);
      return {
        DATA: found.map((each) => ({
          ...each,
          IMAGE_URL: each.IMAGE_1 === '' ? null : presentInventoryImage(each),
        })),
      };
    },
  );
}
