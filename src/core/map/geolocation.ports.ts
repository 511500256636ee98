import type { Result } from '../shared/result';
import type { LatLng } from './geo';

/** Where the device is. */
export interface Geolocation {
  /**
   * Answers within 5 s (spec/rules §5), never throws; the position stays on the device
   * (spec/facts F7).
   */
  locate(): Promise<Result<LatLng, 'not-found'>>;
}
