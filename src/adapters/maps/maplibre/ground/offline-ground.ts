import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { areaLayers } from './area-layers';
import { readBaseMap, type BaseMap } from './base-map';
import { readBaseTiles, type BaseTiles } from './base-tiles';
import type { Ground, Theme } from './ground';
import { GROUND_COLOURS } from './ground-colours.data';
import { labelLayers, STATION_NAMES } from './label-layers';
import { shapeLayers } from './shape-layers';

/** Places beyond a few tiles' worth of detail: 0.15 m at zoom 15, so closer zooms reuse its tiles. */
const CLOSEST_TILES = 15;

interface Drawn {
  readonly base: BaseMap;
  /** Imported boundaries; null where there are none. */
  readonly tiles: BaseTiles | null;
  readonly stationNames: boolean;
}

function style(theme: Theme, drawn: Drawn | null): StyleSpecification {
  const colours = GROUND_COLOURS[theme];
  const ground = {
    id: 'ground',
    type: 'background' as const,
    paint: { 'background-color': colours.land },
  };
  if (drawn === null) return { version: 8, sources: {}, layers: [ground] };
  const { base, tiles, stationNames } = drawn;
  const areas = tiles === null ? null : 'areas';
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: base.features, maxzoom: CLOSEST_TILES },
      ...(tiles === null ? {} : { areas: tiles.source }),
    },
    layers: [
      ground,
      ...onLand(shapeLayers(colours, 'base'), areas === null ? [] : areaLayers(colours, areas)),
      ...labelLayers(colours, 'base', areas).filter(
        ({ id }) => stationNames || !STATION_NAMES.has(id),
      ),
    ],
  };
}

/** Areas lie on the land, below all that runs over it. */
function onLand(
  shapes: readonly LayerSpecification[],
  areas: readonly LayerSpecification[],
): LayerSpecification[] {
  const above = shapes.findIndex(({ id }) => id === 'land') + 1;
  return [...shapes.slice(0, above), ...areas, ...shapes.slice(above)];
}

/** Nothing but a colour: before the base map is there, and when it cannot be had. */
export const PLAIN_GROUND: Ground = {
  style: (theme) => style(theme, null),
  credits: [],
  neighbourhoods: [],
};

/** The ground that needs no key and no internet. Throws when the document is no base map. */
export function offlineGround(document: unknown, stationNames = true): Ground {
  const base = readBaseMap(document);
  if (base === null) throw new Error('The document holds no base map.');
  const tiles = readBaseTiles(document);
  const credits = ['Natural Earth', ...(tiles?.credits ?? [])];
  return {
    style: (theme) => style(theme, { base, tiles, stationNames }),
    credits: credits.map((text) => ({ text, href: null })),
    neighbourhoods: base.neighbourhoods,
  };
}
