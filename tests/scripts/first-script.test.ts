import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withFirstScript } from '../../scripts/setup/first-script.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';

const page = await withFirstScript(readFileSync(join(ROOT, 'index.html'), 'utf8'));
// As the server looks for what it allows by its hash.
const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code ?? '');

describe('the script inside the page', () => {
  it('is one, and small enough to come with every page', () => {
    expect(scripts).toHaveLength(1);
    const [code = ''] = scripts;
    expect(code.length).toBeLessThanOrEqual(3200);
    expect(gzipSync(code).length).toBeLessThanOrEqual(1700);
  });

  it('is a whole one, which ends with its own element', () => {
    const [code = ''] = scripts;
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/<\/script|<!--/i);
  });

  it('has the browser itself import the files of the app', () => {
    expect(scripts[0]).toMatch(/=>import\(\w+\)/);
    expect(scripts[0]).not.toMatch(/preload-helper|__vite/);
  });
});

it('asks for the place that the page keeps for it', async () => {
  await expect(withFirstScript('<head></head>')).rejects.toThrow('hankan-first-script');
});
