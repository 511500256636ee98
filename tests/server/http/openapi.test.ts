import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { openApiText } from '../../../server/routes/docs/describe-api';
import { appDeps } from '../../support/app-deps';

const app = await buildApp(appDeps());
afterAll(() => app.close());

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: { readonly type?: string };
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<'get', { readonly parameters?: readonly Parameter[] }>>>
  >;
}

describe('OpenAPI', () => {
  test('docs/openapi.json is what the contract says (npm run openapi writes it)', async () => {
    const file = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(file).toBe(await openApiText(app));
  });

  test('is served', async () => {
    const answer = await app.inject('/docs/openapi.json');
    expect(`${JSON.stringify(answer.json(), null, 2)}\n`).toBe(await openApiText(app));
  });

  test('describes every call, with parameters as they are meant', async () => {
    const { paths } = JSON.parse(await openApiText(app)) as Document;
    expect(Object.keys(paths).sort()).toEqual([
      '/healthz',
      '/oauth/apple',
      '/readyz',
      '/v1/auth/logout',
      '/v1/auth/my/cert',
      '/v1/auth/report',
      '/v1/install-link',
      '/v1/inventories',
      '/v1/login',
      '/v1/noti-clusters/{id}',
      '/v1/session',
      '/v2/areas/at',
      '/v2/certifications',
      '/v2/codes',
      '/v2/communities/{id}',
      '/v2/deals/{id}',
      '/v2/houses',
      '/v2/houses/lately',
      '/v2/houses/map',
      '/v2/houses/nearest',
      '/v2/houses/some',
      '/v2/houses/tally',
      '/v2/houses/{id}',
      '/v2/houses/{id}/price-level',
      '/v2/houses/{id}/similar',
      '/v2/map/dongs/{code}',
      '/v2/map/tiles/{z}/{x}/{y}',
      '/v2/members',
      '/v2/places',
      '/v2/places/nearby',
      '/v2/reports',
      '/v2/sign-ins',
      '/v2/stops/near',
    ]);
    const parameters = paths['/v2/houses']?.get.parameters ?? [];
    const named = new Map(parameters.map((each) => [each.name, each]));
    expect(named.get('swLat')).toMatchObject({ required: false, schema: { type: 'number' } });
    expect(named.get('limit')).toMatchObject({ required: false, schema: { default: 20 } });
    expect(named.get('type')).toMatchObject({ explode: false, schema: { type: 'array' } });
    expect(named.get('elevator')).toMatchObject({ required: false, schema: { type: 'boolean' } });
    expect(named.get('moveInBy')).toMatchObject({ schema: { type: 'string' } });
  });
});
