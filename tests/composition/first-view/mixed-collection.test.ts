import '../../ui/support/dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawingServer, pageOf, type DrawingServer } from './drawn';
import { takenOver } from './taken-over';

const THINGS = 'src/ui/widgets/collection/things';

let server: DrawingServer;
beforeAll(async () => {
  server = await drawingServer();
});
afterAll(() => server.close());

it('a shared collection of all kinds is drawn with its houses and the kind that comes first', async () => {
  const { html, sources } = await server.draw('/c/mixed', 'mobile-web');
  const shown = Array.from(html.matchAll(/href="\/(place|direct|notices|communities|contents)\//g));
  expect(new Set(shown.map(([, kind]) => kind))).toEqual(new Set(['place', 'direct']));
  expect(sources).toContain(`${THINGS}/DealThing.tsx`);
  expect(sources).not.toContain(`${THINGS}/NoticeThing.tsx`);
});

it('the others are asked for once every press is heard', async () => {
  const url = '/c/mixed';
  const { askedAtOnce, asked } = await takenOver(pageOf(await server.draw(url, 'mobile-web')), {
    url,
    kind: 'mobile-web',
  });
  expect(askedAtOnce).toEqual([]);
  const things = asked.filter((address) => address.includes('/some?'));
  expect(things.some((address) => address.startsWith('/v2/notices/some'))).toBe(true);
});
