import type { StyleSpecification } from 'maplibre-gl';
import { readBaseMap, type BaseMap } from './base-map';
import type { Ground, Theme } from './ground';
import { GROUND_COLOURS } from './ground-colours.data';
import { labelLayers, STATION_NAMES } from './label-layers';
import { shapeLayers } from './shape-layers';

/** Places beyond a few tiles' worth of detail: 0.15 m at zoom 15, so closer zooms reuse its tiles. */
const CLOSEST_TILES = 15;

function style(theme: Theme, base: BaseMap | null, stationNames: boolean): StyleSpecification {
  const colours = GROUND_COLOURS[theme];
  const ground = {
    id: 'ground',
    type: 'background' as const,
    paint: { 'background-color': colours.land },
  };
  if (base === null) return { version: 8, sources: {}, layers: [ground] };
  return {
    version: 8,
    sources: { base: { type: 'geojson', data: base.features, maxzoom: CLOSEST_TILES } },
    layers: [
      ground,
      ...shapeLayers(colours, 'base'),
      ...labelLayers(colours, 'base').filter(({ id }) => stationNames || !STATION_NAMES.has(id)),
    ],
  };
}

/** Nothing but a colour: before the base map is there, and when it cannot be had. */
export const PLAIN_GROUND: Ground = {
  style: (theme) => style(theme, null, false),
  credits: [],
  neighbourhoods: [],
};

/** The ground that needs no key and no internet. Throws when the document is no base map. */
export function offlineGround(document: unknown, stationNames = true): Ground {
  const base = readBaseMap(document);
  if (base === null) throw new Error('The document holds no base map.');
  return {
    style: (theme) => style(theme, base, stationNames),
    credits: [{ text: 'Natural Earth', href: null }],
    neighbourhoods: base.neighbourhoods,
  };
}
