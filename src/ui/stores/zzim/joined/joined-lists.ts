import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  AppError,
  STORAGE_KEY,
  type HybridStamp,
  type Joined,
  type ListedType,
  type MemberList,
  type MemberLists,
  type Random,
} from '#core';
import { DeviceClock } from '../../device-clock';
import type { OutboxWorld } from '../../outbox/outbox-world';
import type { ListsHere } from '../lists-here';
import { DeviceList } from './device-list';
import { exchange } from './list-exchange';
import { CONTACTS, RECENTS, SEEN, ZZIMS, type ListKind } from './list-kinds';
import { takeOverHearts } from './older-hearts';

export interface JoinedListsWorld extends Omit<OutboxWorld, 'random' | 'byItself'> {
  /** Where the stores of this tab write their lists. */
  readonly lists: ListsHere;
  /** Tells this tab of a key that was written past its stores. */
  readonly tell: (key: string) => void;
  readonly random: Pick<Random, 'id'>;
  /** A lost session asks nobody anything (spec/readings R14). */
  readonly server: MemberLists;
}

const isOfOneList = (error: unknown): boolean =>
  error instanceof AppError &&
  !['offline', 'timeout', 'unauthorized', 'too-many'].includes(error.kind);

/** One of the lists, with what the server has of it. */
interface Lane {
  readonly list: Pick<
    DeviceList<Joined>,
    'unsent' | 'isHeard' | 'open' | 'changed' | 'look' | 'stamps' | 'restamp' | 'isTaken'
  >;
  readonly exchange: (isAsking: boolean) => Promise<void>;
}

/** A page that is seen again asks no sooner than so long after the last time. */
const LEAST_BETWEEN_MS = 10_000;
const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 300_000;

/**
 * What one member keeps, viewed and contacted, the same on all of their devices (spec/readings R49). What is done
 * here is kept at once and sent soon; what was done elsewhere comes in when the app opens, is seen again, or has a
 * network again.
 */
export class JoinedLists {
  /** Why the last exchange failed; null where it did not, or none was tried yet. */
  failure: { readonly error: unknown } | null = null;
  private readonly lanes: readonly Lane[];
  private readonly clock: DeviceClock;
  private readonly zzims: DeviceList<Parameters<MemberLists['zzims']['set']>[0]>;
  private running = Promise.resolve();
  private isRunning = false;
  private isAsking = false;
  private isAskedAgain = false;
  private isClosed = false;
  private heardAt = Number.NEGATIVE_INFINITY;
  private failures = 0;
  private stops: readonly (() => void)[] = [];
  private stopWaiting = (): void => undefined;

  constructor(
    private readonly world: JoinedListsWorld,
    private readonly member: string,
  ) {
    const { storage, clock, random } = world;
    this.clock = new DeviceClock(storage, clock, random, STORAGE_KEY.MEMBER_LIST_CLOCK);
    const { zzims, recents, seen, contacts } = world.server;
    this.zzims = this.listOf(ZZIMS);
    this.lanes = [
      this.lane(this.zzims, zzims),
      this.lane(this.listOf(RECENTS), recents),
      this.lane(this.listOf(SEEN), seen),
      this.lane(this.listOf(CONTACTS), contacts),
    ];
    makeAutoObservable<
      this,
      | 'world'
      | 'member'
      | 'clock'
      | 'lanes'
      | 'zzims'
      | 'running'
      | 'isRunning'
      | 'isAsking'
      | 'isAskedAgain'
      | 'isClosed'
      | 'heardAt'
      | 'failures'
      | 'stops'
      | 'stopWaiting'
    >(this, {
      failure: observableRef,
      world: false,
      member: false,
      clock: false,
      lanes: false,
      zzims: false,
      running: false,
      isRunning: false,
      isAsking: false,
      isAskedAgain: false,
      isClosed: false,
      heardAt: false,
      failures: false,
      stops: false,
      stopWaiting: false,
    });
  }

  /** How much the server has not heard of. */
  get unsent(): number {
    return this.lanes.reduce((sum, { list }) => sum + list.unsent, 0);
  }

  /** How much of it waits for the network or the server, rather than being on its way. */
  get waiting(): number {
    return this.failure === null ? 0 : this.unsent;
  }

  /** Whether what the server remembers is not here yet, or could not be had; null where it is. */
  get lacking(): 'loading' | 'failed' | null {
    if (this.lanes.every(({ list }) => list.isHeard)) return null;
    return this.failure === null ? 'loading' : 'failed';
  }

