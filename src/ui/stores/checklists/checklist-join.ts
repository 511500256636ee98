import { makeAutoObservable, observable } from 'mobx';
import {
  AppError,
  isChecklistRemoved,
  isUnsent,
  knownAfter,
  MOST_JOINED,
  stampsOf,
  type ChecklistOnDevice,
  type ChecklistOwner,
  type KeptChecklist,
  type KnownChecklist,
  type KnownPortion,
  type NotKept,
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
  /** Why this device did not keep what the server has; null where it did, or was not asked yet. */
  notKept: NotKept | null = null;
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

  /** Whatever was refused is sent once more, or kept. */
  forgetRefusals(): void {
    this.notKept = null;
    this.refused.clear();
  }

  /** The same of one. */
  forgetRefusal(id: string): void {
    this.refused.delete(id);
  }

  async run(member: ChecklistOwner, cancel: AbortSignal): Promise<void> {
    try {
      this.end(await this.join(member, cancel, isRefusedButForTime));
    } catch (error) {
      if (!isAhead(error)) throw error;
      const { now } = await this.world.byItself.server.join([], knownAfter([]), cancel);
      this.deviceClock.set(now);
      await this.world.kept.restamp(member, (stamps) => this.deviceClock.bringBack(stamps, now));
      this.end(await this.join(member, cancel, isRefused));
    }
  }

  private end(notKept: NotKept | null): void {
    this.notKept = notKept;
  }

  /**
   * `isOfOne` says whether a refusal is of what is in a checklist. Answers why something was not kept, where
   * anything was not.
   */
  private async join(
    member: ChecklistOwner,
    cancel: AbortSignal,
    isOfOne: (error: unknown) => error is AppError,
  ): Promise<NotKept | null> {
    // Which of a batch is meant no answer says: all of it goes one by one.
    const alone = new Set<string>();
    const sent = new Map<string, number>();
    const answered = new Set<string>();
    // What the device knows goes in portions; up to here it lacks nothing any more.
    let upTo: string | null = null;
    let notKept: NotKept | null = null;
    for (;;) {
      const all = (await this.world.kept.all(member)) ?? [];
      const waiting = all.filter(
        (one) =>
          isUnsent(one) &&
          sent.get(one.checklist.id) !== one.changes &&
          this.refusalOf(one) === null,
      );
      const changed = nextOf(waiting, alone);
      const portion = knownAfter(all.flatMap(knownOf), upTo);
      try {
        const { lacking, left, now } = await this.world.byItself.server.join(
          changed.map(({ checklist }) => checklist),
          portion,
          cancel,
        );
        cancel.throwIfAborted();
        this.deviceClock.set(now);
        for (const { checklist, changes } of changed) sent.set(checklist.id, changes);
        notKept ??= await this.hear(member, lacking, { changed, portion });
        const isRoom = hasDeleted(changed, all, lacking) && this.makeRoom();
        const isMore = isRoom || waiting.length > changed.length;
        // A device that keeps nothing would ask without end; what it has goes all the same.
        const isAtEnd = notKept !== null || portion.upTo === null;
        const isNew = changed.length > 0 || newIn(lacking, answered);
        if (notKept === null && left > 0 && isNew) continue;
        if (isAtEnd && !isMore) return notKept;
        if (!isAtEnd) ({ upTo } = portion);
      } catch (error) {
        if (changed.length === 0 || !isOfOne(error)) throw error;
        cancel.throwIfAborted();
        this.refuse(changed, alone, error);
      }
    }
  }

  /** Keeps what the server answered; answers why it did not, once the device keeps nothing more. */
  private async hear(
    member: ChecklistOwner,
    lacking: readonly KeptChecklist[],
    asked: { readonly changed: readonly ChecklistOnDevice[]; readonly portion: KnownPortion },
  ): Promise<NotKept | null> {
    const told = new Map(asked.portion.known.map(({ id, revision }) => [id, revision]));
    const sent = new Map(asked.changed.map(({ checklist, changes }) => [checklist.id, changes]));
    for (const kept of lacking) {
      const { id } = kept.checklist;
      this.deviceClock.hear(stampsOf(kept.checklist));
      const result = await this.world.kept.hear(member, kept, sent.get(id) ?? null, told.get(id));
      if (!result.ok) return result.reason;
    }
    return null;
  }

  private refuse(changed: readonly ChecklistOnDevice[], alone: Set<string>, error: AppError): void {
    const [one] = changed;
    if (one !== undefined && changed.length === 1)
      this.refused.set(one.checklist.id, { changes: one.changes, error });
    else for (const { checklist } of changed) alone.add(checklist.id);
  }

  /**
   * Where one was deleted, here or elsewhere, there may be room for those that were one too many, which a
   * refusal that names no field may say. True where there are such.
   */
  private makeRoom(): boolean {
    const crowded = [...this.refused].filter(([, { error }]) => error.field === null);
    for (const [id] of crowded) this.refused.delete(id);
    return crowded.length > 0;
  }
}

/** The revision of one that the server was heard of. */
const knownOf = ({ checklist: { id }, revision }: ChecklistOnDevice): readonly KnownChecklist[] =>
  revision === null ? [] : [{ id, revision }];

/** Whether one is deleted with what was sent, or was there until it was answered. */
function hasDeleted(
  sent: readonly ChecklistOnDevice[],
  before: readonly ChecklistOnDevice[],
  answered: readonly KeptChecklist[],
): boolean {
  const gone = new Set(answered.filter(isGone).map(({ checklist }) => checklist.id));
  return sent.some(isGone) || before.some((one) => gone.has(one.checklist.id) && !isGone(one));
}

const isGone = ({ checklist }: Pick<ChecklistOnDevice, 'checklist'>): boolean =>
  isChecklistRemoved(checklist);

/** Whether any of these was not answered before, in the same revision; from now on all were. */
function newIn(lacking: readonly KeptChecklist[], answered: Set<string>): boolean {
  const before = answered.size;
  for (const { checklist, revision } of lacking) answered.add(`${checklist.id} ${revision}`);
  return answered.size > before;
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
