import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../scripts/setup/fingerprint.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';

const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesUnder(ROOT, 'docs')]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/**
 * Files and folders that a page names: `src/core/day.ts`; of `server/routes/<noun>/<call>.ts` the
 * folder that is the same for all.
 */
function namedPaths(text: string): string[] {
  const named = text.matchAll(/`((?:src|contract|server|scripts|tests|docs)\/[\w./-]*(<.*?)?)`/g);
  return [...named].map(([, path = '', pattern = '']) =>
    pattern === '' ? path : dirname(`${path.slice(0, -pattern.length)}_`),
  );
}

const isFolder = (path: string) =>
  statSync(join(ROOT, path), { throwIfNoEntry: false })?.isDirectory() === true;

/** The tree of ARCHITECTURE.md: each room at its left edge, with the folders named in it. */
function drawnRooms(): { readonly room: string; readonly named: readonly string[] }[] {
  const page = pages.find(({ path }) => path === 'ARCHITECTURE.md');
  const [, tree = ''] = /^```\n(.*?)^```$/ms.exec(page?.text ?? '') ?? [];
  return tree.split(/\n(?=\S)/).map((lines) => {
    const [room = ''] = lines.split(' ');
    const inside = lines.slice(room.length).matchAll(/(?<=[\s(])(?:[\w-]+\/)+(?=[\s,;<]|$)/g);
    return { room, named: [...inside].map(([name]) => name) };
  });
}

/** Without what is written as code, in a line or in lines of its own. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** Where the links of a page lead, those to other sites apart; one that is written as code leads nowhere. */
function linkedPaths({ path, text }: { path: string; text: string }): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)#\s]+)\)|src="([^"]+)"/g)];
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

  it('draw no room that is gone', () => {
    const gone = drawnRooms().flatMap(({ room, named }) => {
      // A folder of the room, of a folder of it, or one that is named in full.
      const parents = [room, ...named.map((name) => join(room, name)), ''];
      return [room, ...named].filter((name) => !parents.some((one) => isFolder(join(one, name))));
    });
    expect(gone).toEqual([]);
  });

  it('leave no room out', () => {
    const rooms = drawnRooms()
      // One folder a noun: they are not listed.
      .filter(({ room }) => room !== 'src/core/');
    const leftOut = rooms.flatMap(({ room, named }) =>
      readdirSync(join(ROOT, room), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .filter(({ name }) => !named.some((one) => one.startsWith(`${name}/`)))
        .map(({ name }) => `${room}${name}/`),
    );
    expect(leftOut).toEqual([]);
    expect(rooms.map(({ room }) => room)).toContain('server/');
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
