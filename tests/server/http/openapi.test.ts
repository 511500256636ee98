import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';
import { exampleOf, waysToAsk } from '../../support/openapi/addresses';
import { describedCalls } from '../../support/openapi/calls';

/** What only an answer can say. */
const WITHOUT_EXAMPLE = ['cursor'];

const app = await buildApp(appDeps());
const calls = await describedCalls(app);
afterAll(() => app.close());

describe('OpenAPI', () => {
  test('describes parameters as they are meant', () => {
    const list = calls.find(({ path }) => path === '/v2/houses');
    const named = new Map(list?.parameters.map((each) => [each.name, each]));
    expect(named.get('swLat')).toMatchObject({ required: false, schema: { type: 'number' } });
    expect(named.get('limit')).toMatchObject({ required: false, schema: { default: 20 } });
    expect(named.get('type')).toMatchObject({ explode: false, schema: { type: 'array' } });
    expect(named.get('elevator')).toMatchObject({ required: false, schema: { type: 'boolean' } });
    expect(named.get('moveInBy')).toMatchObject({ schema: { type: 'string' } });
  });

  test('says of each parameter what it may be', () => {
    const bare = calls.flatMap(({ method, path, parameters }) =>
      parameters
        .filter((each) => exampleOf(each) === undefined && !WITHOUT_EXAMPLE.includes(each.name))
        .map(({ name }) => `${method} ${path}: give ${name} an example in contract/ (withExample)`),
    );
    expect(bare).toEqual([]);
  });

  const reads = calls.filter(({ method }) => method === 'GET');
  test.each(reads.map((call) => [call.path, waysToAsk(call)] as const))(
    'takes its own examples of %s',
    async (_, ways) => {
      for (const { address, about } of ways) {
        const answer = await app.inject(address);
        expect(answer.statusCode, address).toBeLessThan(500);
        if (answer.statusCode !== 400) continue;
        // Some parameters go in pairs: alone, the other one is missed.
        expect(about, `${address} is refused: ${answer.body}`).not.toBeNull();
        expect(answer.json(), address).not.toMatchObject({ field: about });
      }
    },
  );
});
