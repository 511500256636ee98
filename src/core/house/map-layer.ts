import type { Party } from '../deal/deal';
import { PARTY } from '../shared/codes';
import { codesIn } from '../shared/param-values';

/**
 * What the map shows: houses, or direct deals, of which it can also be asked who offers them. The
 * questions that both understand are those of the one filter.
 */
export type MapLayer =
  | { readonly kind: 'house' }
  | { readonly kind: 'direct'; readonly parties: readonly Party[] };

export const HOUSE_LAYER: MapLayer = { kind: 'house' };

/** Its parameters in the address of the map. */
export const LAYER_PARAMS = ['layer', 'party'] as const;
type LayerParam = (typeof LAYER_PARAMS)[number];

/** Only what is set has a parameter; houses go without saying. */
export function layerToParams(layer: MapLayer): Partial<Record<LayerParam, string>> {
  if (layer.kind === 'house') return {};
  const { kind, parties } = layer;
  return { layer: kind, ...(parties.length > 0 && { party: parties.join(',') }) };
}

/** What is unknown is left out. */
export function layerFromParams(param: (name: LayerParam) => string | null): MapLayer {
  if (param('layer') !== 'direct') return HOUSE_LAYER;
  return { kind: 'direct', parties: codesIn(param('party') ?? '', PARTY) };
}

/** Whether both show the same, in whatever order that was said. */
export function sameLayer(a: MapLayer, b: MapLayer): boolean {
  if (a.kind === 'house' || b.kind === 'house') return a.kind === b.kind;
  return a.parties.toSorted().join() === b.parties.toSorted().join();
}
