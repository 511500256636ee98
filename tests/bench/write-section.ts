import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/root.mjs';

const FILE = join(ROOT, 'docs/benchmarks.md');
/** In the order in which they stand. */
const SECTIONS = ['bench', 'bench:lists', 'bench:search', 'bench:map'] as const;

/** Puts what a command found where its former figures stand; the other command's stay. */
export function writeSection(name: (typeof SECTIONS)[number], text: string): void {
  const former = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const parts = SECTIONS.map((section) => {
    const begin = `<!-- npm run ${section} -->`;
    const end = `<!-- end of npm run ${section} -->`;
    const known = former.includes(begin)
      ? former.split(begin)[1]?.split(end)[0]?.trim()
      : undefined;
    const part = section === name ? text.trim() : known;
    return part === undefined ? '' : `${begin}\n\n${part}\n\n${end}\n`;
  });
  writeFileSync(FILE, ['# Benchmarks\n', ...parts.filter((part) => part !== '')].join('\n'));
}
