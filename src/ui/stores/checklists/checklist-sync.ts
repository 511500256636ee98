import { makeAutoObservable } from 'mobx';
import {
  AppError,
  type ChecklistOnDevice,
  type ChecklistShare,
  type NotKept,
  type ShareChoice,
  type ShareDays,
} from '#core';
import type { DeviceClock } from '../device-clock';
import { ChecklistJoin } from './checklist-join';
import type { ChecklistWorld } from './checklist-world';
import { PhotoTransfer } from './photo-transfer';

/** So long after the last key something is sent. */
const REST_MS = 1_500;

/**
 * Joins what this device has with what the server has, while a member is there and the device has a
 * network; photos go and come afterwards, one by one. Sent twice, or from two tabs at once, the same
 * comes out. It goes by itself: nobody is asked to log in for it.
 */
export class ChecklistSync {
  /** Whether nothing is sent until there is a network, or something is changed again. */
  isWaiting = false;
  /** Whether nothing is sent until the member has logged in again. */
  needsLogin = false;
  /** Where the server refused to answer, whatever was sent. */
  refusal: AppError | null = null;
  private running = Promise.resolve();
  private isRunning = false;
  private isAskedAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private cancel = new AbortController();
  private readonly texts: ChecklistJoin;
  private readonly photos: PhotoTransfer;

  constructor(
    private readonly world: ChecklistWorld,
    deviceClock: DeviceClock,
  ) {
    this.texts = new ChecklistJoin(world, deviceClock);
    this.photos = new PhotoTransfer(world);
    makeAutoObservable<
      this,
      'world' | 'running' | 'isRunning' | 'isAskedAgain' | 'timer' | 'cancel' | 'texts' | 'photos'
    >(this, {
      world: false,
      running: false,
      isRunning: false,
      isAskedAgain: false,
      timer: false,
      cancel: false,
      texts: false,
      photos: false,
    });
  }

  /** Once nobody types any more. */
  soon(): void {
    this.isWaiting = this.needsLogin || !this.world.hasNetwork();
    clearTimeout(this.timer);
    if (this.needsLogin) return;
    this.timer = setTimeout(() => {
      void this.run();
    }, REST_MS);
  }

  /** Somebody else is there: what the one before was asked for is theirs alone. */
  begin(): void {
    this.cancel.abort();
    this.cancel = new AbortController();
    this.needsLogin = false;
    this.refusal = null;
    this.texts.forgetRefusals();
  }

  /** Why the server did not take a checklist as it stands now; null where it did, or was not asked yet. */
  refusalOf(one: ChecklistOnDevice): AppError | null {
    return this.texts.refusalOf(one);
  }

  /** Why this device did not keep what the server has; null where it did, or was not asked yet. */
  get notKept(): NotKept | null {
    return this.texts.notKept;
  }

  /** Sends one that was refused once more. */
  again(id: string): Promise<void> {
    this.texts.forgetRefusal(id);
    return this.run();
  }

  /** Never rejects; asked for while it runs, it runs once more. */
  run(): Promise<void> {
    clearTimeout(this.timer);
    this.isAskedAgain = this.isRunning;
    if (!this.isRunning) this.running = this.runAll();
    return this.running;
  }

  /** Gives up what is on its way, which stays on the device; settled once nothing is. */
  async settled(): Promise<void> {
    this.stop();
    await this.running;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.cancel.abort();
    this.cancel = new AbortController();
  }

  /** Opens a link to one, which is sent before. Rejects with an AppError. */
  async share(id: string, days: ShareDays, choice: ShareChoice): Promise<ChecklistShare> {
    await this.run();
    const share = await this.world.server.share(id, days, choice);
    await this.refresh(id);
    return share;
  }

  /** Rejects with an AppError. */
  async withdraw(id: string): Promise<void> {
    await this.world.server.withdraw(id);
    await this.refresh(id);
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    try {
      do {
        this.isAskedAgain = false;
        const member = this.world.member();
        if (member === null) return;
        const failure = await this.once(member, this.cancel.signal).then(
          () => null,
          (error: unknown) => error,
        );
        // What was asked for another says nothing of who is there now.
        if (member !== this.world.member()) continue;
        this.heard(failure);
        if (failure !== null) return;
      } while (this.isWanted());
    } finally {
      // In the step of the last look: what is asked for from here on begins another run.
      this.isRunning = false;
    }
  }

  private heard(failure: unknown): void {
    const kind = failure instanceof AppError ? failure.kind : null;
    this.isWaiting = failure !== null || this.notKept !== null;
    this.needsLogin = kind === 'unauthorized';
    this.refusal = kind === 'refused' ? (failure as AppError) : null;
  }

  /** Whether it was asked for again meanwhile. */
  private isWanted(): boolean {
    return this.isAskedAgain;
  }

  private async once(member: string, cancel: AbortSignal): Promise<void> {
    do {
      await this.texts.run(member, cancel);
      // It would not keep which pictures were sent either, nor the files of others.
      if (this.notKept !== null) return;
    } while (await this.photos.send(member, cancel));
    // What a person wrote is there already: photos that do not come are tried at the next turn.
    await this.photos.fetch(member, cancel).catch(() => undefined);
  }

  private async refresh(id: string): Promise<void> {
    const member = this.world.member();
    const one = await this.world.byItself.server.one(id);
    if (member !== null && one !== null) await this.world.kept.hear(member, one, null);
  }
}
