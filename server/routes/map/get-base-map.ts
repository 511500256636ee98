import { TILE_ZOOMS } from '#contract/map-queries';
import type { AppDeps } from '../../ports/app-deps';
import type { KnownBoundaries } from '../../ports/map/boundaries';
import type { Api } from '../../http/wire-types';

/** Where the tiles are, and who has to be named on them. */
const tilesOf = ({ version, box, attributions }: KnownBoundaries) => ({
  url: `/v2/map/tiles/{z}/{x}/{y}?v=${String(version)}`,
  minzoom: TILE_ZOOMS.first,
  maxzoom: TILE_ZOOMS.last,
  bounds: box,
  credits: attributions,
});

/**
 * The base map; with `tiles` where boundaries were imported. It may be five minutes old, and for a
 * day is shown while a newer one is fetched: its tiles' addresses tell their version.
 */
export function getBaseMap(app: Api, { baseMap, tiles }: AppDeps): void {
  // Made when it is first asked for and kept until other boundaries are imported.
  let made: { readonly version: number | null; readonly document: Buffer } | null = null;
  app.get('/map/base.json', { schema: { hide: true } }, async (_request, reply) => {
    const known = await tiles.known();
    const version = known?.version ?? null;
    if (made?.version !== version) {
      const collection = baseMap(known?.areas ?? []);
      const document = known === null ? collection : { ...collection, tiles: tilesOf(known) };
      made = { version, document: Buffer.from(JSON.stringify(document)) };
    }
    return reply
      .type('application/geo+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
      .send(made.document);
  });
}
