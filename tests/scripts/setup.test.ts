import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from '../../scripts/setup/compress.mjs';
import { filesUnder, sourceFingerprint } from '../../scripts/setup/fingerprint.mjs';
import { isInstalled } from '../../scripts/setup/is-installed.mjs';
import { nodeVersionProblem } from '../../scripts/setup/node-version-problem.mjs';

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes %s', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  it.each(['18.20.4', '20.18.3', '20.9.0'])('refuses %s in one sentence', (version) => {
    expect(nodeVersionProblem(version)).toContain(version);
  });
});

describe('isInstalled', () => {
  const axios = { version: '1.0.0', integrity: 'sha512-a' };
  const wanted = { packages: { '': {}, 'node_modules/axios': axios } };

  it('is content with the same versions', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/axios': axios } })).toBe(true);
  });

  it('misses an absent package, another version and other contents', () => {
    const other = (entry: object) => ({ packages: { 'node_modules/axios': entry } });
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
    expect(isInstalled(wanted, other({ ...axios, version: '1.0.1' }))).toBe(false);
    expect(isInstalled(wanted, other({ ...axios, integrity: 'sha512-b' }))).toBe(false);
  });

  it('does not miss what belongs to another platform', () => {
    const platform = { 'node_modules/fsevents': { ...axios, optional: true } };
    expect(isInstalled({ packages: { ...wanted.packages, ...platform } }, wanted)).toBe(true);
  });
});

describe('a folder of sources', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hankan-setup-'));
    mkdirSync(join(root, 'src/core'), { recursive: true });
    writeFileSync(join(root, 'src/core/day.ts'), 'export const a = 1;');
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('has one fingerprint, another after an edit, a rename or a deletion', () => {
    const first = sourceFingerprint(root);
    expect(sourceFingerprint(root)).toBe(first);
    writeFileSync(join(root, 'src/core/day.ts'), 'export const a = 2;');
    const edited = sourceFingerprint(root);
    writeFileSync(join(root, 'src/core/month.ts'), 'export const a = 2;');
    rmSync(join(root, 'src/core/day.ts'));
    const renamed = sourceFingerprint(root);
    rmSync(join(root, 'src/core/month.ts'));
    expect(new Set([first, edited, renamed, sourceFingerprint(root)]).size).toBe(4);
  });

  it('is compressed beside the files that are worth it', async () => {
    const text = 'const room = 1;\n'.repeat(200);
    writeFileSync(join(root, 'app.js'), text);
    writeFileSync(join(root, 'tiny.js'), '1');
    writeFileSync(join(root, 'index.html'), text);
    await precompress(root);
    expect(brotliDecompressSync(readFileSync(join(root, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(root, 'app.js.gz'))).toString()).toBe(text);
    expect(filesUnder(root, '.')).toEqual([
      './app.js',
      './app.js.br',
      './app.js.gz',
      './index.html',
      './src/core/day.ts',
      './tiny.js',
    ]);
  });
});
