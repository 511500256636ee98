/** Where a sheet rests: its header only, about half of the window, or all of it. */
export type SheetStop = 'peek' | 'half' | 'full';

/** How much of the sheet is seen at each stop, in px; never falling from peek to full. */
export type SheetStops = Readonly<Record<SheetStop, number>>;

const ORDER: readonly SheetStop[] = ['peek', 'half', 'full'];
/** px/ms from which a flick counts, whatever distance it went. */
const FLICK = 0.45;
const SAMPLE_MS = 100;

/** The next stop up (+1) or down (−1); the last one stays. */
export function stopBeside(stop: SheetStop, step: 1 | -1): SheetStop {
  return ORDER[ORDER.indexOf(stop) + step] ?? stop;
}

/**
 * Where a sheet that was let go comes to rest. `velocity` in px/ms, positive upwards: a flick goes
 * to the next stop in its direction, otherwise the nearest one wins.
 */
export function settleStop(height: number, velocity: number, stops: SheetStops): SheetStop {
  if (velocity > FLICK) return ORDER.find((stop) => stops[stop] > height) ?? 'full';
  if (velocity < -FLICK) return ORDER.findLast((stop) => stops[stop] < height) ?? 'peek';
  return ORDER.reduce((best, stop) =>
    Math.abs(stops[stop] - height) < Math.abs(stops[best] - height) ? stop : best,
  );
}

/** One drag from touch to release; positions in px from the top of the window, times in ms. */
export class SheetDrag {
  private samples: { readonly y: number; readonly at: number }[] = [];

  constructor(
    private readonly startY: number,
    private readonly startHeight: number,
    private readonly stops: SheetStops,
  ) {}

  /** The height that follows the finger, kept between the lowest and the highest stop. */
  move(y: number, at: number): number {
    this.samples = [...this.samples.filter((sample) => at - sample.at < SAMPLE_MS), { y, at }];
    return this.heightAt(y);
  }

  /** The stop to rest at after the last `move`. */
  end(at: number): SheetStop {
    const last = this.samples.at(-1);
    const first = this.samples.find((sample) => at - sample.at < SAMPLE_MS);
    if (last === undefined) return settleStop(this.startHeight, 0, this.stops);
    const velocity =
      first === undefined || last.at === first.at ? 0 : (first.y - last.y) / (last.at - first.at);
    return settleStop(this.heightAt(last.y), velocity, this.stops);
  }

  private heightAt(y: number): number {
    const wanted = this.startHeight + this.startY - y;
    return Math.min(this.stops.full, Math.max(this.stops.peek, wanted));
  }
}
