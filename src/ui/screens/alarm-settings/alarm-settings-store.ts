import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
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

interface SettingsWorld {
  readonly alarms: PushAlarms;
  readonly subscriber: PushSubscriber;
  /** Whether pushes of this member come to the device from now on. */
  readonly kept: (isOn: boolean) => void;
}

interface Standing {
  readonly ability: PushAbility;
  readonly publicKey: string;
  /** Null where the device is pushed nothing. */
  readonly choice: PushChoice | null;
}

/** `away`: the push service of the browser is; the others are what the person said. */
export type SettingOutcome = 'done' | 'denied' | 'dismissed' | 'away';

const OFF: PushChoice = { kinds: [], showsText: false };

/** What this device is pushed. A switch stands where it was pressed at once, and goes back where that failed. */
export class AlarmSettingsStore {
  readonly standing: AnswerStore<Standing>;
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

  private async ask(cancel: Cancellation): Promise<Standing> {
    const { alarms, subscriber, kept } = this.world;
    const [{ publicKey, choice }, ability, address] = await Promise.all([
      alarms.standing(cancel),
      subscriber.ability(),
      subscriber.current(),
    ]);
    runInAction(() => {
      this.set = null;
      this.forbidden = false;
    });
    // What the server knows reaches nobody where the browser has let go of it.
    if (choice === null || address === null || ability !== 'granted')
      return { ability, publicKey, choice: null };
    if (address.publicKey === publicKey) return { ability, publicKey, choice };
    // Our key is another one since: nobody is asked for that again.
    const renewed = await subscriber.subscribe(publicKey);
    if (!renewed.ok) return { ability, publicKey, choice: null };
    kept(true);
    return { ability, publicKey, choice: await alarms.set(renewed.value, choice) };
  }
}
