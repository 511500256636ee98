import { settleStop, type SheetStop, type SheetStops } from './sheet-motion';

const SAMPLE_MS = 100;
/** px that a sheet gives way at most beyond its ends, and the share that it begins with. */
const BAND = { most: 32, share: 0.5 } as const;

/** What is left of a pull beyond an end: less and less of it, as of a rubber band. */
const banded = (beyond: number): number =>
  BAND.most * (1 - 1 / ((beyond * BAND.share) / BAND.most + 1));

/** Where a drag has come to. */
export interface DragPoint {
  /** px of the sheet that are seen; a little beyond the ends, too, as far as a rubber band gives. */
  readonly height: number;
  /** px that the finger went on after the sheet was full: the list's to scroll. */
  readonly over: number;
}

/** One drag from touch to release; positions in px from the top of the window, times in ms. */
export class SheetDrag {
  private samples: { readonly y: number; readonly at: number }[] = [];

  constructor(
    private readonly startY: number,
    private readonly startHeight: number,
    private readonly stops: SheetStops,
  ) {}

  /** Where the sheet follows the finger to; `canScroll` says whether the list takes what is over. */
  move(y: number, at: number, canScroll: () => boolean = () => false): DragPoint {
    this.samples = [...this.samples.filter((sample) => at - sample.at < SAMPLE_MS), { y, at }];
    const wanted = this.startHeight + this.startY - y;
    const { peek, full } = this.stops;
    if (wanted < peek) return { height: peek - banded(peek - wanted), over: 0 };
    const over = wanted - full;
    if (over <= 0) return { height: wanted, over: 0 };
    return canScroll() ? { height: full, over } : { height: full + banded(over), over: 0 };
  }

  /** px/ms of the finger in the last moment, positive upwards. */
  velocity(at: number): number {
    const last = this.samples.at(-1);
    const first = this.samples.find((sample) => at - sample.at < SAMPLE_MS);
    if (last === undefined || first === undefined || last.at === first.at) return 0;
    return (first.y - last.y) / (last.at - first.at);
  }

  /** The stop to rest at after the last `move`. */
  end(at: number): SheetStop {
    const y = this.samples.at(-1)?.y ?? this.startY;
    const wanted = this.startHeight + this.startY - y;
    const height = Math.min(this.stops.full, Math.max(this.stops.peek, wanted));
    return settleStop(height, this.velocity(at), this.stops);
  }
}
