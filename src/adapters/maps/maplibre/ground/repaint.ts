import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';

/** Brings the colours of a drawn style to those of another with the same layers: no tile is redone. */
export function repaint(map: MapLibreMap, style: StyleSpecification): void {
  const apply = (): void => {
    for (const layer of style.layers) {
      if (map.getLayer(layer.id) === undefined) continue;
      for (const [name, value] of Object.entries(layer.paint ?? {})) {
        const before: unknown = map.getPaintProperty(layer.id, name as never);
        if (JSON.stringify(before) !== JSON.stringify(value)) {
          map.setPaintProperty(layer.id, name as never, value as never);
        }
      }
    }
  };
  if (map.isStyleLoaded() === true || map.getLayer('ground') !== undefined) apply();
  else map.once('style.load', apply);
}
