import type {
  AskedChanges,
  MemberChange,
  StoredChanges,
} from '../ports/notifications/notifications';

/** So many are asked for together. */
const MOST_AT_ONCE = 250;

/** A page that waits for what changed. */
interface Waiting extends AskedChanges {
  readonly resolve: (found: readonly MemberChange[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for what changed for members. Whoever asks while an answer is awaited is asked for with all
 * others who do: where many hear of something at once, the database is asked a few times, and nobody
 * who asks alone waits for another.
 */
export class GatheredChanges {
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(private readonly changes: StoredChanges) {}

  since(memberId: number, after: number): Promise<readonly MemberChange[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ memberId, after, resolve, reject });
      if (!this.isAsking) void this.ask();
    });
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await this.changes.since(some);
        for (const [at, { resolve }] of some.entries()) resolve(found[at] ?? []);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.isAsking = false;
  }
}
