import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { appFiles, readManifest } from '../../../server/pages/app/app-files';
import { BUDGET_BYTES } from '../../bench/budget';

const CLIENT = join(ROOT, 'dist/client');
const FIRST = /^src\/ui\/screens\/[\w-]+\/(?:[\w-]+-first\.ts|\w+Screen\.tsx)$/;
const SCREENS = 'src/ui/screens';

/** What a page fetches besides its first view before every press is heard. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  [`${SCREENS}/communities/communities-first.ts`]: ['src/composition/later/community-of.ts'],
  [`${SCREENS}/content/content-first.ts`]: ['src/adapters/http/http-contents.ts'],
  [`${SCREENS}/deals/deals-first.ts`]: [
    'src/adapters/http/deals/http-deals.ts',
    'src/adapters/http/deals/http-mates.ts',
  ],
  [`${SCREENS}/direct/direct-first.ts`]: ['src/adapters/http/deals/http-deals.ts'],
  [`${SCREENS}/feed/feed-first.ts`]: ['src/adapters/http/http-contents.ts'],
  [`${SCREENS}/home/home-first.ts`]: [
    'src/adapters/http/http-contents.ts',
    'src/adapters/http/notices/http-notices.ts',
    'src/composition/later/community-of.ts',
  ],
  [`${SCREENS}/house/house-first.ts`]: [`${SCREENS}/house/HouseRest.tsx`],
  [`${SCREENS}/map/map-first.ts`]: [`${SCREENS}/map/KeptMap.tsx`],
  [`${SCREENS}/mate/mate-first.ts`]: ['src/adapters/http/deals/http-mates.ts'],
  [`${SCREENS}/mates/mates-first.ts`]: ['src/adapters/http/deals/http-mates.ts'],
  [`${SCREENS}/notice/notice-first.ts`]: [
    'src/adapters/http/notices/http-notices.ts',
    'src/ui/widgets/notice-view/NoticeRest.tsx',
    'src/ui/widgets/notice-view/NoticeView.tsx',
  ],
  [`${SCREENS}/notices/notices-first.ts`]: ['src/adapters/http/notices/http-notices.ts'],
  [`${SCREENS}/post/post-first.ts`]: [
    'src/composition/later/community-of.ts',
    `${SCREENS}/post/comments/PostComments.tsx`,
  ],
  [`${SCREENS}/youth/youth-first.ts`]: [
    'src/adapters/http/notices/http-notices.ts',
    'src/composition/later/community-of.ts',
  ],
};

const THINGS = 'src/ui/widgets/collection/things';
const SHARED = [
  `${SCREENS}/collection-view/collection-view-first.ts`,
  'src/adapters/http/collections/http-collections.ts',
  'src/ui/widgets/collection/find-things.ts',
];
const ASKED_FOR_DEALS = [
  'src/adapters/http/deals/http-deals.ts',
  'src/adapters/http/deals/http-mates.ts',
];

/** By what a first drawing has of a collection: what it fetches besides houses. */
const COLLECTED: Readonly<Record<string, readonly string[]>> = {
  houses: [],
  deals: [`${THINGS}/DealThing.tsx`, `${THINGS}/MateThing.tsx`, ...ASKED_FOR_DEALS],
  notices: [`${THINGS}/NoticeThing.tsx`, 'src/adapters/http/notices/http-notices.ts'],
  reading: [
    `${THINGS}/PostThing.tsx`,
    `${THINGS}/ContentThing.tsx`,
    'src/composition/later/community-of.ts',
    'src/adapters/http/http-contents.ts',
  ],
};

const manifest = readManifest(CLIENT);

/** As the server sends it: compressed beforehand, or by itself where it is small. */
function brotliBytes(path: string): number {
  const compressed = join(CLIENT, `${path}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(join(CLIENT, path))).length;
}

function bytesOf(sources: readonly string[]): number {
  const { libraries, entry, screens } = appFiles(manifest, sources);
  const files = [...libraries, ...(entry === null ? [] : [entry]), ...screens];
  return files.reduce((total, file) => total + brotliBytes(file), 0);
}

/** `npm run bench` counts in a browser what is really asked for. */
describe('what a page needs of the build, the engine of a map apart', () => {
  const first = Object.keys(manifest).filter((source) => FIRST.test(source));

  it('is known of every screen', () => {
    expect(first.length).toBeGreaterThan(20);
    const more = Object.entries(MORE).flatMap(([screen, late]) => [screen, ...late]);
    const named = [...more, ...SHARED, ...Object.values(COLLECTED).flat()];
    expect(named.filter((source) => manifest[source] === undefined)).toEqual([]);
  });

  it.each(first)('of %s is within its budget', (screen) => {
    expect(bytesOf([screen, ...(MORE[screen] ?? [])])).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it.each(Object.entries(COLLECTED))('of a collection of %s is within its budget', (_, things) => {
    expect(bytesOf([...SHARED, ...things])).toBeLessThanOrEqual(BUDGET_BYTES);
  });
});
