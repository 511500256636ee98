import { makeAutoObservable, runInAction } from 'mobx';
import {
  AppError,
  isUnsent,
  MOST_JOINED,
  stampsOf,
  withPhoto,
  type ChecklistPhoto,
  type ChecklistShare,
  type ShareChoice,
  type ShareDays,
} from '#core';
import type { DeviceClock } from '../device-clock';
import type { ChecklistWorld } from './checklist-world';

/** So long after the last key something is sent. */
const REST_MS = 1_500;

/**
 * Joins what this device has with what the server has, while a member is there and the device has a
 * network; photos go afterwards, one by one. Sent twice, or from two tabs at once, the same comes out.
 */
export class ChecklistSync {
  /** Whether nothing is sent until there is a network, or something is changed again. */
  isWaiting = false;
  /** The server's own words, where it refused what was sent. */
  refusal: string | null = null;
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Photos that the server does not take: they stay on the device. */
  private readonly refused = new Set<string>();

  constructor(
    private readonly world: ChecklistWorld,
    private readonly deviceClock: DeviceClock,
  ) {
    makeAutoObservable<
      this,
      'world' | 'deviceClock' | 'running' | 'isAskedAgain' | 'timer' | 'refused'
    >(this, {
      world: false,
      deviceClock: false,
      running: false,
      isAskedAgain: false,
      timer: false,
      refused: false,
    });
  }

  /** Once nobody types any more. */
  soon(): void {
    this.isWaiting = !this.world.hasNetwork();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.run();
    }, REST_MS);
  }

  /** Never rejects; asked for while it runs, it runs once more. */
  run(): Promise<void> {
    clearTimeout(this.timer);
    this.isAskedAgain = this.running !== null;
    this.running ??= this.runAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Settled once nothing is on its way. */
  async settled(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  stop(): void {
    clearTimeout(this.timer);
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
    do {
      this.isAskedAgain = false;
      const member = this.world.member();
      if (member === null) return;
      const failure = await this.once(member).then(
        () => null,
        (error: unknown) => error,
      );
      runInAction(() => {
        this.isWaiting = failure !== null;
        const isRefused = failure instanceof AppError && failure.kind === 'refused';
        this.refusal = isRefused ? failure.message : null;
      });
      if (failure !== null) return;
    } while (this.isWanted());
  }

  /** Whether it was asked for again meanwhile. */
  private isWanted(): boolean {
    return this.isAskedAgain;
  }

  private async once(member: string): Promise<void> {
    do await this.joinAll(member);
    while (await this.sendPhotos(member));
  }

  private async joinAll(member: string): Promise<void> {
    for (;;) {
      const all = (await this.world.kept.all(member)) ?? [];
      const changed = all.filter(isUnsent).slice(0, MOST_JOINED);
      const known = all.flatMap(({ checklist: { id }, revision }) =>
        revision === null ? [] : [{ id, revision }],
      );
      const { lacking, left } = await this.world.server.join(
        changed.map(({ checklist }) => checklist),
        known,
      );
      for (const kept of lacking) {
        const { id } = kept.checklist;
        const sent = changed.find(({ checklist }) => checklist.id === id)?.changes ?? null;
        this.deviceClock.hear(stampsOf(kept.checklist));
        const result = await this.world.kept.hear(member, kept, sent);
        // On a full device it would be asked for without end.
        if (!result.ok) return;
      }
      const isAll = left === 0 && all.filter(isUnsent).length <= MOST_JOINED;
      if (isAll || lacking.length === 0) return;
    }
  }

  /** True where the checklists now name pictures that the server does not know of there yet. */
  private async sendPhotos(member: string): Promise<boolean> {
    const { kept, pictures } = this.world;
    const files = new Set((await kept.photos(member)).map(({ id }) => id));
    let hasSent = false;
    for (const { checklist } of (await kept.all(member)) ?? []) {
      for (const photo of checklist.photos) {
        if (!this.isToSend(photo) || !files.has(photo.id)) continue;
        const file = await kept.photo(member, photo.id);
        if (file === null) continue;
        const cancel = new AbortController().signal;
        const upload = { key: photo.id, onProgress: () => undefined, cancel };
        const picture = await pictures.upload(file, upload).catch((error: unknown) => {
          if (error instanceof AppError && error.kind === 'refused') return null;
          throw error;
        });
        if (picture === null) {
          this.refused.add(photo.id);
          continue;
        }
        const named = withPhoto(checklist, { ...photo, pictureId: picture.id });
        const result = await kept.change(member, named);
        if (result.ok) hasSent = true;
      }
    }
    return hasSent;
  }

  private isToSend({ id, pictureId, removed }: ChecklistPhoto): boolean {
    return pictureId === null && removed === null && !this.refused.has(id);
  }

  private async refresh(id: string): Promise<void> {
    const member = this.world.member();
    const one = await this.world.server.one(id);
    if (member !== null && one !== null) await this.world.kept.hear(member, one, null);
  }
}
