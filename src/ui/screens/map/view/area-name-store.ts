import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  areaName,
  contains,
  type Area,
  type LatLng,
  type PlaceSearch,
  type SettledView,
} from '#core';
import { knownAreasOf, type KnownAreas } from './known-areas';

/** A map that rests waits this long before its area is asked for: the houses come first. */
const AREA_MS = 300;
/** Some 100 m: nearer points have one area, which is asked for once. */
const DECIMALS = 3;

/**
 * What the area in view is called. The last view wins; what was answered before, on whatever page of
 * the map, is known, also where the map had gone on or away by then. A failure is silent: the former
 * name stays for as long as its place is in view.
 */
export class AreaNameStore {
  private area: Area | null = null;
  private level = 1;
  /** The point that `area` was asked for. */
  private areaAt: LatLng | null = null;
  /** The spot that is being asked for, or waits for it. */
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly known: KnownAreas;

  constructor(private readonly places: Pick<PlaceSearch, 'areaAt'>) {
    this.known = knownAreasOf(places);
    makeAutoObservable<this, 'places' | 'area' | 'areaAt' | 'wanted' | 'timer' | 'known'>(this, {
      area: observableRef,
      places: false,
      areaAt: false,
      wanted: false,
      timer: false,
      known: false,
    });
  }

  /** Null where it is not known. */
  get name(): string | null {
    return areaName(this.area, this.level);
  }

  /** Tells where the map rests. */
  look(view: SettledView): void {
    this.level = view.level;
    const at = { lat: rounded(view.center.lat), lng: rounded(view.center.lng) };
    const key = `${at.lat},${at.lng}`;
    if (key === this.wanted) return;
    this.stop();
    const known = this.known.find(key);
    if (known !== undefined) {
      this.take(known, at);
      return;
    }
    if (areaName(null, view.level) !== null) return;
    this.wanted = key;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.ask(key, at, view);
    }, AREA_MS);
  }

  /** Takes no answer any more; the name stays. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.wanted = null;
  }

  private async ask(key: string, at: LatLng, { bounds }: SettledView): Promise<void> {
    try {
      const area = await this.places.areaAt(at);
      this.known.keep(key, area);
      if (this.wanted !== key) return;
      this.stop();
      runInAction(() => {
        this.take(area, at);
      });
    } catch {
      // Where the same is to be asked again, that question tells.
      if (this.wanted !== key || this.timer !== null) return;
      this.stop();
      runInAction(() => {
        if (this.areaAt === null || !contains(bounds, this.areaAt)) this.take(null, null);
      });
    }
  }

  private take(area: Area | null, at: LatLng | null): void {
    this.area = area;
    this.areaAt = at;
  }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