  open(): void {
    const { listen, lists, online, sight, storage } = this.world;
    for (const { list } of this.lanes) list.open();
    takeOverHearts(storage, this.zzims, this.member);
    lists.heard = (key, before, after) => {
      for (const { list } of this.lanes) list.changed(key, before, after);
      if (this.unsent > 0) void this.run();
    };
    this.stops = [
      listen((key) => {
        if (key === null || key.startsWith(STORAGE_KEY.MEMBER_LIST)) this.look();
      }),
      online(() => void this.run(true)),
      sight.listen(() => {
        const isDue = this.clock.now() - this.heardAt >= LEAST_BETWEEN_MS;
        if (sight.isSeen()) void this.run(isDue);
      }),
    ];
    void this.run(true);
  }

  close(): void {
    this.isClosed = true;
    this.world.lists.heard = null;
    this.stopWaiting();
    for (const stop of this.stops) stop();
  }

  /** Sends what waits, and hears what was done elsewhere if `isAsking`. Never rejects. */
  run(isAsking = false): Promise<void> {
    this.isAsking = isAsking || this.isAsking;
    this.isAskedAgain = this.isRunning;
    if (!this.isRunning) this.running = this.runAll();
    return this.running;
  }

  /** The same, pressed for. */
  retry(): Promise<void> {
    this.failure = null;
    return this.run(true);
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    this.stopWaiting();
    try {
      do {
        this.isAskedAgain = false;
        const { isAsking } = this;
        this.isAsking = false;
        const failure = await this.once(isAsking).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        if (this.isClosed) return;
        if (isAsking && failure === null) this.heardAt = this.clock.now();
        if (isAsking && failure !== null) this.isAsking = true;
        this.failures = failure === null ? 0 : this.failures + 1;
        runInAction(() => {
          this.failure = failure;
        });
        // The network may have come back while it failed.
        if (failure !== null && !this.isWanted()) this.rest(failure.error);
      } while (this.isWanted());
    } finally {
      // In the step of the last look: what is asked for from here on begins another run.
      this.isRunning = false;
    }
  }

  /** Whether it was asked for again meanwhile. */
  private isWanted(): boolean {
    return this.isAskedAgain && !this.isClosed;
  }

  /** A list that the server cannot take holds no other one up; what holds for all of them ends it. */
  private async once(isAsking: boolean): Promise<void> {
    if (!this.world.hasNetwork()) throw new AppError('offline');
    const failures: unknown[] = [];
    for (const lane of this.lanes)
      await lane.exchange(isAsking).catch((error: unknown) => {
        if (!isOfOneList(error)) throw error;
        failures.push(error);
      });
    if (failures.length > 0) throw failures[0];
  }

  /** Without a network its return is waited for, without a session that of the member. */
  private rest(error: unknown): void {
    const { kind = null, retryAfterMs = null } = error instanceof AppError ? error : {};
    if (kind === 'unauthorized' || !this.world.hasNetwork()) return;
    const doubled = FIRST_REST_MS * 2 ** Math.min(this.failures - 1, 10);
    const ms = Math.max(Math.min(doubled, LONGEST_REST_MS), retryAfterMs ?? 0);
    this.stopWaiting = this.world.after(ms, () => void this.run());
  }

  private look(): void {
    for (const { list } of this.lanes) list.look();
  }

  private listOf<Entry extends Joined>(kind: ListKind<Entry>): DeviceList<Entry> {
    const { storage, tell } = this.world;
    return new DeviceList({ storage, tell, clock: this.clock }, this.member, kind);
  }

  private lane<Entry extends Joined<Type>, Type extends ListedType, Shown>(
    list: DeviceList<Entry>,
    server: MemberList<Entry, Type, Shown>,
  ): Lane {
    const isOpen = () => !this.isClosed && list.isTaken();
    const world = { isOpen, bringBack: this.bringBack.bind(this) };
    const turn = `lists ${this.member} ${list.kind.name}`;
    return {
      list,
      exchange: (isAsking) => this.world.turns(turn, () => exchange(list, server, isAsking, world)),
    };
  }

  private bringBack(there: number): void {
    this.clock.set(there);
    const stamps = this.lanes.flatMap(({ list }): readonly HybridStamp[] => list.stamps());
    const stamp = this.clock.bringBack(stamps, there);
    for (const { list } of this.lanes) list.restamp(stamp);
  }
}
