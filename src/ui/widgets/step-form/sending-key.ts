import type { Random } from '#core';
import { isSpent, mayHaveArrived } from './failed-sending';

/**
 * The Idempotency-Key of what a form sends: the same until something changes, over a dead network and a
 * reload. A new thing that may have arrived already keeps it through changes, too: under another key it
 * would be there twice.
 */
export class SendingKey {
  /** Null where nothing was sent since the last change. */
  kept: string | null = null;
  private isDoubtful = false;

  constructor(
    private readonly random: Pick<Random, 'id'>,
    private readonly isNew: boolean,
  ) {}

  /** The key to send with now. */
  current(): string {
    this.kept ??= this.random.id();
    return this.kept;
  }

  /** That of a draft, which has one where its sending was not answered. */
  resume(key: string | null): void {
    this.kept = key;
    this.isDoubtful = this.isNew && key !== null;
  }

  changed(): void {
    if (!this.isDoubtful) this.kept = null;
  }

  failed(error: unknown): void {
    if (isSpent(error)) {
      this.kept = null;
      this.isDoubtful = false;
    } else if (this.isNew && mayHaveArrived(error)) {
      // A refusal of a later try says nothing of the one that was not answered.
      this.isDoubtful = true;
    }
  }
}
