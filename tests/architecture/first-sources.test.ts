import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { alsoDrawn, namedSources } from './first-sources';
import { sourcesOf, type Source } from './shape';

const views = sourcesOf(['src/ui']).filter(({ path }) => path !== 'src/ui/ground/first-view.ts');
const screens = views.find(({ path }) => path === 'src/ui/frame/screens.ts');
const firsts = views.filter(({ path }) => /^src\/ui\/screens\/.*-first\.ts$/.test(path));
const named = views.flatMap((file) =>
  namedSources(file)
    .filter(({ source }) => source !== null)
    .map((each) => ({ ...each, path: file.path })),
);
const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');

describe('a module that a page begins with', () => {
  it('is named by the screens', () => {
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(({ source }) => source)).toContain('src/ui/screens/home/home-first.ts');
  });

  it.each(named)('is a file of the tree, and the one that is fetched: $source', (each) => {
    expect(existsSync(join(ROOT, each.source ?? ''))).toBe(true);
    expect(each.fetched).toBe(withoutEnding(each.source ?? ''));
  });

  it('is named for every screen', () => {
    const made = screens === undefined ? [] : namedSources(screens);
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter(({ source }) => source === null)).toEqual([]);
  });
});

describe('what a screen asks first', () => {
  it.each(firsts)('is reached from the table of screens: $path', ({ path }) => {
    const made = screens === undefined ? [] : namedSources(screens);
    expect(made.map(({ source }) => source)).toContain(path);
  });

  it.each(firsts)('$path draws only views that name their module', (file) => {
    const unnamed = alsoDrawn(file).filter(({ name, from }) => {
      const home = views.find(({ path }) => withoutEnding(path) === from);
      const made = home === undefined ? [] : namedSources(home);
      return (made.find((each) => each.name === name)?.source ?? null) === null;
    });
    expect(unnamed).toEqual([]);
  });
});

describe('what is read of a file', () => {
  const read = (text: string): Source => ({ path: 'src/ui/frame/made-up.ts', text });

  it('is what it names and what it fetches', () => {
    const text = [
      "import { E } from '../screens/e/E';",
      "const DIR = 'src/ui/screens';",
      "const A = lazily(async () => (await import('./A')).A, 'src/ui/frame/A.tsx');",
      "const B = lazily(async () => (await import('../b/B')).B);",
      'const TABLE = { c: firstPart(`${DIR}/c.ts`, () => import("./c")) };',
      'const D = firstScreen(`${gone}/d.ts`, load);',
      'const e = firstScreen(`${DIR}/e/E.tsx`, () => Promise.resolve({ Screen: E }));',
    ].join('\n');
    expect(namedSources(read(text))).toEqual([
      { name: 'A', source: 'src/ui/frame/A.tsx', fetched: 'src/ui/frame/A' },
      { name: 'B', source: null, fetched: 'src/ui/b/B' },
      { name: 'c', source: 'src/ui/screens/c.ts', fetched: 'src/ui/frame/c' },
      { name: 'D', source: null, fetched: null },
      { name: 'e', source: 'src/ui/screens/e/E.tsx', fetched: 'src/ui/screens/e/E' },
    ]);
  });

  it('is which views it draws beside its screen', () => {
    const text = [
      "import { A } from './later-a';",
      "import { B } from './later-b';",
      'export const alsoDrawn = [A, Unknown];',
      'export const alsoDrawnWide = [B];',
    ].join('\n');
    expect(alsoDrawn(read(text))).toEqual([
      { name: 'A', from: 'src/ui/frame/later-a' },
      { name: 'Unknown', from: '' },
      { name: 'B', from: 'src/ui/frame/later-b' },
    ]);
  });
});
