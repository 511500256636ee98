import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { DIRECTION_BREAKERS, HOUSE } from './fixtures/direction-breakers';

const ROOMS = ['src', 'contract', 'server', 'scripts', 'tests'];

async function violations(baseDir: string, folders: readonly string[]) {
  const { output } = await cruise([...folders], {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  return (output as ICruiseResult).summary.violations;
}

describe('the tree', () => {
  it('breaks no direction', async () => {
    const found = await violations(ROOT, ROOMS);
    expect(found.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });
});

describe('each direction', () => {
  let place = '';
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'hankan-directions-'));
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  });
  afterAll(() => {
    rmSync(place, { recursive: true, force: true });
  });

  /** A house of its own for every fixture: what an earlier one left must not help. */
  function build(name: string, files: Readonly<Record<string, string>>): string {
    const root = join(place, name);
    const own = { 'package.json': readFileSync(join(ROOT, 'package.json'), 'utf8') };
    for (const [path, text] of Object.entries({ ...own, ...HOUSE, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  it('has a fixture', () => {
    const rules = (config.forbidden ?? []).map((rule) => rule.name);
    expect(Object.keys(DIRECTION_BREAKERS).sort()).toEqual(rules.sort());
  });

  it('is silent about an honest house', async () => {
    const root = build('honest', {
      'src/ui/ground/a.ts': `import { house } from '#core';\nexport const a = house;`,
      'src/ui/frame/a.ts': `import { home } from '../screens/home/home';\nimport { alert } from '../popups/alert/AlertPopup';\nimport { services } from '../ground/services';\nexport const a = [home, alert, services];`,
      'src/adapters/http/a.ts': `import axios from 'axios';\nimport { houses } from '#contract/houses';\nexport const a = [axios, houses];`,
      'server/db/a.ts': `import { drizzle } from 'drizzle-orm/node-postgres';\nexport const a = drizzle;`,
      'src/core/map/a.ts': `import { day } from '../shared/day';\nexport const a = day;`,
    });
    expect(await violations(root, ['src', 'contract', 'server', 'tests'])).toEqual([]);
  });

  const cases = Object.entries(DIRECTION_BREAKERS).flatMap(([rule, fixtures]) =>
    fixtures.map((files, index) => ({ rule, files, name: `${rule}-${index + 1}` })),
  );
  it.each(cases)('fires: $name', async ({ rule, files, name }) => {
    const root = build(name, files);
    const found = await violations(root, ['src', 'contract', 'server', 'tests']);
    expect(found.map((violation) => violation.rule.name)).toContain(rule);
    expect(found.map((violation) => violation.from)).toEqual(
      expect.arrayContaining(Object.keys(files).slice(0, 1)),
    );
  });
});
