import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appFiles, readManifest, type Manifest } from '../../../../server/pages/app/app-files';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_kit.js', '_vendor.js'],
    css: ['assets/index.css'],
  },
  '_kit.js': { file: 'assets/kit.js', imports: ['_vendor.js'], css: ['assets/kit.css'] },
  '_vendor.js': { file: 'assets/vendor.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_cards.js': {
    file: 'assets/cards.js',
    imports: ['_kit.js', 'index.html'],
    css: ['assets/cards.css'],
  },
  'src/home-first.ts': {
    file: 'assets/home.js',
    imports: ['_vendor.js', 'index.html', '_cards.js'],
    css: ['assets/home.css', 'assets/cards.css'],
  },
  'src/zzim-first.ts': { file: 'assets/zzim.js', imports: ['_cards.js'] },
};

describe('the files of a page', () => {
  test('are the app’s libraries, each after what it imports itself, then the app', () => {
    const { libraries, entry } = appFiles(MANIFEST, []);
    expect(libraries).toEqual(['/assets/runtime.js', '/assets/vendor.js', '/assets/kit.js']);
    expect(entry).toBe('/assets/index.js');
  });

  test('are the screen’s own beside them, what it imports first', () => {
    const { screens } = appFiles(MANIFEST, ['src/home-first.ts']);
    expect(screens).toEqual(['/assets/cards.js', '/assets/home.js']);
  });

  test('are named once, whoever imports them', () => {
    const { libraries, entry, screens } = appFiles(MANIFEST, [
      'src/home-first.ts',
      'src/zzim-first.ts',
      'src/home-first.ts',
    ]);
    expect(screens).toEqual(['/assets/cards.js', '/assets/home.js', '/assets/zzim.js']);
    const all = [...libraries, entry, ...screens];
    expect(new Set(all).size).toBe(all.length);
  });

  test('have their styles once, in the order in which they count', () => {
    expect(appFiles(MANIFEST, ['src/home-first.ts']).styles).toEqual([
      '/assets/kit.css',
      '/assets/index.css',
      '/assets/cards.css',
      '/assets/home.css',
    ]);
  });

  test('leave out a module that the build does not name', () => {
    expect(appFiles(MANIFEST, ['src/gone.ts', 'src/zzim-first.ts'])).toEqual(
      appFiles(MANIFEST, ['src/zzim-first.ts']),
    );
  });

  test('end where files import each other', () => {
    const round: Manifest = {
      'a.ts': { file: 'assets/a.js', imports: ['b.ts'] },
      'b.ts': { file: 'assets/b.js', imports: ['a.ts'] },
    };
    expect(appFiles(round, ['a.ts']).screens).toEqual(['/assets/b.js', '/assets/a.js']);
  });

  test('are none where the build left no list', () => {
    expect(appFiles({}, ['src/home-first.ts'])).toEqual({
      libraries: [],
      entry: null,
      screens: [],
      styles: [],
    });
  });
});

describe('the build’s list', () => {
  test('is read where it lies, and is empty where there is none', () => {
    const dir = mkdtempSync(join(tmpdir(), 'hankan-client-'));
    try {
      expect(readManifest(dir)).toEqual({});
      mkdirSync(join(dir, '.vite'));
      writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(MANIFEST));
      expect(readManifest(dir)).toEqual(MANIFEST);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
