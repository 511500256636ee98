import { addressOf, type Answer, type Carried, type Carrier } from './call';

/** What was answered to reads, by the address of each. */
export type BroughtAnswers = Readonly<
  Record<string, { readonly status: number; readonly body: unknown }>
>;

/**
 * {@link Carrier} of a page that brought its first answers along: what the server asked itself when
 * it drew the page is not asked again while the app takes that page over.
 */
export class BroughtCarrier implements Carrier {
  private brought: BroughtAnswers;
  /** Until when the network waits. */
  private free: Promise<void> | null = null;

  constructor(
    brought: BroughtAnswers,
    private readonly next: Carrier,
  ) {
    this.brought = brought;
  }

  carry(carried: Carried): Promise<Answer> {
    const { method, call } = carried;
    // The network knows what becomes of a call that was cancelled.
    const isWanted = call.fresh !== true && call.cancel?.aborted !== true;
    const known = method === 'get' && isWanted ? this.brought[addressOf(call)] : undefined;
    if (known !== undefined) return Promise.resolve({ ...known, header: () => undefined });
    return this.free?.then(() => this.next.carry(carried)) ?? this.next.carry(carried);
  }

  /** From here on everything is asked, once `free` has resolved: what was brought grows old. */
  drop(free: Promise<void> | null = null): void {
    this.brought = {};
    this.free = free;
    void free?.then(() => {
      this.free = null;
    });
  }
}
