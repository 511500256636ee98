import type { Result } from '../shared/result';
import type { LatLng } from './geo';

/** Where the device is. */
export interface Geolocation {
  /** Answers within 5 s (product.md §5), never throws; the position stays on the device (F7). */
  locate(): Promise<Result<LatLng, 'not-found'>>;
}
