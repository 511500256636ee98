import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';

/**
 * Brings the colours of what is drawn to those of another style with the same layers: no tile is
 * made anew. Layers that are not drawn (yet) are left out.
 */
export function repaint(map: MapLibreMap, style: StyleSpecification): void {
  for (const layer of style.layers) {
    if (map.getLayer(layer.id) === undefined) continue;
    for (const [name, value] of Object.entries(layer.paint ?? {})) {
      const before: unknown = map.getPaintProperty(layer.id, name as never);
      if (JSON.stringify(before) !== JSON.stringify(value)) {
        map.setPaintProperty(layer.id, name as never, value as never);
      }
    }
  }
}
