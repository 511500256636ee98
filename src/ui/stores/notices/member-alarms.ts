import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  alarmDaysOfBoth,
  AppError,
  STORAGE_KEY,
  type AlarmDay,
  type Clock,
  type KeyValueStorage,
  type NoticeAlarm,
  type NoticeAlarms,
} from '#core';
import { InTurn } from '../in-turn';
import type { ListenToOnline } from '../listen-to-online';
import type { ListenToStorage } from '../listen-to-storage';
import type { PageSight } from '../page-sight';

/** What the device has that the server is to have. */
interface DeviceAlarms {
  readonly all: readonly NoticeAlarm[];
  find(noticeId: string): NoticeAlarm | undefined;
  remove(noticeId: string): void;
  removeSame(alarm: NoticeAlarm): void;
  handedOver(alarm: NoticeAlarm, told: readonly AlarmDay[]): void;
}

export interface MemberWorld {
  /** For what a person presses. */
  readonly server: Pick<NoticeAlarms, 'set' | 'remove'>;
  /** The same server, for what nobody has pressed: a session that is over asks for no login there. */
  readonly byItself: Pick<NoticeAlarms, 'all' | 'set'>;
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly listen: ListenToStorage;
  readonly sight: PageSight;
  readonly online: ListenToOnline;
}

type Known = ReadonlyMap<string, readonly AlarmDay[]>;

/** A question that is on its way. */
interface Asking {
  readonly cancel: AbortController;
  answered: Promise<void>;
  /** Notices whose alarms were written since: the answer may be older than that. */
  readonly written: Set<string>;
}

const NONE: Known = new Map();
/** Another device's changes are asked for no more often than this. */
const YOUNG_MS = 30_000;

/** The alarms of the member of this session, as the server has them. */
export class MemberAlarms {
  /** Whether the server's are known: they are of a visitor, who has none. */
  standing: 'known' | 'asking' | 'failed' = 'known';
  private known = NONE;
  private stops: readonly (() => void)[] = [];
  /** Over once somebody else is there: nothing of this member is written or kept any more. */
  private session = new AbortController();
  private asking: Asking | null = null;
  /** When the last answer was asked for. */
  private askedAt = -Infinity;
  /** Whether to ask however young the last answer is. */
  private isStale = false;
  /** The last word for a notice is the one that was said last. */
  private readonly writes = new InTurn();

