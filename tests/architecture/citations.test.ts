import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../scripts/setup/fingerprint.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { badCitations, marksOf, specOf } from './citations';
import { CITATION_BREAKERS, CITATION_HONEST, PAGES } from './fixtures/citation-breakers';

const ROOMS = ['src', 'contract', 'server', 'scripts', 'tests', 'docs', 'public', '.ci'];
const rootFiles = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

const sources = [...rootFiles, ...ROOMS.flatMap((room) => filesUnder(ROOT, room))]
  .filter((path) => /\.(tsx?|m?js|s?css|md|html|sql|ya?ml|jsonc|example)$/.test(path))
  // This folder names what it bans.
  .filter((path) => !path.startsWith('tests/architecture/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const pages = sources
  .filter(({ path }) => path.startsWith('docs/spec/'))
  .map(({ path, text }) => ({ name: basename(path, '.md'), text }));

describe('docs/spec', () => {
  it('numbers every paragraph once, in all of its pages', () => {
    const marks = pages.flatMap(({ text }) => marksOf(text));
    expect(marks.filter((mark, index) => marks.indexOf(mark) !== index)).toEqual([]);
  });

  it('has pages of the same length as other files', () => {
    const long = pages.filter(({ text }) => text.split('\n').length > 300);
    expect(long.map(({ name }) => name)).toEqual([]);
  });
});

describe('the tree', () => {
  it('cites docs/spec by page and mark, and only what is there', () => {
    const spec = specOf(pages);
    expect(sources.flatMap((source) => badCitations(source, spec))).toEqual([]);
  });
});

describe('what is read as a citation', () => {
  const spec = specOf(PAGES);

  it.each(CITATION_BREAKERS)('refuses $text', ({ text, says }) => {
    const complaints = badCitations({ path: 'src/a.ts', text }, spec);
    expect(complaints.join('\n')).toContain(says);
  });

  it.each(CITATION_HONEST)('lets pass %s', (text) => {
    expect(badCitations({ path: 'src/a.ts', text }, spec)).toEqual([]);
  });

  it('says in which line', () => {
    const text = '// fine\n\n// readings.md R3\n';
    expect(badCitations({ path: 'src/a.ts', text }, spec)).toEqual([
      'src/a.ts:3 old form: readings.md',
      'src/a.ts:3 of which page?: R3',
    ]);
  });

  it('lets the pages of docs/spec name each other’s marks alone, where there are such', () => {
    const path = 'docs/spec/readings.md';
    expect(badCitations({ path, text: 'The rate of F2.1, the check of §5.1.' }, spec)).toEqual([]);
    expect(badCitations({ path, text: 'As R4 says.' }, spec)).toEqual([
      `${path}:1 not numbered: R4`,
    ]);
  });
});
