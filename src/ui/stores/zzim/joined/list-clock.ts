import {
  broughtBack,
  hearHybrid,
  newHybridClock,
  parseHybridClock,
  setHybrid,
  STORAGE_KEY,
  storedHybridClock,
  type Clock,
  type HybridClock,
  type HybridStamp,
  type KeyValueStorage,
  type Random,
} from '#core';

/**
 * The hybrid clock of a member's lists on this device, one for all tabs. It is their own: its stamps are all in
 * these lists, so that they can be brought back together once it ran ahead.
 */
export class ListClock {
  /** What it goes on from where the device stores nothing. */
  private last: HybridClock | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly random: Pick<Random, 'id'>,
  ) {}

  /** What the device's own clock says, in ms. */
  now(): number {
    return this.clock.now();
  }

  read(): HybridClock {
    const stored = parseHybridClock(this.storage.read(STORAGE_KEY.MEMBER_LIST_CLOCK));
    return stored ?? this.last ?? this.keep(newHybridClock(this.random.id()));
  }

  keep(clock: HybridClock): HybridClock {
    this.last = clock;
    this.storage.write(STORAGE_KEY.MEMBER_LIST_CLOCK, storedHybridClock(clock));
    return clock;
  }

  /** What the server let through, and its time. */
  hear(stamps: readonly HybridStamp[], there: number | null): void {
    const heard = hearHybrid(this.read(), stamps);
    this.keep(there === null ? heard : setHybrid(heard, this.now(), there));
  }

  /** How the stamps of all lists are brought back to the server's time. */
  bringBack(stamps: readonly HybridStamp[], there: number): (stamp: HybridStamp) => HybridStamp {
    const { clock, stamp } = broughtBack(this.read(), stamps, there);
    this.keep(clock);
    return stamp;
  }
}
