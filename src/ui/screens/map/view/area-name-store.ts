import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  areaName,
  contains,
  type Area,
  type LatLng,
  type PlaceSearch,
  type SettledView,
} from '#core';

/** A map that rests waits this long before its area is asked for: the houses come first. */
const AREA_MS = 300;
/** Some 100 m: nearer points have one area, which is asked for once. */
const DECIMALS = 3;
const MOST_KNOWN = 64;

/**
 * What the area in view is called. The last view wins; what was asked before is remembered. A
 * failure is silent: the former name stays for as long as its place is in view.
 */
export class AreaNameStore {
  private area: Area | null = null;
  private level = 1;
  /** The point that `area` was asked for. */
  private areaAt: LatLng | null = null;
  /** The spot that is being asked for, or waits for it. */
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private asking: AbortController | null = null;
  private readonly known = new Map<string, Area | null>();

  constructor(private readonly places: Pick<PlaceSearch, 'areaAt'>) {
    makeAutoObservable<
      this,
      'places' | 'area' | 'areaAt' | 'wanted' | 'timer' | 'asking' | 'known'
    >(this, {
      area: observableRef,
      places: false,
      areaAt: false,
      wanted: false,
      timer: false,
      asking: false,
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
    const known = this.known.get(key);
    if (known !== undefined) {
      this.take(known, at);
      return;
    }
    if (areaName(null, view.level) !== null) return;
    this.wanted = key;
    this.timer = setTimeout(() => void this.ask(key, at, view), AREA_MS);
  }

  /** Drops what is on its way; the name stays. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.asking?.abort();
    this.timer = null;
    this.asking = null;
    this.wanted = null;
  }

  private async ask(key: string, at: LatLng, { bounds }: SettledView): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    try {
      const area = await this.places.areaAt(at, asking.signal);
      if (asking.signal.aborted) return;
      this.remember(key, area);
      runInAction(() => {
        this.take(area, at);
      });
    } catch {
      if (asking.signal.aborted) return;
      runInAction(() => {
        if (this.areaAt === null || !contains(bounds, this.areaAt)) this.take(null, null);
      });
    }
    this.wanted = null;
  }

  private take(area: Area | null, at: LatLng | null): void {
    this.area = area;
    this.areaAt = at;
  }

  private remember(key: string, area: Area | null): void {
    const [oldest] = this.known.keys();
    if (this.known.size >= MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, area);
  }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
