/** Where a sheet rests: its header only, about half of the window, or all of it. */
export type SheetStop = 'peek' | 'half' | 'full';

/** How much of the sheet is seen at each stop, in px; never falling from peek to full. */
export type SheetStops = Readonly<Record<SheetStop, number>>;

const ORDER: readonly SheetStop[] = ['peek', 'half', 'full'];
/** px/ms from which a flick counts, whatever distance it went. */
const FLICK = 0.45;
/** px/ms from which a flick goes all the way. */
const THROW = 2.2;

/** The next stop up (+1) or down (−1); the last one stays. */
export function stopBeside(stop: SheetStop, step: 1 | -1): SheetStop {
  return ORDER[ORDER.indexOf(stop) + step] ?? stop;
}

/**
 * Where a sheet that was let go comes to rest. `velocity` in px/ms, positive upwards: a flick goes
 * to the next stop in its direction, a throw all the way, otherwise the nearest stop wins.
 */
export function settleStop(height: number, velocity: number, stops: SheetStops): SheetStop {
  if (velocity > THROW) return 'full';
  if (velocity < -THROW) return 'peek';
  if (velocity > FLICK) return ORDER.find((stop) => stops[stop] > height) ?? 'full';
  if (velocity < -FLICK) return ORDER.findLast((stop) => stops[stop] < height) ?? 'peek';
  return ORDER.reduce((best, stop) =>
    Math.abs(stops[stop] - height) < Math.abs(stops[best] - height) ? stop : best,
  );
}
