import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeSummary, NoticeTally } from '#core';
import { areaNamesOf, type AreaNames } from '../../widgets/notice-filter/area-tree';
import { askNotices, type NoticesAnswer, type NoticesPorts } from './notices-answer';
import { PAGE, questionKey, type NoticesQuestion } from './notices-question';

/** A list that grows at its end. */
export interface ReadyNotices {
  readonly kind: 'ready';
  readonly question: NoticesQuestion;
  readonly items: readonly NoticeSummary[];
  readonly total: number;
  readonly next: string | null;
  readonly tally: NoticeTally | null;
  readonly names: AreaNames;
  readonly isPushLost: boolean;
  /** How it goes with the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
}

export type NoticesState =
  | { readonly kind: 'idle' }
  /** What was shown before stays readable while the next answer is on its way. */
  | { readonly kind: 'loading'; readonly former: ReadyNotices | null }
  | ReadyNotices
  | { readonly kind: 'failed'; readonly error: unknown };

/** The list as it is with its first page. */
export const readyOf = ({ page, ...answer }: NoticesAnswer): ReadyNotices => ({
  kind: 'ready',
  ...answer,
  items: page.items,
  total: page.total,
  next: page.next,
  more: 'idle',
});

/** What there is of a page and was not there before. */
function withPage(
  before: readonly NoticeSummary[],
  page: readonly NoticeSummary[],
): readonly NoticeSummary[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}

/** Notices by the question of the address; the last question wins. */
export class NoticesStore {
  state: NoticesState = { kind: 'idle' };
  /** How many lists have been opened: a new one is read from its top. */
  opened = 0;
  private key: string | null = null;
  private asked: NoticesQuestion | null = null;
  private asking: AbortController | null = null;

  /** `kept` is what was shown before under that key, on the way back to it. */
  constructor(
    private readonly ports: NoticesPorts,
    kept?: { readonly key: string; readonly list: ReadyNotices },
  ) {
    if (kept !== undefined) {
      this.key = kept.key;
      this.state = { ...kept.list, more: 'idle' };
    }
    makeAutoObservable<this, 'ports' | 'key' | 'asked' | 'asking'>(
      this,
      { state: observableRef, ports: false, key: false, asked: false, asking: false },
      { autoBind: true },
    );
  }

  /** What can be read now: the list itself, or the former one while a new one is on its way. */
  get shown(): ReadyNotices | null {
    if (this.state.kind === 'ready') return this.state;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  /** Nothing was answered yet, and something will be. */
  get isOpening(): boolean {
    return this.shown === null && this.state.kind !== 'failed';
  }

  /** What areas are called, as far as is known. */
  get names(): AreaNames {
    return areaNamesOf(this.shown?.tally?.areas ?? [], this.shown?.names);
  }

  /** Asks what the address asks, unless that is shown already. */
  show(question: NoticesQuestion): void {
    this.asked = question;
    if (this.key !== questionKey(question)) void this.load(question);
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
    if (this.state.kind !== 'ready') this.key = null;
    else this.become({ ...this.state, more: 'idle' });
  }

  /** What the way back needs; null while there is no whole answer. */
  kept(): { readonly key: string; readonly list: ReadyNotices } | null {
    const { key, state } = this;
    return key === null || state.kind !== 'ready' ? null : { key, list: state };
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
    const { filter, sort } = former.question;
    try {
      const query = { filter, sort, limit: PAGE, cursor: former.next };
      const page = await this.ports.notices.list(query, asking.signal);
      if (asking.signal.aborted) return;
      const items = withPage(former.items, page.items);
      this.become({ ...former, items, next: page.next, more: 'idle' });
    } catch {
      if (!asking.signal.aborted) this.become({ ...former, more: 'failed' });
    }
  }

  private async load(question: NoticesQuestion): Promise<void> {
    const asking = this.begin();
    const former = this.shown;
    this.key = questionKey(question);
    this.become({ kind: 'loading', former });
    try {
      const answer = await askNotices(this.ports, question, asking.signal);
      if (asking.signal.aborted) return;
      this.open(readyOf(answer));
    } catch (error) {
      if (!asking.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  private open(list: ReadyNotices): void {
    this.opened += 1;
    this.state = list;
  }

  private begin(): AbortController {
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking;
  }

  private become(state: NoticesState): void {
    this.state = state;
  }
}
