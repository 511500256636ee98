import type { SymbolLayerSpecification } from 'maplibre-gl';

/** Below, above, right and left of the point, then aslant: the anchor and which way the text goes. */
const SIDES = [
  ['top', 0, 1],
  ['bottom', 0, -1],
  ['left', 1, 0],
  ['right', -1, 0],
  ['top-left', 0.7, 0.7],
  ['top-right', -0.7, 0.7],
  ['bottom-left', 0.7, -0.7],
  ['bottom-right', -0.7, -0.7],
] as const;

type Places = NonNullable<
  NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset']
>;

/**
 * Where a name may stand, the best place first: around its point, at each of these distances (em).
 * Where a marker takes the near places, one farther out names the point still; at 0 it stands on it.
 */
export function placesAround(distances: readonly number[]): Places {
  return distances.flatMap((far) =>
    far === 0
      ? ['center', [0, 0]]
      : SIDES.flatMap(([anchor, x, y]) => [anchor, [far * x, far * y]]),
  ) as Places;
}
