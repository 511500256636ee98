import {
  broughtBack,
  hearHybrid,
  hybridStampOf,
  newHybridClock,
  parseHybridClock,
  setHybrid,
  STORAGE_KEY,
  storedHybridClock,
  tickHybrid,
  type Clock,
  type HybridClock,
  type HybridStamp,
  type KeyValueStorage,
  type Random,
} from '#core';

/** What is stamped by one clock is brought back together once that ran ahead: each kind of thing has its own. */
export type ClockKey = typeof STORAGE_KEY.DEVICE_CLOCK | typeof STORAGE_KEY.MEMBER_LIST_CLOCK;

/** A hybrid clock of this device, one for all of its tabs: it goes on from what any of them stamped. */
export class DeviceClock {
  /** What it goes on from where the device stores nothing. */
  private last: HybridClock | null = null;

  constructor(
    private readonly storage: Pick<KeyValueStorage, 'read' | 'write'>,
    private readonly clock: Clock,
    private readonly random: Pick<Random, 'id'>,
    private readonly key: ClockKey = STORAGE_KEY.DEVICE_CLOCK,
  ) {}

  /** What the device's own clock says, in ms. */
  now(): number {
    return this.clock.now();
  }

  /** A stamp that is later than all that this device stamped or heard of, and than what is changed. */
  stamp(changed: readonly HybridStamp[]): HybridStamp {
    return hybridStampOf(this.keep(tickHybrid(this.read(), this.now(), changed)));
  }

  /** Stamps that the server let through. */
  hear(stamps: readonly HybridStamp[]): void {
    this.keep(hearHybrid(this.read(), stamps));
  }

  /** The server has said what time it is (ms): what is stamped from here on is right to some minutes. */
  set(there: number): void {
    const before = this.read();
    const after = setHybrid(before, this.now(), there);
    if (after.shift !== before.shift) this.keep(after);
  }

  /** How to stamp anew what of these was stamped while the clock ran ahead of what the server says (ms). */
  bringBack(stamps: readonly HybridStamp[], there: number): (at: HybridStamp) => HybridStamp {
    const { clock, stamp } = broughtBack(this.read(), stamps, there);
    this.keep(clock);
    return stamp;
  }

  read(): HybridClock {
    const stored = parseHybridClock(this.storage.read(this.key));
    return stored ?? this.last ?? this.keep(newHybridClock(this.random.id()));
  }

  keep(clock: HybridClock): HybridClock {
    this.last = clock;
    this.storage.write(this.key, storedHybridClock(clock));
    return clock;
  }
}
