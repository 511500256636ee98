import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { creditsOf } from './credits';
import type { Credit, Ground } from './ground';

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  const style = value as Record<string, unknown>;
  return (
    style['version'] === 8 && typeof style['sources'] === 'object' && Array.isArray(style['layers'])
  );
}

/** A style's addresses may be relative to itself. */
function absolute(style: StyleSpecification, from: string): StyleSpecification {
  const at = (url: string): string =>
    // The braces of templates ({z}, {fontstack}) have to survive.
    new URL(url, from).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return {
    ...style,
    ...(style.glyphs === undefined ? {} : { glyphs: at(style.glyphs) }),
    ...(typeof style.sprite === 'string' ? { sprite: at(style.sprite) } : {}),
  };
}

/** Names in Korean where the source has them. */
function inKorean(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const field = layer.layout?.['text-field'];
  if (field === undefined || !JSON.stringify(field).includes('name')) return layer;
  return {
    ...layer,
    layout: { ...layer.layout, 'text-field': ['coalesce', ['get', 'name:ko'], ['get', 'name']] },
  };
}

async function sourceCredits(style: StyleSpecification, signal: AbortSignal): Promise<Credit[]> {
  const htmls = await Promise.all(
    Object.values(style.sources).map(async (source) => {
      if ('attribution' in source) return source.attribution;
      if (!('url' in source) || typeof source.url !== 'string') return '';
      const answer = await fetch(source.url, { signal });
      if (!answer.ok) throw new Error(`${source.url} answered ${answer.status}`);
      const { attribution } = (await answer.json()) as { attribution?: unknown };
      return typeof attribution === 'string' ? attribution : '';
    }),
  );
  const credits = htmls.flatMap(creditsOf);
  return credits.filter(({ text }, index) => credits.findIndex((c) => c.text === text) === index);
}

/**
 * An operator's own style with everything it names first; the same in light and dark. Rejects when
 * the style or one of its sources does not answer in time.
 */
export async function loadOnlineGround(url: string, signal: AbortSignal): Promise<Ground> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const document: unknown = await answer.json();
  if (!isStyle(document)) throw new Error(`${url} is no map style`);
  const style = absolute(document, url);
  const credits = await sourceCredits(style, signal);
  return {
    style: () => ({ ...style, layers: style.layers.map(inKorean) }),
    credits,
    neighbourhoods: [],
  };
}
