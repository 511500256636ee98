import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../scripts/setup/fingerprint.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';

const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesUnder(ROOT, 'docs')]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Files and folders that a page names: `src/core/day.ts`; patterns with < > … are none. */
function namedPaths(text: string): string[] {
  const named = text.matchAll(/`((?:src|contract|server|scripts|tests|docs)\/[\w./-]+)`/g);
  return [...named].map((match) => match[1] ?? '');
}

/** Where the links of a page lead, those to other sites apart. */
function linkedPaths({ path, text }: { path: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)\)|src="([^"]+)"/g)];
  return links
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !/^https?:/.test(target))
    .map((target) => join(dirname(path), target));
}

describe('the pages', () => {
  it.each(pages)('$path names only what is there', ({ path, text }) => {
    const paths = [...namedPaths(text), ...linkedPaths({ path, text })];
    expect(paths.filter((each) => !existsSync(join(ROOT, each)))).toEqual([]);
  });

  it('name every command of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    const all = pages.map(({ text }) => text).join('\n');
    const commands = Object.keys(scripts).map((name) =>
      /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(commands.filter((command) => !all.includes(command))).toEqual([]);
  });
});
