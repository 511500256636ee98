import Supercluster from 'supercluster';
import { levelToZoom, type Bounds } from '#core';
import type { Database } from '../../../server/db/database';

/** What people take for this elsewhere: one index in memory, without filters, made anew at every change. */
export interface SuperclusterIndex {
  clusters(bounds: Bounds, level: number): number;
}

export async function superclusterIndex({
  pool,
}: Pick<Database, 'pool'>): Promise<SuperclusterIndex> {
  const { rows } = await pool.query<[number, number]>({
    text: "select lng, lat from houses where status = 'OPEN'",
    rowMode: 'array',
  });
  const index = new Supercluster({ radius: 60, maxZoom: 18 });
  index.load(
    rows.map((coordinates) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: {},
    })),
  );
  return {
    clusters: ({ swLat, swLng, neLat, neLng }, level) => {
      const zoom = Math.round(levelToZoom(level, (swLat + neLat) / 2));
      return index.getClusters([swLng, swLat, neLng, neLat], zoom).length;
    },
  };
}
