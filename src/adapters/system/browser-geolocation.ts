import type { Geolocation, LatLng, Result } from '#core';

/** spec/rules §5 */
const LIMIT_MS = 5000;
/** A fix of the last half minute is good enough to begin with. */
const MAXIMUM_AGE_MS = 30_000;

type Source = Pick<globalThis.Geolocation, 'getCurrentPosition'>;

/** The browser's position. The limit counts the permission prompt in, which its own does not. */
export class BrowserGeolocation implements Geolocation {
  /** `source` is null where the browser has none. */
  constructor(private readonly source: Source | null) {}

  locate(): Promise<Result<LatLng, 'not-found'>> {
    const { source } = this;
    return new Promise((resolve) => {
      const fail = () => {
        resolve({ ok: false, reason: 'not-found' });
      };
      if (source === null) {
        fail();
        return;
      }
      const timer = setTimeout(fail, LIMIT_MS);
      source.getCurrentPosition(
        ({ coords }) => {
          clearTimeout(timer);
          resolve({ ok: true, value: { lat: coords.latitude, lng: coords.longitude } });
        },
        () => {
          clearTimeout(timer);
          fail();
        },
        { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: MAXIMUM_AGE_MS },
      );
    });
  }
}
