import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  askedBounds,
  clampLevel,
  type Bounds,
  type DirectDeals,
  type DirectMapQuery,
  type DirectMark,
  type SettledView,
} from '#core';
import type { ReadyDeals } from '../ask-deals';

type Asked = ReadyDeals['asked'];

/** What the extent of a list is found out at: marks of several rooms tell their box at any level. */
const FIRST_LEVEL = 8;

/** The smallest box around all of what is marked; null for nothing. */
function extentOf(marks: readonly DirectMark[]): Bounds | null {
  if (marks.length === 0) return null;
  const boxes = marks.map((mark) =>
    mark.kind === 'cluster'
      ? mark.bounds
      : { swLat: mark.lat, swLng: mark.lng, neLat: mark.lat, neLng: mark.lng },
  );
  return {
    swLat: Math.min(...boxes.map(({ swLat }) => swLat)),
    swLng: Math.min(...boxes.map(({ swLng }) => swLng)),
    neLat: Math.max(...boxes.map(({ neLat }) => neLat)),
    neLng: Math.max(...boxes.map(({ neLng }) => neLng)),
  };
}

/**
 * The marks of a list: of a dong, or around one, all that it counts, wherever the map looks; of the
 * whole country those in view. The last question wins; one that fails leaves the marks as they were.
 */
export class DealsMarksStore {
  marks: readonly DirectMark[] = [];
  /** Where the list's rooms are; null where it has none, undefined before that is known. */
  extent: Bounds | null | undefined = undefined;
  private asked: Asked | null = null;
  private seen: SettledView | null = null;
  private known = '';
  private asking: AbortController | null = null;

  constructor(private readonly directs: Pick<DirectDeals, 'marks'>) {
    makeAutoObservable<this, 'directs' | 'asked' | 'seen' | 'known' | 'asking'>(
      this,
      {
        marks: observableRef,
        extent: observableRef,
        directs: false,
        asked: false,
        seen: false,
        known: false,
        asking: false,
      },
      { autoBind: true },
    );
  }

  /** Another list, or the same one anew. */
  show(asked: Asked): void {
    this.asked = asked;
    void this.ask({ ...asked, level: FIRST_LEVEL }, (marks) => {
      this.extent = extentOf(marks);
    });
  }

  /** The map rests. */
  look(seen: SettledView): void {
    this.seen = seen;
    const { asked } = this;
    if (asked === null) return;
    const level = clampLevel(seen.level);
    const isLocal = asked.bounds !== null || asked.filter.dongliCode !== null;
    const bounds = isLocal ? asked.bounds : askedBounds(seen.bounds, level);
    void this.ask({ ...asked, bounds, level });
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.known = '';
  }

  private async ask(
    query: DirectMapQuery,
    told?: (marks: readonly DirectMark[]) => void,
  ): Promise<void> {
    const key = JSON.stringify(query);
    if (told === undefined && key === this.known) return;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.known = key;
    try {
      const { marks } = await this.directs.marks(query, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.marks = marks;
        told?.(marks);
      });
    } catch {
      // The next rest of the map asks again.
      if (!asking.signal.aborted) this.known = '';
      return;
    }
    // As close as the map looks: it may rest there already.
    if (told !== undefined && this.seen !== null) this.look(this.seen);
  }
}