  constructor(
    private readonly world: MemberWorld,
    private readonly device: DeviceAlarms,
  ) {
    makeAutoObservable<
      this,
      | 'known'
      | 'stops'
      | 'session'
      | 'asking'
      | 'askedAt'
      | 'isStale'
      | 'writes'
      | 'world'
      | 'device'
    >(this, {
      known: observableRef,
      stops: false,
      session: false,
      asking: false,
      askedAt: false,
      isStale: false,
      writes: false,
      world: false,
      device: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    const { member, listen, sight, online } = this.world;
    const ask = () => {
      if (sight.isSeen()) void this.refresh();
    };
    this.stops = [
      reaction(
        member,
        (one) => {
          this.follow(one);
        },
        { fireImmediately: true },
      ),
      sight.listen(ask),
      online(ask),
      listen((key) => {
        if (key !== null && key !== STORAGE_KEY.MEMBER_ALARMS_CHANGED) return;
        this.isStale = true;
        ask();
      }),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.session.abort();
    this.asking?.cancel.abort();
    this.asking = null;
  }

  /** The notices of which one is known. */
  get ids(): readonly string[] {
    return [...this.known.keys()];
  }

  find(noticeId: string): NoticeAlarm | undefined {
    const days = this.known.get(noticeId);
    return days && { noticeId, days };
  }

  /** Rejects with an AppError, or an AbortError where the member has left; nothing has changed then. */
  async set({ noticeId, days }: NoticeAlarm): Promise<void> {
    await this.write(noticeId, days);
  }

  /** As {@link set}. */
  async remove(noticeId: string): Promise<void> {
    await this.write(noticeId, null);
  }

  /**
   * Asks what the server has, unless that is known well enough, and hands it what the device has.
   * What could not be had or handed over is tried again by the next one. Never rejects.
   */
  async refresh(): Promise<void> {
    if (this.stops.length === 0 || this.world.member() === null) return;
    const isYoung = Math.abs(this.world.clock.now() - this.askedAt) < YOUNG_MS;
    if (this.asking === null && (this.isStale || !isYoung)) this.ask();
    await this.asking?.answered;
  }

  private follow(member: string | null): void {
    this.session.abort();
    this.session = new AbortController();
    this.asking?.cancel.abort();
    this.asking = null;
    this.askedAt = -Infinity;
    this.known = NONE;
    this.standing = 'known';
    if (member !== null) this.ask();
  }

  private ask(): void {
    const asking: Asking = {
      cancel: new AbortController(),
      answered: Promise.resolve(),
      written: new Set(),
    };
    this.asking = asking;
    this.isStale = false;
    if (this.askedAt === -Infinity) this.standing = 'asking';
    asking.answered = this.answer(asking);
  }

  private async answer(asking: Asking): Promise<void> {
    const now = this.world.clock.now();
    const { signal } = asking.cancel;
    const all = await this.world.byItself.all(signal).catch(() => null);
    if (signal.aborted) return;
    this.asking = null;
    if (all === null) {
      this.isStale = true;
      this.stand(this.askedAt === -Infinity ? 'failed' : 'known');
      return;
    }
    this.askedAt = now;
    this.take(all, asking.written);
    this.stand('known');
    // Another tab changed something while the answer was on its way.
    if (this.isStale && this.world.sight.isSeen()) this.ask();
    const session = this.session.signal;
    void this.handOver(() => session.aborted);
  }

  private stand(standing: MemberAlarms['standing']): void {
    this.standing = standing;
  }

  /** What was written meanwhile is newer than the answer. */
  private take(all: readonly NoticeAlarm[], written: ReadonlySet<string>): void {
    const answered = all.filter(({ noticeId }) => !written.has(noticeId));
    const newer = [...this.known].filter(([noticeId]) => written.has(noticeId));
    this.known = new Map([
      ...answered.map(({ noticeId, days }) => [noticeId, days] as const),
      ...newer,
    ]);
  }

  private async handOver(isOver: () => boolean): Promise<void> {
    let isTold = false;
    for (const { noticeId } of this.device.all) {
      const outcome = await this.writes.run(noticeId, () => this.handOverOne(noticeId, isOver));
      isTold ||= outcome === 'told';
      if (isOver()) break;
      if (outcome !== 'stopped') continue;
      this.isStale = true;
      break;
    }
    if (isTold) this.tellTabs();
  }

  /** The server has the days of both afterwards, and tells of them alone. */
  private async handOverOne(
    noticeId: string,
    isOver: () => boolean,
  ): Promise<'told' | 'done' | 'stopped'> {
    // Its person may have removed or set it anew meanwhile.
    const alarm = this.device.find(noticeId);
    if (alarm === undefined || isOver()) return 'done';
    const before = this.known.get(noticeId) ?? [];
    const days = alarmDaysOfBoth(alarm.days, before);
    const isNew = days.length > before.length;
    try {
      if (isNew) await this.world.byItself.set(noticeId, days);
    } catch (error) {
      const kind = error instanceof AppError ? error.kind : null;
      if (kind === 'refused' || kind === 'conflict') return 'done';
      // Without a network, or a session, the others would not get there either.
      if (kind !== 'not-found') return 'stopped';
      // There is nothing any more that the server could tell of.
      this.device.removeSame(alarm);
      return 'done';
    }
    if (isOver()) return 'stopped';
    this.know(noticeId, days);
    this.device.handedOver(alarm, before);
    return isNew ? 'told' : 'done';
  }

  private async write(noticeId: string, days: readonly AlarmDay[] | null): Promise<void> {
    const { signal } = this.session;
    await this.writes.run(noticeId, async () => {
      signal.throwIfAborted();
      const { server } = this.world;
      await (days === null ? server.remove(noticeId) : server.set(noticeId, days));
      if (signal.aborted) return;
      this.know(noticeId, days);
      this.device.remove(noticeId);
      this.tellTabs();
    });
  }

  private know(noticeId: string, days: readonly AlarmDay[] | null): void {
    this.asking?.written.add(noticeId);
    const others = [...this.known].filter(([id]) => id !== noticeId);
    runInAction(() => {
      this.known = new Map(days === null ? others : [...others, [noticeId, days] as const]);
    });
  }

  /** Every change of what is stored is heard by the other tabs, whatever it says. */
  private tellTabs(): void {
    const { storage } = this.world;
    const before = Number(storage.read(STORAGE_KEY.MEMBER_ALARMS_CHANGED));
    const count = Number.isSafeInteger(before) ? before + 1 : 1;
    storage.write(STORAGE_KEY.MEMBER_ALARMS_CHANGED, String(count));
  }
}
