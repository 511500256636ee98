import type { LatLng } from '../map/geo';
import { clampLevel, DEFAULT_MAP_LEVEL } from '../map/map';
import type { MapView } from '../map/map-provider.ports';
import { joinSearch, searchParts } from '../shared/search';
import { FILTER_PARAMS, filterFromParams, filterToParams } from './house-filter';
import { HOUSE_SORT, type HouseFilter, type HouseSort } from './house-search';

/** What the address of /map says (ui.md, State in the address). */
export interface MapAddress {
  /** Null where the address names no point. */
  readonly view: MapView | null;
  readonly filter: HouseFilter;
  readonly sort: HouseSort;
  /** What was searched for. */
  readonly place: string | null;
}

const DECIMALS = 5;
const OWN_PARAMS: ReadonlySet<string> = new Set([
  ...FILTER_PARAMS,
  'lat',
  'lng',
  'level',
  'sort',
  'q',
]);

/** A coordinate within a limit, or NaN. */
function coordinate(text: string | null, limit: number): number {
  const isNumber = text !== null && /^-?\d{1,3}(\.\d{1,15})?$/.test(text);
  const value = isNumber ? Number(text) : NaN;
  return Math.abs(value) <= limit ? value : NaN;
}

function viewIn(params: URLSearchParams): MapView | null {
  const center: LatLng = {
    lat: coordinate(params.get('lat'), 85),
    lng: coordinate(params.get('lng'), 180),
  };
  if (Number.isNaN(center.lat + center.lng)) return null;
  const level = params.get('level') ?? '';
  return {
    center,
    level: /^\d{1,2}$/.test(level) ? clampLevel(Number(level)) : DEFAULT_MAP_LEVEL,
  };
}

/**
 * What an address of /map says: a broken point is none, a missing level the default, an unknown
 * order the recommended one; the filter as {@link filterFromParams} reads it.
 */
export function mapAddressFrom(search: string): MapAddress {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const place = (params.get('q') ?? '').trim();
  return {
    view: viewIn(params),
    filter: filterFromParams((name) => params.get(name)),
    sort: Object.values(HOUSE_SORT).find((known) => known === sort) ?? HOUSE_SORT.recommended,
    place: place === '' ? null : place,
  };
}

function ownParams({ view, filter, sort, place }: MapAddress): Record<string, string> {
  return {
    ...(view === null
      ? {}
      : {
          lat: view.center.lat.toFixed(DECIMALS),
          lng: view.center.lng.toFixed(DECIMALS),
          level: String(clampLevel(view.level)),
        }),
    ...(sort === HOUSE_SORT.recommended ? {} : { sort }),
    ...(place === null ? {} : { q: place }),
    ...filterToParams(filter),
  };
}

/**
 * The address that says this: coordinates with five decimals, only what is set, behind it every
 * parameter that is not the map's (such as `p`), byte for byte. {@link mapAddressFrom} reads it.
 */
export function mapAddressTo(search: string, address: MapAddress): string {
  const own = new URLSearchParams(ownParams(address)).toString().replaceAll('%2C', ',');
  const foreign = searchParts(search).filter((part) => !OWN_PARAMS.has(part.name));
  return joinSearch([...(own === '' ? [] : [own]), ...foreign.map((part) => part.raw)]);
}
