import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app';
import { appDeps } from '../support/app-deps';
import { openApiOf } from '../support/openapi/calls';

const FILE = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

const app = await buildApp(appDeps());
afterAll(() => app.close());

describe('docs/openapi.json', () => {
  test('is what the contract and the routes say', async () => {
    const text = `${JSON.stringify(await openApiOf(app), null, 2)}\n`;
    await expect(text, 'npm run openapi writes it').toMatchFileSnapshot(FILE);
  });
});
