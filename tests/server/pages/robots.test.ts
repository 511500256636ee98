import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/setup/root.mjs';

/** What a crawler may read (RFC 9309): the longest rule that matches decides. */
function mayRead(path: string): boolean {
  const rules = readFileSync(join(ROOT, 'public/robots.txt'), 'utf8')
    .split('\n')
    .map((line) => /^(Allow|Disallow): (\S+)$/.exec(line))
    .filter((rule) => rule !== null)
    .filter(([, , start = '']) => path.startsWith(start))
    .sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  return rules[0]?.[1] !== 'Disallow';
}

describe('robots.txt', () => {
  it.each(['/', '/map?dong=1162010200', '/place/1', '/images/s/1200x630/site/card.svg'])(
    'lets %s be found',
    (path) => {
      expect(mayRead(path)).toBe(true);
    },
  );

  it.each(['/assets/index.js', '/v2/houses/1', '/v1/inventories?TARGET=POPUP'])(
    'lets a page be drawn that needs %s',
    (path) => {
      expect(mayRead(path)).toBe(true);
    },
  );

  it.each(['/more', '/more/sign-up', '/oauth/kakao', '/v1/session', '/v1/login', '/v2/members'])(
    'keeps crawlers out of %s',
    (path) => {
      expect(mayRead(path)).toBe(false);
    },
  );
});
