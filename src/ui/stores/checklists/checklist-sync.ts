import { makeAutoObservable, observableRef } from 'mobx';
import {
  AppError,
  isUnsent,
  MOST_JOINED,
  stampsOf,
  type ChecklistOnDevice,
  type ChecklistShare,
  type ShareChoice,
  type ShareDays,
} from '#core';
import type { DeviceClock } from '../device-clock';
import type { ChecklistWorld } from './checklist-world';
import { PhotoTransfer } from './photo-transfer';

/** A checklist that the server did not take, as it stood then, and why. */
interface Refused {
  readonly changes: number;
  readonly reason: string;
}

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
  /** The server's own words, where it refused all that was sent. */
  private refusedAll: string | null = null;
  /** The same of single checklists, as they were then: until they change they are not sent again. */
  private refused: ReadonlyMap<string, Refused> = new Map();
  private running = Promise.resolve();
  private isRunning = false;
  private isAskedAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private cancel = new AbortController();
  private readonly photos: PhotoTransfer;

  constructor(
    private readonly world: ChecklistWorld,
    private readonly deviceClock: DeviceClock,
  ) {
    this.photos = new PhotoTransfer(world);
    makeAutoObservable<
      this,
      | 'refused'
      | 'world'
      | 'deviceClock'
      | 'running'
      | 'isRunning'
      | 'isAskedAgain'
      | 'timer'
      | 'cancel'
      | 'photos'
    >(this, {
      refused: observableRef,
      world: false,
      deviceClock: false,
      running: false,
      isRunning: false,
      isAskedAgain: false,
      timer: false,
      cancel: false,
      photos: false,
    });
  }

  /** The server's own words, where it refused something. */
  get refusal(): string | null {
    const [first] = this.refused.values();
    return this.refusedAll ?? first?.reason ?? null;
  }

  /** Whether the server refused it as it stands. */
  isRefused({ checklist, changes }: ChecklistOnDevice): boolean {
    return this.refused.get(checklist.id)?.changes === changes;
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
    this.refusedAll = null;
    this.refused = new Map();
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
    this.isWaiting = failure !== null;
    this.needsLogin = kind === 'unauthorized';
    this.refusedAll = kind === 'refused' ? (failure as AppError).message : null;
  }

  /** Whether it was asked for again meanwhile. */
  private isWanted(): boolean {
    return this.isAskedAgain;
  }

  private async once(member: string, cancel: AbortSignal): Promise<void> {
    do await this.joinAll(member, cancel);
    while (await this.photos.send(member, cancel));
    // What a person wrote is there already: photos that do not come are tried at the next turn.
    await this.photos.fetch(member, cancel).catch(() => undefined);
  }

  private async joinAll(member: string, cancel: AbortSignal): Promise<void> {
    try {
      await this.join(member, cancel);
    } catch (error) {
      if (!isAhead(error)) throw error;
      const { now } = await this.world.byItself.server.join([], [], cancel);
      this.deviceClock.set(now);
      await this.world.kept.restamp(member, (stamps) => this.deviceClock.bringBack(stamps, now));
      await this.join(member, cancel);
    }
  }

  private async join(member: string, cancel: AbortSignal): Promise<void> {
    let most = MOST_JOINED;
    for (;;) {
      const all = (await this.world.kept.all(member)) ?? [];
      const unsent = all.filter((one) => isUnsent(one) && !this.isRefused(one));
      const changed = unsent.slice(0, most);
      const known = all.flatMap(({ checklist: { id }, revision }) =>
        revision === null ? [] : [{ id, revision }],
      );
      const joined = await this.world.byItself.server
        .join(
          changed.map(({ checklist }) => checklist),
          known,
          cancel,
        )
        .catch((error: unknown) => this.refusedOf(changed, error));
      cancel.throwIfAborted();
      if (joined === null) {
        most = 1;
        continue;
      }
      const { lacking, left, now } = joined;
      this.deviceClock.set(now);
      for (const kept of lacking) {
        const { id } = kept.checklist;
        const sent = changed.find(({ checklist }) => checklist.id === id)?.changes ?? null;
        this.deviceClock.hear(stampsOf(kept.checklist));
        const result = await this.world.kept.hear(member, kept, sent);
        // On a full device it would be asked for without end.
        if (!result.ok) return;
      }
      this.accepted(changed);
      const isAll = left === 0 && unsent.length <= changed.length;
      if (isAll || lacking.length === 0) return;
    }
  }

  /** Null where the others may still be taken: they go one by one. Throws what is said of all of them. */
  private refusedOf(sent: readonly ChecklistOnDevice[], error: unknown): null {
    const [one] = sent;
    if (one === undefined || !isOfContent(error)) throw error;
    if (sent.length === 1) {
      const { changes, checklist } = one;
      this.refused = new Map(this.refused).set(checklist.id, { changes, reason: error.message });
    }
    return null;
  }

  private accepted(sent: readonly ChecklistOnDevice[]): void {
    const ids = new Set(sent.map(({ checklist }) => checklist.id));
    if (![...this.refused.keys()].some((id) => ids.has(id))) return;
    this.refused = new Map([...this.refused].filter(([id]) => !ids.has(id)));
  }

  private async refresh(id: string): Promise<void> {
    const member = this.world.member();
    const one = await this.world.byItself.server.one(id);
    if (member !== null && one !== null) await this.world.kept.hear(member, one, null);
  }
}

/** Whether the server refused what was written, rather than when. */
const isOfContent = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === 'refused' && error.field !== 'at';

/** Whether the server refused stamps of a clock that runs ahead of its own. */
const isAhead = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'refused' && error.field === 'at';
