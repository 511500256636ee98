import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { screenLinks } from '../../../server/pages/app/screen-files';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_kit'],
    css: ['assets/index.css'],
  },
  _kit: { file: 'assets/kit.js' },
  _photo: { file: 'assets/photo.js', imports: ['_kit'], css: ['assets/photo.css'] },
  'src/ui/screens/home/HomeScreen.tsx': {
    file: 'assets/home.js',
    imports: ['index.html', '_kit', '_photo'],
    css: ['assets/home.css'],
  },
  'src/ui/screens/map/MapLayout.tsx': { file: 'assets/layout.js', imports: ['_kit'] },
  'src/ui/screens/house/HouseScreen.tsx': { file: 'assets/house.js', imports: ['_photo'] },
};

describe('the files of the first screen', () => {
  test('are linked once each, without what the app asks for itself', () => {
    const links = screenLinks(MANIFEST, '/', '');
    expect(links.match(/(?:stylesheet|modulepreload)" crossorigin href="[^"]+"/g)).toEqual([
      'stylesheet" crossorigin href="/assets/home.css"',
      'stylesheet" crossorigin href="/assets/photo.css"',
      'modulepreload" crossorigin href="/assets/home.js"',
      'modulepreload" crossorigin href="/assets/photo.js"',
    ]);
  });

  test('are those of the layout too where a screen has one', () => {
    const links = screenLinks(MANIFEST, '/place/12', '');
    expect(links).toContain('modulepreload" crossorigin href="/assets/layout.js"');
    expect(links).toContain('modulepreload" crossorigin href="/assets/house.js"');
    expect(links).not.toContain('home');
  });

  test('come with the answers that it asks for whoever looks at it', () => {
    const answers = (path: string, apiUrl: string) =>
      [
        ...screenLinks(MANIFEST, path, apiUrl).matchAll(
          /rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)"/g,
        ),
      ].map(([, href]) => href);
    expect(answers('/place/12', '')).toEqual(['/v2/houses/12']);
    expect(answers('/place/12/', 'https://api.hankan.example')).toEqual([
      'https://api.hankan.example/v2/houses/12',
    ]);
    expect(answers('/', '')).toEqual([
      '/v1/inventories?TARGET=web_home_main_top',
      '/v1/inventories?TARGET=web_home_main_middle',
    ]);
  });

  test.each(['/more', '/place/12/else', '/place/one', '/nowhere'])('are nothing at %s', (path) => {
    expect(screenLinks(MANIFEST, path, '')).toBe('');
  });

  test.each(['/', '/map', '/place/1'])(
    'are nothing at %s of a build that names them otherwise',
    (path) => {
      expect(screenLinks({}, path, '')).toBe('');
    },
  );

  test('have sources that exist', () => {
    const table = readFileSync(join(ROOT, 'server/pages/app/screen-files.ts'), 'utf8');
    const sources = [...table.matchAll(/\$\{SCREENS\}\/([\w/]+\.tsx)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(sources.length).toBeGreaterThan(3);
    for (const name of sources) expect(existsSync(join(ROOT, 'src/ui/screens', name))).toBe(true);
  });
});
