import { makeAutoObservable } from 'mobx';
import {
  ALARMS_FULL,
  alarmText,
  AppError,
  dueAlarms,
  isQuiet,
  markShown,
  markUnseen,
  nextDueAt,
  noticePath,
  parseNoticeAlarms,
  seoulDay,
  STORAGE_KEY,
  storedNoticeAlarms,
  withAlarm,
  withHandedOver,
  withLearned,
  withoutAlarm,
  withoutSpent,
  type AlarmDay,
  type Clock,
  type DueAlarm,
  type KeyValueStorage,
  type NoticeAlarm,
  type SaidNotice,
  type SetAlarm,
  type VisitorAlarm,
  type Yyyymmdd,
} from '#core';
import type { HistoryStack } from '../history/history-stack';
import type { ListenToOnline } from '../listen-to-online';
import type { ListenToStorage } from '../listen-to-storage';
import type { PageSight } from '../page-sight';
import type { PushToastStore } from '../push-toasts/push-toast-store';
import { KeptList } from '../zzim/kept-list';

/** How long a reminder stays once it is seen: it is read, and perhaps pressed. */
const SHOWN_MS = 10_000;
/** Browsers count no timer that is longer than some weeks; this one begins again. */
const LONGEST_WAIT_MS = 6 * 3_600_000;

export interface DeviceWorld {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly listen: ListenToStorage;
  readonly sight: PageSight;
  readonly online: ListenToOnline;
  readonly history: Pick<HistoryStack, 'push'>;
  readonly pushToasts: Pick<PushToastStore, 'ready' | 'push' | 'withdraw'>;
}

/** A reminder in the words of a day. */
interface ShownAlarm extends Pick<DueAlarm, 'noticeId' | 'at'> {
  readonly day: Yyyymmdd;
}

const toastId = (noticeId: string): string => `notice-alarm-${noticeId}`;

/**
 * The alarms that this device keeps, the same in every tab: a window that is looked at shows what is
 * due, once for all tabs.
 */
export class DeviceAlarms {
  private readonly list: KeptList<VisitorAlarm>;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private stops: readonly (() => void)[] = [];
  /** Said before the device's own were read. */
  private said: readonly SaidNotice[] = [];
  /** What this tab has shown, the last of each notice. */
  private shown: readonly ShownAlarm[] = [];

  constructor(private readonly world: DeviceWorld) {
    this.list = new KeptList(world.storage, world.listen, {
      keys: [STORAGE_KEY.NOTICE_ALARMS],
      parse: (stored = null) => parseNoticeAlarms(stored),
      text: storedNoticeAlarms,
    });
    makeAutoObservable<this, 'world' | 'list' | 'timer' | 'stops' | 'said' | 'shown'>(this, {
      world: false,
      list: false,
      timer: false,
      stops: false,
      said: false,
      shown: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    const look = () => {
      this.look();
    };
    this.list.start();
    this.stops = [
      this.world.sight.listen(look),
      this.world.online(look),
      this.world.listen((key) => {
        if (key === null || key === STORAGE_KEY.NOTICE_ALARMS) look();
      }),
    ];
    const { said } = this;
    this.said = [];
    this.learn(said);
    look();
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.stopTimer();
    this.list.stop();
  }

  /** Those that no account has. */
  get all(): readonly VisitorAlarm[] {
    return this.list.entries.filter(({ isHandedOver }) => !isHandedOver);
  }

  find(noticeId: string): VisitorAlarm | undefined {
    return this.all.find((one) => one.noticeId === noticeId);
  }

  /** Throws as a member's is refused where there is no room for it; nothing has changed then. */
  set(alarm: SetAlarm): void {
    const now = this.world.clock.now();
    this.list.change((alarms) => {
      const kept = withAlarm(alarms, alarm, now);
      if (kept === alarms) throw new AppError('refused', ALARMS_FULL);
      return kept;
    });
    this.look();
  }

  /** With what is left to be shown of one that was handed over. */
  remove(noticeId: string): void {
    if (!this.list.entries.some((one) => one.noticeId === noticeId)) return;
    this.list.change((alarms) => withoutAlarm(alarms, noticeId));
    this.look();
  }

  /** Removes it, unless another tab set it anew meanwhile. */
  removeSame({ noticeId, days }: NoticeAlarm): void {
    this.list.change((alarms) =>
      alarms.filter((one) => one.noticeId !== noticeId || one.days.join() !== days.join()),
    );
    this.look();
  }

  /** An account has it now, beside the days that it had before; what waits here is still shown. */
  handedOver(alarm: NoticeAlarm, told: readonly AlarmDay[]): void {
    const now = this.world.clock.now();
    this.list.change((alarms) => withHandedOver(alarms, alarm, told, now));
    this.look();
  }

  /** What notices say now, which may differ from what they said when their alarms were set. */
  learn(notices: readonly SaidNotice[]): void {
    if (this.stops.length === 0) {
      // A page that the server drew brings notices, and is taken over before the device is read.
      this.said = [...this.said, ...notices];
      return;
    }
    if (withLearned(this.list.entries, notices) === this.list.entries) return;
    this.list.change((alarms) => withLearned(alarms, notices));
    this.look();
  }

  /** Shows what is due, and waits for what comes next. */
  private look(): void {
    this.stopTimer();
    if (!this.canShow()) return;
    const now = this.world.clock.now();
    this.takeBack(now);
    const { entries } = this.list;
    if (dueAlarms(entries, now).length > 0) void this.showDue();
    else if (withoutSpent(entries, now) !== entries)
      this.list.change((alarms) => withoutSpent(alarms, now));
    const next = nextDueAt(entries, now);
    if (next === null) return;
    this.timer = setTimeout(
      () => {
        this.look();
      },
      Math.min(next - now, LONGEST_WAIT_MS),
    );
  }

  private canShow(): boolean {
    return this.stops.length > 0 && this.world.sight.isSeen();
  }

  /**
   * What was held while nobody looked, and says what is wrong by now, or would say it by night. It was
   * not seen: what is right of it is due again, at its time.
   */
  private takeBack(now: number): void {
    const today = seoulDay(now);
    const stale = this.shown.filter(({ day }) => isQuiet(now) || day !== today);
    if (stale.length === 0) return;
    this.shown = this.shown.filter((one) => !stale.includes(one));
    const { pushToasts } = this.world;
    const unseen = stale.filter(({ noticeId }) => pushToasts.withdraw(toastId(noticeId)));
    if (unseen.length > 0) this.list.change((alarms) => markUnseen(alarms, unseen));
  }

  /** Without the code that shows it, it stays due: here at the next look, and in every other tab. */
  private async showDue(): Promise<void> {
    if (!(await this.world.pushToasts.ready()) || !this.canShow()) return;
    const now = this.world.clock.now();
    for (const due of this.takeDue(now)) this.show(due, now);
  }

  /** What is due and no tab has shown: it counts as shown from here on. */
  private takeDue(now: number): readonly DueAlarm[] {
    let due: readonly DueAlarm[] = [];
    this.list.change((alarms) => {
      due = dueAlarms(alarms, now);
      return markShown(alarms, due);
    });
    return due;
  }

  private show({ noticeId, title, until, at }: DueAlarm, now: number): void {
    const day = seoulDay(now);
    this.shown = [...this.shown.filter((one) => one.noticeId !== noticeId), { noticeId, at, day }];
    void this.world.pushToasts.push({
      id: toastId(noticeId),
      ...alarmText({ title, until }, day),
      time: at,
      toastDuration: SHOWN_MS,
      onClick: () => {
        this.world.history.push(noticePath(noticeId));
      },
    });
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
