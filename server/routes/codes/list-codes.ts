import { CODE_LISTS, SUPPLY_CODES, supplyName } from '#core';
import { codesQuery } from '#contract/code-queries';
import { codesReply } from '#contract/codes';
import { JSON_QUERY, readJsonQuery } from '../../http/requests/odd-text';
import type { Api } from '../../http/wire-types';

const SUPPLY_LIST = SUPPLY_CODES.map((code) => ({ code, name: supplyName(code) }));

export function listCodes(app: Api): void {
  app.get(
    '/v2/codes',
    {
      schema: {
        tags: ['codes'],
        summary:
          'The code lists that are named as bare keys: ?DISCOUNT&HOUTP&GENDR&SUPLY&_switch=B',
        description: JSON_QUERY,
        querystring: codesQuery,
        response: { 200: codesReply },
      },
      preValidation: readJsonQuery,
    },
    ({ query }, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      const result = {
        ...(query.DISCOUNT !== undefined && { DISCOUNT: CODE_LISTS.DISCOUNT }),
        ...(query.HOUTP !== undefined && { HOUTP: CODE_LISTS.HOUTP }),
        ...(query.GENDR !== undefined && { GENDR: CODE_LISTS.GENDR }),
        ...(query.SUPLY !== undefined && { SUPLY: SUPPLY_LIST }),
      };
      return Promise.resolve({ result });
    },
  );
}
