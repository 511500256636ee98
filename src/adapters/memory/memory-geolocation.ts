import type { Geolocation, LatLng, Result } from '#core';

/** {@link Geolocation} of a device that stands somewhere; null is one that cannot say where. */
export class MemoryGeolocation implements Geolocation {
  constructor(private readonly at: LatLng | null) {}

  locate(): Promise<Result<LatLng, 'not-found'>> {
    return Promise.resolve(
      this.at === null ? { ok: false, reason: 'not-found' } : { ok: true, value: this.at },
    );
  }
}
