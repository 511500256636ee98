import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { AppError, type AlarmDay, type NoticeAlarm, type NoticeAlarms } from '#core';

/** What the device had before somebody logged in. */
interface DeviceAlarms {
  all(): readonly NoticeAlarm[];
  /** The server has it, or there is nothing any more that it could tell of. */
  taken(alarm: NoticeAlarm): void;
}

type Known = ReadonlyMap<string, readonly AlarmDay[]>;

const NONE: Known = new Map();
const isSame = (a: readonly AlarmDay[], b: readonly AlarmDay[] | undefined): boolean =>
  a.join() === b?.join();

/** The alarms of the member of this session, as the server has them. */
export class MemberAlarms {
  private known = NONE;
  private stopFollowing: (() => void) | null = null;
  private asking: AbortController | null = null;

  constructor(
    private readonly server: NoticeAlarms,
    private readonly member: () => string | null,
    private readonly device: DeviceAlarms,
  ) {
    makeAutoObservable<this, 'known' | 'stopFollowing' | 'asking' | 'server' | 'member' | 'device'>(
      this,
      {
        known: observableRef,
        stopFollowing: false,
        asking: false,
        server: false,
        member: false,
        device: false,
      },
    );
  }

  start(): void {
    this.stopFollowing ??= reaction(this.member, (member) => void this.follow(member), {
      fireImmediately: true,
    });
  }

  stop(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.asking?.abort();
    this.asking = null;
  }

  find(noticeId: string): NoticeAlarm | undefined {
    const days = this.known.get(noticeId);
    return days && { noticeId, days };
  }

  /** Rejects with an AppError; nothing has changed then. */
  async set({ noticeId, days }: NoticeAlarm): Promise<void> {
    const member = this.member();
    await this.server.set(noticeId, days);
    if (this.member() === member) this.know(noticeId, days);
  }

  /** As {@link set}. */
  async remove(noticeId: string): Promise<void> {
    const member = this.member();
    await this.server.remove(noticeId);
    if (this.member() === member) this.know(noticeId, null);
  }

  /**
   * Asks what the server has, and hands it what the device had: that is then told once, by the server.
   * What could not be handed over stays on the device until the next start.
   */
  private async follow(member: string | null): Promise<void> {
    this.asking?.abort();
    this.known = NONE;
    if (member === null) return;
    const asking = new AbortController();
    this.asking = asking;
    const isOver = () => asking.signal.aborted;
    const all = await this.server.all(asking.signal).catch(() => null);
    if (all === null || isOver()) return;
    runInAction(() => {
      const before = all.map(({ noticeId, days }) => [noticeId, days] as const);
      // What was set meanwhile is newer.
      this.known = new Map([...before, ...this.known]);
    });
    for (const alarm of this.device.all()) {
      if (!(await this.handOver(alarm)) || isOver()) return;
    }
  }

  /** Whether to go on with the next one. */
  private async handOver(alarm: NoticeAlarm): Promise<boolean> {
    const { noticeId, days } = alarm;
    try {
      if (!isSame(days, this.known.get(noticeId))) await this.set(alarm);
    } catch (error) {
      const kind = error instanceof AppError ? error.kind : null;
      // Without a network, or a session, the others would not get there either.
      if (kind !== 'not-found') return kind === 'refused' || kind === 'conflict';
    }
    this.device.taken(alarm);
    return true;
  }

  private know(noticeId: string, days: readonly AlarmDay[] | null): void {
    runInAction(() => {
      const others = [...this.known].filter(([id]) => id !== noticeId);
      this.known = new Map(days === null ? others : [...others, [noticeId, days] as const]);
    });
  }
}
