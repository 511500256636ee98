import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { readEnv } from '../../server/env';

const example = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

describe('.env.example', () => {
  it('says what holds without it', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  it('has every variable that the server reads', () => {
    const folder = join(ROOT, 'server/env');
    const files = [
      join(ROOT, 'server/env.ts'),
      ...readdirSync(folder).map((file) => join(folder, file)),
    ];
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const asked = new Set(source.match(/'[A-Z][A-Z0-9_]{2,}'/g)?.map((name) => name.slice(1, -1)));
    for (const word of ['REAL', 'TEST', 'DEV', 'LOCAL']) asked.delete(word);
    expect([...asked].filter((name) => !(name in example))).toEqual([]);
  });

  it.each(Object.keys(example))('%s stands in the table of README.md', (name) => {
    expect(readme).toContain(`\`${name}\``);
  });
});
