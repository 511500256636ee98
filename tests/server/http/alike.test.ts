import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROUTES = 'server/routes';
const MARKED = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .map((name) => `${ROUTES}/${name}`)
  .filter((file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes('config: ALIKE'));

test('calls that say to be answered alike to everybody exist', () => {
  expect(MARKED.length).toBeGreaterThan(5);
});

test.each(MARKED)('%s never looks at who asks', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\b(?:caller|session|headers|cookies|memberId)\b/);
});
