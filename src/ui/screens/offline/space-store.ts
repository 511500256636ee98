import { makeAutoObservable, observableRef } from 'mobx';
import type { KeptKind, KeptSize, OfflineKeeper } from '#core';
import { AnswerStore } from '../../stores/answer-store';
import { KIND_TEXTS } from './kind-texts.data';

/** What a device keeps, by kinds. One that was emptied stays in the list, so that nothing jumps. */
export class SpaceStore {
  readonly sizes: AnswerStore<readonly KeptSize[]>;
  private emptied: ReadonlySet<KeptKind> = new Set();
  private busy: ReadonlySet<KeptKind> = new Set();

  constructor(private readonly keeper: Pick<OfflineKeeper, 'sizes' | 'empty'>) {
    this.sizes = new AnswerStore(() => keeper.sizes());
    makeAutoObservable<this, 'keeper' | 'emptied' | 'busy'>(this, {
      sizes: false,
      keeper: false,
      emptied: observableRef,
      busy: observableRef,
    });
  }

  /** As a person would miss them. */
  get ordered(): readonly KeptSize[] {
    const all = this.sizes.value ?? [];
    return Object.keys(KIND_TEXTS).flatMap((kind) => all.filter((size) => size.kind === kind));
  }

  /** Bytes of all that is still there. */
  get total(): number {
    return this.ordered.reduce(
      (sum, { kind, bytes }) => sum + (this.isEmptied(kind) ? 0 : bytes),
      0,
    );
  }

  isEmptied(kind: KeptKind): boolean {
    return this.emptied.has(kind);
  }

  isBusy(kind: KeptKind): boolean {
    return this.busy.has(kind);
  }

  /** Rejects where the browser did not let go of it: it is as it was. */
  async empty(kind: KeptKind): Promise<void> {
    if (this.isBusy(kind) || this.isEmptied(kind)) return;
    this.work(kind, true);
    try {
      await this.keeper.empty(kind);
      this.gone(kind);
    } finally {
      this.work(kind, false);
    }
  }

  private gone(kind: KeptKind): void {
    this.emptied = new Set([...this.emptied, kind]);
  }

  private work(kind: KeptKind, isBusy: boolean): void {
    const others = [...this.busy].filter((one) => one !== kind);
    this.busy = new Set(isBusy ? [...others, kind] : others);
  }
}
