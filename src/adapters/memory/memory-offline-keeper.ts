import {
  KEPT_KIND,
  type KeptKind,
  type KeptSize,
  type KnownAnswer,
  type OfflineKeeper,
  type OfflineNews,
  type Wanted,
} from '#core';

/** As large as anything is here. */
const BYTES = 1000;

/** {@link OfflineKeeper} that keeps nothing but counts. */
export class MemoryOfflineKeeper implements OfflineKeeper {
  readonly news: OfflineNews[] = [];
  readonly wanted: Wanted[] = [];
  readonly brought: KnownAnswer[] = [];
  looks = 0;
  private readonly bytes = new Map<KeptKind, number>();

  open(news: OfflineNews): Promise<void> {
    this.news.push(news);
    return Promise.resolve();
  }

  want(wanted: Wanted): Promise<void> {
    const before = this.wanted.at(-1);
    if (before !== undefined && before.owner !== wanted.owner) this.bytes.delete(KEPT_KIND.PAGES);
    this.wanted.push(wanted);
    this.bytes.set(KEPT_KIND.SAVED, (wanted.houses.length + wanted.notices.length) * BYTES);
    return Promise.resolve();
  }

  bring(answers: readonly KnownAnswer[]): Promise<void> {
    this.brought.push(...answers);
    this.bytes.set(KEPT_KIND.PAGES, this.brought.length * BYTES);
    return Promise.resolve();
  }

  look(): Promise<void> {
    this.looks += 1;
    return Promise.resolve();
  }

  sizes(): Promise<readonly KeptSize[]> {
    const kept = [...this.bytes].filter(([, bytes]) => bytes > 0);
    return Promise.resolve(kept.map(([kind, bytes]) => ({ kind, bytes })));
  }

  empty(kind: KeptKind): Promise<void> {
    this.bytes.delete(kind);
    return Promise.resolve();
  }
}
