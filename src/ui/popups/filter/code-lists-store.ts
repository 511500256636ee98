import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Code, CodeListName, CodeLists } from '#core';

const NAMES = ['HOUTP', 'DISCOUNT', 'GENDR'] as const satisfies readonly CodeListName[];

export type CodeListsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly lists: Readonly<Record<CodeListName, readonly Code[]>> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The lists that the filter offers. */
export class CodeListsStore {
  state: CodeListsState = { kind: 'idle' };
  private asking: AbortController | null = null;

  constructor(private readonly codes: CodeLists) {
    makeAutoObservable<this, 'codes' | 'asking'>(
      this,
      { state: observableRef, codes: false, asking: false },
      { autoBind: true },
    );
  }

  start(): void {
    if (this.state.kind !== 'ready') void this.load();
  }

  stop(): void {
    this.asking?.abort();
  }

  async load(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading' };
    try {
      const lists = await this.codes.read(NAMES, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', lists };
      });
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }
}
