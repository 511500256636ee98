import { makeAutoObservable, observableRef } from 'mobx';
import { SEARCH_KIND, type PostSummary, type Search, type SearchHit, type SearchKind } from '#core';
import { askAll, askKind, idOfHit, type Found } from './search-answer';
import { asSeen, type KnownPosts } from './seen-posts';

/** What was found, the list of each kind growing at the end. */
export interface ReadySearch extends Found {
  readonly kind: 'ready';
  /** Whom it was answered to; null for a visitor. */
  readonly reader: string | null;
  /** Of which kind the next page was asked for, and how that goes; null while it is of none. */
  readonly more: { readonly kind: SearchKind; readonly state: 'loading' | 'failed' } | null;
}

export type SearchState =
  /** Nothing is asked. */
  | { readonly kind: 'idle' }
  /** What was found before stays readable while the next answer is on its way. */
  | { readonly kind: 'loading'; readonly former: ReadySearch | null }
  | ReadySearch
  | { readonly kind: 'failed'; readonly error: unknown };

export const readyOf = (found: Found, reader: string | null): ReadySearch => ({
  kind: 'ready',
  reader,
  ...found,
  more: null,
});

/** What the words of the address find; the last question wins. */
export class SearchStore {
  state: SearchState = { kind: 'idle' };
  private q = '';
  private reader: string | null = null;
  private asking: AbortController | null = null;

  /** `kept` is what was shown before, on the way back to it. */
  constructor(
    private readonly search: Search,
    private readonly posts: KnownPosts,
    kept?: ReadySearch,
  ) {
    if (kept !== undefined) {
      this.q = kept.q;
      this.reader = kept.reader;
      this.state = { ...kept, more: null };
    }
    makeAutoObservable<this, 'search' | 'posts' | 'q' | 'reader' | 'asking'>(
      this,
      {
        state: observableRef,
        search: false,
        posts: false,
        q: false,
        reader: false,
        asking: false,
      },
      { autoBind: true },
    );
  }

  /** What can be read now. */
  get shown(): ReadySearch | null {
    const { answered } = this;
    return answered === null ? null : asSeen(answered, this.posts.seen);
  }

  /** Asks what the address asks, unless that is shown to this reader already. */
  show(q: string, reader: string | null): void {
    if (q === this.q && reader === this.reader) return;
    this.q = q;
    this.reader = reader;
    if (q !== '') void this.load();
    else {
      this.asking?.abort();
      this.become({ kind: 'idle' });
    }
  }

  /** Drops what is on its way; what is shown stays. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    // What was not answered is asked anew.
    if (this.state.kind !== 'ready') this.q = '';
    else this.become({ ...this.state, more: null });
  }

  /** Asks, or asks again. */
  async load(): Promise<void> {
    const asking = this.begin();
    const { answered: former, q, reader } = this;
    this.become({ kind: 'loading', former });
    try {
      const found = await askAll(this.search, q, asking.signal);
      if (asking.signal.aborted) return;
      this.posts.heard(postsOf(found.of.post.hits));
      this.become(readyOf(found, reader));
    } catch (error) {
      if (asking.signal.aborted) return;
      // The same, as it was answered before, can still be read.
      this.become(former?.q === q ? former : { kind: 'failed', error });
    }
  }

  /** Asks for the next page of a kind; does nothing while it is on its way or when there is none. */
  async loadMore(kind: SearchKind): Promise<void> {
    const former = this.state;
    if (former.kind !== 'ready' || former.more?.state === 'loading') return;
    const known = former.of[kind];
    if (known.next !== null) await this.append(former, kind, known);
  }

  private async append<Kind extends SearchKind>(
    former: ReadySearch,
    kind: Kind,
    known: Found['of'][Kind],
  ): Promise<void> {
    const asking = this.begin();
    this.become({ ...former, more: { kind, state: 'loading' } });
    try {
      const asked = { q: known.q, cursor: known.next };
      const page = await askKind(this.search, kind, asked, asking.signal);
      if (asking.signal.aborted) return;
      this.posts.heard(postsOf(page.hits));
      const ids = new Set(known.hits.map(idOfHit));
      const hits = [...known.hits, ...page.hits.filter((hit) => !ids.has(idOfHit(hit)))];
      const of = { ...former.of, [kind]: { ...known, hits, next: page.next } };
      this.become({ ...former, of, more: null });
    } catch {
      if (!asking.signal.aborted) this.become({ ...former, more: { kind, state: 'failed' } });
    }
  }

  private get answered(): ReadySearch | null {
    if (this.state.kind === 'ready') return this.state;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  private begin(): AbortController {
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking;
  }

  private become(state: SearchState): void {
    this.state = state;
  }
}

const postsOf = (hits: readonly SearchHit[]): readonly PostSummary[] =>
  hits.flatMap((hit) => (hit.kind === SEARCH_KIND.post ? [hit.post] : []));
