import { MapLibreMapProvider } from '../../adapters/maps/maplibre/maplibre-map-provider';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** The map service; its engine is loaded when the first map is opened. */
export const maps = wiring((bind) => {
  bind(TOKEN.maps, (get) => {
    const { apiUrl, mapStyleUrl } = get(TOKEN.env);
    return new MapLibreMapProvider({
      baseMapUrl: `${apiUrl}/map/base.json`,
      styleUrl: mapStyleUrl,
    });
  });
});
