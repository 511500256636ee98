import { makeAutoObservable } from 'mobx';
import { contains, type Bounds, type LatLng } from '#core';

/** What was searched for, for as long as it is in view. */
export class SearchedPlace {
  /** Null where nothing was. */
  name: string | null = null;
  private at: LatLng | null = null;

  constructor() {
    makeAutoObservable<this, 'at'>(this, { at: false });
  }

  /** `at` is null where it is not known yet: see {@link standAt}. */
  take(name: string | null, at: LatLng | null): void {
    this.name = name;
    this.at = name === null ? null : at;
  }

  /** It is there. */
  standAt(at: LatLng): void {
    if (this.name !== null) this.at = at;
  }

  /** Forgets what is no longer in view. */
  keepWithin(bounds: Bounds): void {
    if (this.at !== null && !contains(bounds, this.at)) this.forget();
  }

  forget(): void {
    this.take(null, null);
  }
}
