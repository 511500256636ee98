import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLASS = /\.([A-Za-z_][\w-]*)(?=[^;}]*\{)/g;
/** Of others, by the names that they have there; and what is said beside the rules. */
const NOT_OURS = /:global\([^)]*\)|\/\/.*$/gm;
/** What a script asks for by another name than the sheet's is not there, and nothing says so. */
const AS_ASKED = /^[a-z][\w-]*$/;

it('a script finds each class of a sheet by its name', () => {
  const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.scss'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const lost = sheets.flatMap((sheet) =>
    [...readFileSync(join('src/ui', sheet), 'utf8').replaceAll(NOT_OURS, '').matchAll(CLASS)]
      .map(([, name = '']) => name)
      .filter((name) => !AS_ASKED.test(name))
      .map((name) => `${sheet} .${name}`),
  );
  expect(lost).toEqual([]);
});
