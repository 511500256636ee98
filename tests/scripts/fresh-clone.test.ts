import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';

/** An npm that has no registry: it says so, and ends as the real one does. */
const NPM = `console.error('no registry: ' + process.argv.slice(2).join(' ')); process.exit(1);`;

describe('a clone without packages', () => {
  let clone = '';

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'hankan-clone-'));
    for (const part of ['scripts', 'package.json', 'package-lock.json']) {
      cpSync(join(ROOT, part), join(clone, part), { recursive: true });
    }
    writeFileSync(join(clone, 'npm.cjs'), NPM);
  });

  afterEach(() => {
    rmSync(clone, { recursive: true, force: true });
  });

  const run = (script: string) =>
    new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
      const env = { ...process.env, npm_execpath: join(clone, 'npm.cjs') };
      execFile(process.execPath, [join(clone, script)], { env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, output: stdout + stderr });
      });
    });

  it.each(['start', 'test', 'dev', 'check', 'ready', 'build'])(
    'is installed first by %s',
    async (name) => {
      const { code, output } = await run(`scripts/${name}.mjs`);
      expect(output).toContain('Installing packages …');
      expect(output).toContain('no registry: ci --include=dev');
      expect(output).toContain('The packages could not be installed');
      expect(code).toBe(1);
    },
  );

  it('is made ready before every command that runs on packages', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const onPackages = Object.values(scripts).filter((line) => /\b(?:tsx|vitest)\b/.test(line));
    expect(onPackages.length).toBeGreaterThan(5);
    for (const line of onPackages) expect(line).toMatch(/^node scripts\/ready\.mjs && /);
  });
});
