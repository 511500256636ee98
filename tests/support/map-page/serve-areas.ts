import type { Connect } from 'vite';
import { baseMap } from '../../../server/map/base-map/base-map';
import { MapTiles } from '../../../server/map/tiles/map-tiles';
import { BOUNDARIES, storedBoundaries } from '../boundaries';

const DOCUMENT = {
  ...baseMap(BOUNDARIES),
  tiles: {
    url: '/v2/map/tiles/{z}/{x}/{y}?v=1',
    minzoom: 4,
    maxzoom: 13,
    bounds: [126.9, 37.44, 127.01, 37.5],
    credits: ['통계청 SGIS'],
  },
};

/** A base map with invented areas (`/areas.json`), and their tiles. */
export function serveAreas(middlewares: Connect.Server): void {
  const tiles = new MapTiles(storedBoundaries(BOUNDARIES));
  middlewares.use('/areas.json', (_request, answer) => {
    answer.setHeader('content-type', 'application/geo+json');
    answer.end(JSON.stringify(DOCUMENT));
  });
  middlewares.use('/v2/map/tiles', (request, answer) => {
    const [z = 0, x = 0, y = 0] = (request.url ?? '').split(/[/?]/).slice(1, 4).map(Number);
    void tiles.tile({ z, x, y }).then((tile) => {
      if (tile === 'outside' || tile.bytes === null) answer.writeHead(204).end();
      else answer.writeHead(200, { 'content-encoding': 'br' }).end(tile.bytes);
    });
  });
}
