import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { setWorkerUrl } from 'maplibre-gl';
import { workerUrl } from './worker-file';

// A file of ours instead of a blob, so that `worker-src 'self'` is enough.
setWorkerUrl(workerUrl);

export { openDrawnMap, openMap } from './open-map';
