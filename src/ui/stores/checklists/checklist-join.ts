import { makeAutoObservable, observable } from 'mobx';
import {
  AppError,
  isChecklistRemoved,
  isUnsent,
  MOST_JOINED,
  stampsOf,
  type ChecklistOnDevice,
  type ChecklistOwner,
} from '#core';
import type { DeviceClock } from '../device-clock';
import type { ChecklistWorld } from './checklist-world';

interface Refused {
  /** Of which change: once it is changed again, it is sent again. */
  readonly changes: number;
  readonly error: AppError;
}

/**
 * Joins the texts of checklists with what the server has. Where it refuses what is in one of them, that
 * one stays on the device, and the others go.
 */
export class ChecklistJoin {
  private readonly refused = observable.map<string, Refused>({}, { deep: false });

  constructor(
    private readonly world: Pick<ChecklistWorld, 'kept' | 'byItself'>,
    private readonly deviceClock: DeviceClock,
  ) {
    makeAutoObservable<this, 'world' | 'deviceClock' | 'refused'>(this, {
      world: false,
      deviceClock: false,
      refused: false,
    });
  }

  /** Why the server did not take it as it stands now; null where it did, or was not asked yet. */
  refusalOf({ checklist, changes }: Pick<ChecklistOnDevice, 'checklist' | 'changes'>) {
    const refused = this.refused.get(checklist.id);
    return refused?.changes === changes ? refused.error : null;
  }

  /** Whatever was refused is sent once more. */
  forgetRefusals(): void {
    this.refused.clear();
  }

  /** The same of one. */
  forgetRefusal(id: string): void {
    this.refused.delete(id);
  }

  async run(member: ChecklistOwner, cancel: AbortSignal): Promise<void> {
    try {
      await this.join(member, cancel, isRefusedButForTime);
    } catch (error) {
      if (!isAhead(error)) throw error;
      const { now } = await this.world.byItself.server.join([], [], cancel);
      this.deviceClock.set(now);
      await this.world.kept.restamp(member, (stamps) => this.deviceClock.bringBack(stamps, now));
      await this.join(member, cancel, isRefused);
    }
  }

  /** `isOfOne` says whether a refusal is of what is in a checklist. */
  private async join(
    member: ChecklistOwner,
    cancel: AbortSignal,
    isOfOne: (error: unknown) => error is AppError,
  ): Promise<void> {
    // Which of a batch is meant no answer says: all of it goes one by one.
    const alone = new Set<string>();
    for (;;) {
      const all = (await this.world.kept.all(member)) ?? [];
      const waiting = all.filter((one) => isUnsent(one) && this.refusalOf(one) === null);
      const changed = nextOf(waiting, alone);
      const known = all.flatMap(({ checklist: { id }, revision }) =>
        revision === null ? [] : [{ id, revision }],
      );
      try {
        const { lacking, left, now } = await this.world.byItself.server.join(
          changed.map(({ checklist }) => checklist),
          known,
          cancel,
        );
        cancel.throwIfAborted();
        this.deviceClock.set(now);
        for (const kept of lacking) {
          const { id } = kept.checklist;
          const sent = changed.find(({ checklist }) => checklist.id === id)?.changes ?? null;
          this.deviceClock.hear(stampsOf(kept.checklist));
          const result = await this.world.kept.hear(member, kept, sent);
          // On a full device it would be asked for without end.
          if (!result.ok) return;
        }
        const hasRoom = this.makeRoom(changed);
        const isAll = left === 0 && waiting.length === changed.length && !hasRoom;
        if (isAll || lacking.length === 0) return;
      } catch (error) {
        if (changed.length === 0 || !isOfOne(error)) throw error;
        cancel.throwIfAborted();
        this.refuse(changed, alone, error);
      }
    }
  }

  private refuse(changed: readonly ChecklistOnDevice[], alone: Set<string>, error: AppError): void {
    const [one] = changed;
    if (one !== undefined && changed.length === 1)
      this.refused.set(one.checklist.id, { changes: one.changes, error });
    else for (const { checklist } of changed) alone.add(checklist.id);
  }

  /**
   * Where one was deleted there may be room for those that were one too many, which a refusal that
   * names no field may say. True where there are such.
   */
  private makeRoom(sent: readonly ChecklistOnDevice[]): boolean {
    if (!sent.some(({ checklist }) => isChecklistRemoved(checklist))) return false;
    const crowded = [...this.refused].filter(([, { error }]) => error.field === null);
    for (const [id] of crowded) this.refused.delete(id);
    return crowded.length > 0;
  }
}

/** What is sent next: as many as may go at once, or one that is tried alone. */
function nextOf(
  waiting: readonly ChecklistOnDevice[],
  alone: ReadonlySet<string>,
): readonly ChecklistOnDevice[] {
  const single = waiting.find(({ checklist }) => alone.has(checklist.id));
  return single === undefined ? waiting.slice(0, MOST_JOINED) : [single];
}

/** Whether the server refused what was sent, and would again: neither network nor session nor its own fault. */
const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === 'refused';

/** The same, where other stamps would not help. */
const isRefusedButForTime = (error: unknown): error is AppError =>
  isRefused(error) && !isAhead(error);

/** Whether it refused stamps of a clock that runs ahead of its own. */
const isAhead = (error: unknown): boolean => isRefused(error) && error.field === 'at';
