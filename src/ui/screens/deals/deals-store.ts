import { makeAutoObservable, observableRef } from 'mobx';
import { askDeals, askPage, withPage, type DealsWorld, type ReadyDeals } from './ask-deals';
import { isSameList, questionKey, type DealsQuestion } from './deals-question';

export type DealsState =
  | { readonly kind: 'idle' }
  /** What was shown before stays readable while the next answer is on its way. */
  | { readonly kind: 'loading'; readonly former: ReadyDeals | null }
  | ReadyDeals
  | { readonly kind: 'failed'; readonly error: unknown };

/** Direct deals by the question of the address; the last question wins. */
export class DealsStore {
  state: DealsState = { kind: 'idle' };
  /** How many lists have been opened: a new one is read from its top. */
  opened = 0;
  private asked: DealsQuestion | null = null;
  private asking: AbortController | null = null;

  /** `kept` is what was shown before, on the way back to it. */
  constructor(
    private readonly world: DealsWorld,
    kept?: ReadyDeals,
  ) {
    if (kept !== undefined) {
      this.asked = kept.question;
      this.state = { ...kept, more: 'idle' };
    }
    makeAutoObservable<this, 'world' | 'asked' | 'asking'>(
      this,
      { state: observableRef, world: false, asked: false, asking: false },
      { autoBind: true },
    );
  }

  /** What can be read now: the list itself, or the former one while a new one is on its way. */
  get shown(): ReadyDeals | null {
    if (this.state.kind === 'ready') return this.state;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  /** Asks what the address asks, unless that is shown already. */
  show(question: DealsQuestion): void {
    const isShown = this.asked !== null && questionKey(this.asked) === questionKey(question);
    if (!isShown || this.state.kind === 'idle') void this.load(question);
  }

  /** Asks again. */
  reload(): void {
    if (this.asked !== null) void this.load(this.asked);
  }

  /** Drops what is on its way; what is shown stays. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    // What was not answered is asked anew.
    const { shown } = this;
    this.asked = shown?.question ?? null;
    this.become(shown === null ? { kind: 'idle' } : { ...shown, more: 'idle' });
  }

  /** {@link loadMore}, for a list that has come near its end. */
  more(): void {
    void this.loadMore();
  }

  /** Asks for the next page; does nothing while one is on its way or when there is none. */
  async loadMore(): Promise<void> {
    const former = this.state;
    if (former.kind !== 'ready' || former.more === 'loading' || former.next === null) return;
    const asking = this.begin();
    this.become({ ...former, more: 'loading' });
    try {
      const page = await askPage(this.world, former, { cursor: former.next }, asking.signal);
      if (asking.signal.aborted) return;
      const items = withPage(former.items, page.items);
      this.become({ ...former, items, next: page.next, more: 'idle' });
    } catch {
      if (!asking.signal.aborted) this.become({ ...former, more: 'failed' });
    }
  }

  private async load(question: DealsQuestion): Promise<void> {
    const asking = this.begin();
    const former = this.shown;
    this.asked = question;
    this.become({ kind: 'loading', former });
    const same = former !== null && isSameList(former.question, question) ? former : null;
    try {
      const list = await askDeals(this.world, question, asking.signal, same?.items.length);
      if (!asking.signal.aborted) this.become(list, same === null ? 1 : 0);
    } catch (error) {
      // The same list as it was answered before can still be read.
      if (!asking.signal.aborted) this.become(same ?? { kind: 'failed', error });
    }
  }

  private begin(): AbortController {
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking;
  }

  private become(state: DealsState, opened = 0): void {
    this.state = state;
    this.opened += opened;
  }
}
