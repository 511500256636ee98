import '../../ui/support/dom';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/setup/root.mjs';
import type { DrawnPage } from '../../../server/ports/page-drawer';
import { drawingServer, pageOf } from './drawn';
import { SAMPLE_PAGES } from './sample-pages';
import { takenOver } from './taken-over';
import { USER_AGENTS, type DrawnKind } from './worlds';

const KINDS = Object.keys(USER_AGENTS) as DrawnKind[];
const drawn = new Map<string, DrawnPage>();
const keyOf = (url: string, kind: DrawnKind) => `${kind} ${url}`;

// All of them before any is taken over: a browser's views have no part in what a server does.
beforeAll(async () => {
  const server = await drawingServer();
  for (const kind of KINDS) {
    for (const [, url] of SAMPLE_PAGES) drawn.set(keyOf(url, kind), await server.draw(url, kind));
  }
  await server.close();
});

const ASKED_AGAIN: ReadonlySet<string> = new Set([
  // A page that is not there is asked for again by its screen, which says so.
  '/v2/map/dongs/9999999999',
  // Whoever is signed in sees posts of their own that nobody else sees, and what they like.
  '/v2/communities?sort=newest&limit=30',
  '/v2/communities?sort=popular&limit=3',
  '/v2/communities/1',
  '/v2/communities/1/comments?sort=oldest&limit=20',
  '/v2/communities/999',
  // As of posts: they do not meet whom they blocked, and see what is held of their own.
  '/v2/deals?dealType=direct&sort=newest&limit=30',
  '/v2/deals/1',
  '/v2/deals/999',
  // A member may be in what a link shares, and is shown what is in it as to themselves.
  '/v2/collections/shared/c',
  '/v2/collections/shared/mixed',
  '/v2/collections/shared/none',
  '/v2/houses/some?id=1',
  '/v2/deals/some?id=1',
  // A member reads why mates fit, and is shown those first.
  '/v2/deals?dealType=mate&side=HAS&sort=fit&limit=30',
  '/v2/deals?dealType=mate&side=WANT&sort=newest&limit=1',
  '/v2/deals?dealType=mate&sort=fit&limit=10',
]);

describe.each(KINDS)('on a device of the kind %s', (kind) => {
  it.each(SAMPLE_PAGES)('%s at %s is taken over as it was drawn', async (_name, url) => {
    const sent = drawn.get(keyOf(url, kind));
    if (sent === undefined) throw new Error('It was not drawn.');
    expect(sent.html).not.toMatch(/\sstyle=/i);
    expect(sent.html).toContain('<main');
    expect(sent.sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);

    const page = await takenOver(pageOf(sent), { url, kind });
    expect(page.complaints).toEqual([]);
    expect(page.atOnce).toBe(page.sent);
    expect(page.askedAtOnce).toEqual([]);
    const again = page.asked.filter((address) => address in page.brought.answers);
    expect(again.filter((address) => !ASKED_AGAIN.has(address))).toEqual([]);
  });
});
