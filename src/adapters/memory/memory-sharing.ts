import type { Shared, ShareWay, Sharing } from '#core';

type Outcome = Awaited<ReturnType<Sharing['share']>>;

/** {@link Sharing} that remembers what was handed on, and ends as it was told to. */
export class MemorySharing implements Sharing {
  readonly shared: { readonly way: ShareWay; readonly shared: Shared }[] = [];
  /** How often it was told to get ready. */
  prepared = 0;

  constructor(
    readonly ways: readonly ShareWay[] = ['facebook', 'kakao', 'sms', 'sheet'],
    private readonly outcome: Outcome | Promise<Outcome> = 'opened',
  ) {}

  prepare(): Promise<void> {
    this.prepared += 1;
    return Promise.resolve();
  }

  async share(way: ShareWay, shared: Shared): Promise<Outcome> {
    if (!this.ways.includes(way)) return 'failed';
    this.shared.push({ way, shared });
    return this.outcome;
  }
}
