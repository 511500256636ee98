import { AppError } from '#core';
import type { Answer, Carried, Carrier } from '../../../src/adapters/http/client/call';
import { StreamCarrier } from '../../../src/adapters/http/client/stream-carrier';

/**
 * What becomes of one call: it never arrives, its answer is lost, it arrives twice, its answer is late, or
 * it comes too often.
 */
export type Fault = 'lost' | 'deaf' | 'twice' | 'late' | 'busy';
export type Side = 0 | 1;

const TOO_MANY: Answer = {
  status: 429,
  body: {},
  header: (name) => (name === 'retry-after' ? '1' : undefined),
};

/** Something that is waited for until it is opened. */
class Gate {
  private open: (() => void) | null = null;
  private passing: Promise<void> = Promise.resolve();

  get isShut(): boolean {
    return this.open !== null;
  }

  shut(): void {
    if (this.open !== null) return;
    this.passing = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  lift(): void {
    this.open?.();
    this.open = null;
  }

  passed(): Promise<void> {
    return this.passing;
  }
}

/** The network of one device between it and two servers. */
export class FaultyWire {
  /** Which of the servers a balancer chooses. */
  server: Side = 0;
  isOnline = true;
  /** Whether something went wrong that a page is told of by nobody. */
  wasFaulty = false;
  private faults: Fault[] = [];
  private readonly late = new Gate();
  private readonly line = new Gate();
  private lines = new Set<AbortController>();
  private underway = 0;
  private readonly quiet = new Set<() => void>();
  private readonly streams: readonly [StreamCarrier, StreamCarrier];

  constructor(
    private readonly carriers: readonly [Carrier, Carrier],
    urls: readonly [string, string],
  ) {
    this.streams = [new StreamCarrier(urls[0]), new StreamCarrier(urls[1])];
  }

  /** Of the next call. */
  arm(fault: Fault): void {
    this.faults.push(fault);
  }

  /** Answers that are late arrive. */
  release(): void {
    this.late.lift();
  }

  /** Ends the line of what comes live; it can be had again once it is mended. */
  cut(): void {
    this.line.shut();
    this.hangUp();
  }

  mend(): void {
    if (this.isOnline) this.line.lift();
  }

  /** The other server is asked from now on, also for what comes live. */
  swap(): void {
    this.server = this.server === 0 ? 1 : 0;
    this.hangUp();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.line.lift();
    else this.cut();
  }

  heal(): void {
    this.faults = [];
    this.release();
    this.setOnline(true);
  }

  /** Until nothing is on its way, but for what is late. */
  async settled(): Promise<void> {
    if (this.underway === 0) return;
    await new Promise<void>((resolve) => {
      this.quiet.add(resolve);
    });
  }

  readonly calls: Carrier = {
    carry: async (carried) => {
      this.underway += 1;
      try {
        return await this.carry(carried);
      } finally {
        this.landed();
      }
    },
  };

  readonly live: Carrier = {
    carry: ({ call, ...carried }) => {
      const hang = new AbortController();
      this.lines.add(hang);
      const ends = [hang.signal, ...(call.cancel instanceof AbortSignal ? [call.cancel] : [])];
      const cancel = AbortSignal.any(ends);
      return this.streams[this.server].carry({ ...carried, call: { ...call, cancel } });
    },
  };

  /** Until the line can be had. */
  async rest(_ms: number, signal: AbortSignal): Promise<boolean> {
    const ended = new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    await Promise.race([this.line.passed(), ended]);
    return false;
  }

  private async carry(carried: Carried): Promise<Answer> {
    const fault = this.isOnline ? this.faults.shift() : 'lost';
    if (fault !== undefined) this.wasFaulty = true;
    if (fault === 'lost') throw new AppError('offline');
    if (fault === 'busy') return TOO_MANY;
    const { server, carriers } = this;
    const [answer] = await Promise.all([
      carriers[server].carry(carried),
      fault === 'twice' ? carriers[server === 0 ? 1 : 0].carry(carried) : null,
    ]);
    if (fault === 'deaf') throw new AppError('timeout');
    if (fault !== 'late') return answer;
    this.late.shut();
    this.landed();
    await this.late.passed();
    this.underway += 1;
    return answer;
  }

  private landed(): void {
    this.underway -= 1;
    if (this.underway > 0) return;
    for (const resolve of this.quiet) resolve();
    this.quiet.clear();
  }

  private hangUp(): void {
    for (const line of this.lines) line.abort();
    this.lines = new Set();
  }
}
