import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { LINT_BREAKERS, LINT_HONEST } from './fixtures/lint-breakers';

type Case = Pick<(typeof LINT_BREAKERS)[number], 'path' | 'code'>;

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

const CASES: readonly Case[] = [...LINT_BREAKERS, ...LINT_HONEST];

/** Several cases stand at one path: each has its number before the name. */
const pathOf = (one: Case): string =>
  one.path.replace(/(?=[^/]+$)/, `${String(CASES.indexOf(one))}-`);

let complaints: readonly Diagnostic[];
const folder = mkdtempSync(join(tmpdir(), 'hankan-lint-'));

beforeAll(async () => {
  // The rules as they stand, without those that ask for types: these files belong to no program.
  const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
    .replace('"typeAware": true', '"typeAware": false')
    .replace('"./scripts/', `"${ROOT}/scripts/`);
  writeFileSync(join(folder, '.oxlintrc.json'), rules);
  for (const one of CASES) {
    const file = join(folder, pathOf(one));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, one.code);
  }
  const script = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script, '--format=json'], { cwd: folder }, (_, stdout) => {
      resolve(stdout);
    });
  });
  ({ diagnostics: complaints } = JSON.parse(said) as { diagnostics: Diagnostic[] });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const complaintsAbout = (one: Case): string[] =>
  complaints
    .filter(({ filename }) => filename === pathOf(one))
    .map(({ code, message }) => `${code}: ${message}`);

describe('each ban', () => {
  it.each(LINT_BREAKERS)('fires in $path: $code', (breaker) => {
    expect(complaintsAbout(breaker).join('\n')).toMatch(breaker.says);
  });

  it.each(LINT_HONEST)('lets pass in $path: $code', (honest) => {
    expect(complaintsAbout(honest)).toEqual([]);
  });
});
