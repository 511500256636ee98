import { makeAutoObservable } from 'mobx';
import {
  joinedList,
  parseJoinedSeen,
  SEEN_JOIN,
  sightOf,
  STORAGE_KEY,
  storedJoined,
  thingOf,
  type Clock,
  type JoinedSeen,
  type KeyValueStorage,
  type ListedType,
  type Random,
  type SeenState,
  type Sight,
} from '#core';
import { DeviceClock } from '../device-clock';
import type { ListenToStorage } from '../listen-to-storage';
import { KeptList, type ListStorage } from '../zzim/kept-list';

export interface SeenWorld {
  /** What is kept here of a member is joined with their other devices. */
  readonly lists: ListStorage;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly listen: ListenToStorage;
}

/** What kept things were when they were last opened (spec/readings R50), as this device knows. */
export class SeenStore {
  private readonly list: KeptList<JoinedSeen>;
  private readonly deviceClock: DeviceClock;

  constructor({ lists, storage, clock, random, listen }: SeenWorld) {
    this.deviceClock = new DeviceClock(storage, clock, random, STORAGE_KEY.MEMBER_LIST_CLOCK);
    this.list = new KeptList(lists, listen, {
      keys: [STORAGE_KEY.ZZIM_SEEN],
      parse: (stored = null) => parseJoinedSeen(stored),
      text: storedJoined,
    });
    makeAutoObservable<this, 'list' | 'deviceClock'>(this, { list: false, deviceClock: false });
  }

  start(): void {
    this.list.start();
  }

  stop(): void {
    this.list.stop();
  }

  /** Null where it was not opened since anybody knows. */
  of(type: ListedType, id: string): Sight | null {
    return sightOf(this.list.entries, { type, id });
  }

  /** A kept thing was opened, and was so. */
  saw(type: ListedType, id: string, state: SeenState): void {
    const before = this.list.entries.filter((one) => thingOf(one) === thingOf({ type, id }));
    const at = this.deviceClock.stamp(before.map((entry) => entry.at));
    const entry: JoinedSeen = { type, id, at, isKept: true, state };
    this.list.change((list) => joinedList([entry, ...list], SEEN_JOIN));
  }
}
