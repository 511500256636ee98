import { makeAutoObservable } from 'mobx';
import {
  alarmMoments,
  alarmText,
  dueAlarms,
  markShown,
  noticePath,
  parseNoticeAlarms,
  seoulDay,
  STORAGE_KEY,
  storedNoticeAlarms,
  withAlarm,
  withoutAlarm,
  type Clock,
  type DueAlarm,
  type KeyValueStorage,
  type NoticeAlarm,
  type NoticeAlarms,
  type VisitorAlarm,
} from '#core';
import type { HistoryStack } from '../history/history-stack';
import { KeptList } from '../zzim/kept-list';
import type { ListenToStorage } from '../listen-to-storage';
import { MemberAlarms } from './member-alarms';
import type { PageSight } from '../page-sight';
import type { PushToastStore } from '../push-toasts/push-toast-store';

/** How long a reminder stays once it is seen: it is read, and perhaps pressed. */
const SHOWN_MS = 10_000;
/** Browsers count no timer that is longer than some weeks; this one begins again. */
const LONGEST_WAIT_MS = 6 * 3_600_000;

interface NoticeAlarmDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly listen: ListenToStorage;
  readonly sight: PageSight;
  readonly history: Pick<HistoryStack, 'push'>;
  readonly pushToasts: Pick<PushToastStore, 'push'>;
  readonly server: NoticeAlarms;
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
}

/**
 * When a person wants to be told that notices close. A visitor's alarms are kept on this device, the
 * same in every tab: a window that is looked at shows what is due, once for all tabs. A member's are on
 * the server, which tells of them; what the device had goes there, and is then told by it alone.
 */
export class NoticeAlarmStore {
  private readonly list: KeptList<VisitorAlarm>;
  private readonly ofMember: MemberAlarms;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private stops: readonly (() => void)[] = [];

  constructor(private readonly deps: NoticeAlarmDeps) {
    const { storage, listen, server, member } = deps;
    this.list = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.NOTICE_ALARMS],
      parse: (stored = null) => parseNoticeAlarms(stored),
      text: storedNoticeAlarms,
    });
    this.ofMember = new MemberAlarms(server, member, {
      all: () => this.list.entries,
      taken: (alarm) => {
        this.forget(alarm);
      },
    });
    makeAutoObservable<this, 'deps' | 'list' | 'ofMember' | 'timer' | 'stops'>(this, {
      deps: false,
      list: false,
      ofMember: false,
      timer: false,
      stops: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    const look = () => {
      this.look();
    };
    this.list.start();
    this.ofMember.start();
    this.stops = [
      this.deps.sight.listen(look),
      this.deps.listen((key) => {
        if (key === null || key === STORAGE_KEY.NOTICE_ALARMS) look();
      }),
    ];
    look();
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.stopTimer();
    this.ofMember.stop();
    this.list.stop();
  }

  /** Whether the server tells of them, on every device. */
  get isOnServer(): boolean {
    return this.deps.member() !== null;
  }

  /** Of a notice; undefined where none is set, or none is known to be. */
  find(noticeId: string): NoticeAlarm | undefined {
    const own = this.list.entries.find((one) => one.noticeId === noticeId);
    return own ?? this.ofMember.find(noticeId);
  }

  /**
   * Sets the alarm of a notice, in place of the one it had. Rejects with an AppError where a member's
   * could not be set; nothing has changed then.
   */
  async set(alarm: Omit<VisitorAlarm, 'shown'>): Promise<void> {
    if (this.isOnServer) {
      await this.ofMember.set(alarm);
      this.removeHere(alarm.noticeId);
      return;
    }
    const now = this.deps.clock.now();
    this.list.change((alarms) => withAlarm(alarms, alarm, now));
    this.look();
  }

  /** As {@link set}. */
  async remove(noticeId: string): Promise<void> {
    if (this.isOnServer) await this.ofMember.remove(noticeId);
    this.removeHere(noticeId);
  }

  private removeHere(noticeId: string): void {
    if (this.list.entries.every((one) => one.noticeId !== noticeId)) return;
    this.list.change((alarms) => withoutAlarm(alarms, noticeId));
    this.look();
  }

  /** The server has it, unless another tab set it anew meanwhile. */
  private forget({ noticeId, days }: NoticeAlarm): void {
    this.list.change((alarms) =>
      alarms.filter((one) => one.noticeId !== noticeId || one.days.join() !== days.join()),
    );
    this.look();
  }

  /** Shows what is due, and waits for what comes next. */
  private look(): void {
    this.stopTimer();
    if (this.stops.length === 0 || !this.deps.sight.isSeen()) return;
    const now = this.deps.clock.now();
    for (const due of this.takeDue(now)) this.show(due, now);
    const moments = this.list.entries.flatMap((alarm) => alarmMoments(alarm, now + 1));
    if (moments.length === 0) return;
    const next = Math.min(...moments.map(({ at }) => at)) - now;
    this.timer = setTimeout(
      () => {
        this.look();
      },
      Math.min(next, LONGEST_WAIT_MS),
    );
  }

  /** What is due and no tab has shown: it counts as shown from here on. */
  private takeDue(now: number): readonly DueAlarm[] {
    if (dueAlarms(this.list.entries, now).length === 0) return [];
    let due: readonly DueAlarm[] = [];
    this.list.change((alarms) => {
      due = dueAlarms(alarms, now);
      return markShown(alarms, due);
    });
    return due;
  }

  private show({ noticeId, title, until, at }: DueAlarm, now: number): void {
    void this.deps.pushToasts.push({
      id: `notice-alarm-${noticeId}`,
      ...alarmText({ title, until }, seoulDay(now)),
      time: at,
      toastDuration: SHOWN_MS,
      onClick: () => {
        this.deps.history.push(noticePath(noticeId));
      },
    });
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
