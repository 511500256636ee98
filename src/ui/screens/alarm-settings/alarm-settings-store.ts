import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  PUSH_KIND,
  PUSH_KINDS,
  withPushKind,
  type Cancellation,
  type PushAbility,
  type PushAlarms,
  type PushChoice,
  type PushKind,
  type PushSubscriber,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';
import { renewedStanding, type DeviceStanding } from '../../stores/push-renewal';

interface SettingsWorld {
  readonly alarms: PushAlarms;
  readonly subscriber: PushSubscriber;
  /** Whether pushes of this member come to the device from now on. */
  readonly kept: (isOn: boolean) => void;
}

/** `away`: the push service of the browser is; the others are what the person said. */
export type SettingOutcome = 'done' | 'denied' | 'dismissed' | 'away';

const OFF: PushChoice = { kinds: [], showsText: false };

/** What this device is pushed. A switch stands where it was pressed at once, and goes back where that failed. */
export class AlarmSettingsStore {
  readonly standing: AnswerStore<DeviceStanding>;
  /** As it was pressed, until the server has said so. */
  private pressed: PushChoice | null = null;
  /** As the server said last, after what was asked first. */
  private set: { readonly choice: PushChoice | null } | null = null;
  private forbidden = false;

  constructor(private readonly world: SettingsWorld) {
    this.standing = new AnswerStore((cancel) => this.ask(cancel));
    makeAutoObservable<this, 'world' | 'pressed' | 'set'>(this, {
      standing: false,
      pressed: observableRef,
      set: observableRef,
      world: false,
    });
  }

  get ability(): PushAbility {
    return this.forbidden ? 'denied' : (this.standing.value?.ability ?? 'unable');
  }

  /** Nothing is on where the browser lets nothing through. */
  get choice(): PushChoice {
    return this.pressed ?? (this.set ?? this.standing.value)?.choice ?? OFF;
  }

  /** Whether what changes of 찜 is listed all the same: another device of the member is told (spec/readings R50a). */
  get isZzimToldElsewhere(): boolean {
    const { ZZIM } = PUSH_KIND;
    const isTold = this.standing.value?.elsewhere.includes(ZZIM) ?? false;
    return isTold && !this.choice.kinds.includes(ZZIM);
  }

  get isBusy(): boolean {
    return this.pressed !== null;
  }

  get canSwitch(): boolean {
    return this.ability === 'granted' || this.ability === 'askable';
  }

  /** All of them, as the person asked for notifications and for none in particular. */
  turnOn(): Promise<SettingOutcome> {
    return this.change({ ...this.choice, kinds: PUSH_KINDS });
  }

  turn(kind: PushKind, isOn: boolean): Promise<SettingOutcome> {
    return this.change({ ...this.choice, kinds: withPushKind(this.choice.kinds, kind, isOn) });
  }

  showText(showsText: boolean): Promise<SettingOutcome> {
    return this.change({ ...this.choice, showsText });
  }

  /** Rejects with an AppError where the server does not take it. Of two presses the second waits for nothing. */
  private async change(next: PushChoice): Promise<SettingOutcome> {
    if (this.isBusy) return 'done';
    this.pressed = next;
    try {
      return await (next.kinds.length === 0 ? this.end() : this.begin(next));
    } finally {
      runInAction(() => {
        this.pressed = null;
      });
    }
  }

  private async begin(next: PushChoice): Promise<SettingOutcome> {
    const { alarms, subscriber, kept } = this.world;
    const made = await subscriber.subscribe(this.standing.value?.publicKey ?? '');
    if (!made.ok) {
      if (made.reason === 'denied')
        runInAction(() => {
          this.forbidden = true;
        });
      return made.reason === 'failed' ? 'away' : made.reason;
    }
    const choice = await alarms.set(made.value, next);
    kept(true);
    this.settle(choice);
    return 'done';
  }

  private async end(): Promise<SettingOutcome> {
    const { alarms, subscriber, kept } = this.world;
    await alarms.remove();
    await subscriber.unsubscribe();
    kept(false);
    this.settle(null);
    return 'done';
  }

  private settle(choice: PushChoice | null): void {
    this.set = { choice };
  }

  private async ask(cancel: Cancellation): Promise<DeviceStanding> {
    const { alarms, subscriber, kept } = this.world;
    const standing = await renewedStanding({ alarms, subscriber, isKept: false }, cancel);
    runInAction(() => {
      this.set = null;
      this.forbidden = false;
    });
    if (standing.choice !== null) kept(true);
    return standing;
  }
}
