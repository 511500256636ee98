import type { VectorSourceSpecification } from 'maplibre-gl';

/** Imported boundaries beside the base map (`tiles` of its document). */
export interface BaseTiles {
  readonly source: VectorSourceSpecification;
  /** Who has to be named. */
  readonly credits: readonly string[];
}

const isBox = (value: unknown): value is Described['bounds'] =>
  Array.isArray(value) && value.length === 4 && value.every((one) => typeof one === 'number');

interface Described {
  readonly url: string;
  readonly minzoom: number;
  readonly maxzoom: number;
  readonly bounds: [number, number, number, number];
}

function isDescribed(value: object): value is Described {
  const { url, minzoom, maxzoom, bounds } = value as Partial<Described>;
  return (
    typeof url === 'string' &&
    typeof minzoom === 'number' &&
    typeof maxzoom === 'number' &&
    isBox(bounds)
  );
}

/** Null where the document names none. */
export function readBaseTiles(document: unknown): BaseTiles | null {
  const tiles = (document as { tiles?: unknown } | null)?.tiles;
  if (typeof tiles !== 'object' || tiles === null || !isDescribed(tiles)) return null;
  const { url, minzoom, maxzoom, bounds } = tiles;
  const { credits } = tiles as { credits?: unknown };
  return {
    source: { type: 'vector', tiles: [url], minzoom, maxzoom, bounds },
    credits: Array.isArray(credits) ? credits.filter((text) => typeof text === 'string') : [],
  };
}

/**
 * The document with a whole address of its tiles: the worker that fetches them stands elsewhere
 * than the page, and the document perhaps on another host.
 */
export function withWholeTiles(document: unknown, from: string): unknown {
  const tiles = (document as { tiles?: { url?: unknown } } | null)?.tiles;
  if (typeof tiles?.url !== 'string' || !URL.canParse(tiles.url, from)) return document;
  // The braces of the template have to survive.
  const url = new URL(tiles.url, from).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return { ...(document as object), tiles: { ...tiles, url } };
}
