import { makeAutoObservable, observableRef } from 'mobx';
import {
  COLLECTED,
  collectedKey,
  MOST_BY_ID,
  MOST_CONTENTS_BY_ID,
  MOST_DEALS_BY_ID,
  MOST_MATES_BY_ID,
  MOST_NOTICES_BY_ID,
  MOST_POSTS_BY_ID,
  type Cancellation,
  type CollectedKind,
  type CollectedRef,
  type ContentSummary,
  type DirectSummary,
  type HouseSummary,
  type MateSummary,
  type NoticeSummary,
  type PostSummary,
} from '#core';
import type { Services } from '../../ground/services';

/** Something in a collection, as whoever keeps it says that it is. */
export type Thing =
  | { readonly is: 'house'; readonly house: HouseSummary }
  | { readonly is: 'direct'; readonly deal: DirectSummary }
  | { readonly is: 'mate'; readonly mate: MateSummary }
  | { readonly is: 'notice'; readonly notice: NoticeSummary }
  | { readonly is: 'post'; readonly post: PostSummary }
  | { readonly is: 'content'; readonly content: ContentSummary };

/** By the names of items; null for what is no longer there. */
export type FoundThings = ReadonlyMap<string, Thing | null>;

export type Keepers = Pick<
  Services,
  'houses' | 'directs' | 'mates' | 'notices' | 'posts' | 'contents'
>;

/** What stands behind items, for whoever asks; rejects where one of the keepers does not answer. */
export async function findThings(
  keepers: Keepers,
  items: readonly CollectedRef[],
  cancel?: Cancellation,
): Promise<FoundThings> {
  const idsOf = (kind: CollectedKind) =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const { houses, directs, mates, notices, posts, contents } = keepers;
  const deals = idsOf(COLLECTED.deal);
  const asked = await Promise.all([
    some(idsOf(COLLECTED.house), MOST_BY_ID, async (ids) =>
      (await houses.some(ids, cancel)).map((house) =>
        named(COLLECTED.house, house, { is: 'house', house }),
      ),
    ),
    some(deals, MOST_DEALS_BY_ID, async (ids) =>
      (await directs.some(ids, cancel)).map((deal) =>
        named(COLLECTED.deal, deal, { is: 'direct', deal }),
      ),
    ),
    // A deal is of one kind or of the other: which, only whoever keeps it can say.
    some(deals, MOST_MATES_BY_ID, async (ids) =>
      (await mates.some(ids, cancel)).map((mate) =>
        named(COLLECTED.deal, mate, { is: 'mate', mate }),
      ),
    ),
    some(idsOf(COLLECTED.notice), MOST_NOTICES_BY_ID, async (ids) =>
      (await notices.some(ids, cancel)).map((notice) =>
        named(COLLECTED.notice, notice, { is: 'notice', notice }),
      ),
    ),
    some(idsOf(COLLECTED.post), MOST_POSTS_BY_ID, async (ids) =>
      (await posts.some(ids, cancel)).map((post) =>
        named(COLLECTED.post, post, { is: 'post', post }),
      ),
    ),
    some(idsOf(COLLECTED.content), MOST_CONTENTS_BY_ID, async (ids) =>
      (await contents.some(ids, cancel)).map((content) =>
        named(COLLECTED.content, content, { is: 'content', content }),
      ),
    ),
  ]);
  const gone = items.map((item) => [collectedKey(item), null] as const);
  return new Map<string, Thing | null>([...gone, ...asked.flat()]);
}

type Named = readonly (readonly [string, Thing])[];

const named = (kind: CollectedKind, { id }: { readonly id: string }, thing: Thing) =>
  [collectedKey({ kind, id }), thing] as const;

/** No more are asked for at once than are answered. */
async function some(
  ids: readonly string[],
  most: number,
  ask: (ids: readonly string[]) => Promise<Named>,
): Promise<Named> {
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ask(ids.slice(part * most, (part + 1) * most)),
  );
  return (await Promise.all(parts)).flat();
}

export interface KeptThings {
  readonly reader: string | null;
  readonly found: FoundThings;
}

/** What stands behind the items of a page. One that was had is not asked for again by the same reader. */
export class ThingsStore {
  found: FoundThings;
  /** Why they could not be had; null while they are on their way, or there. */
  failure: { readonly error: unknown } | null = null;
  private reader: string | null;
  private asked: AbortController | null = null;

  constructor(
    private readonly keepers: Keepers,
    kept: KeptThings = { reader: null, found: new Map() },
  ) {
    this.found = kept.found;
    this.reader = kept.reader;
    makeAutoObservable<this, 'keepers' | 'reader' | 'asked'>(this, {
      found: observableRef,
      failure: observableRef,
      keepers: false,
      reader: false,
      asked: false,
    });
  }

  /** The last question wins. Never rejects. */
  async load(items: readonly CollectedRef[], reader: string | null): Promise<void> {
    this.stop();
    this.become(null);
    const known: FoundThings = this.reader === reader ? this.found : new Map();
    const missing = items.filter((item) => !known.has(collectedKey(item)));
    if (missing.length === 0) return;
    const asked = new AbortController();
    this.asked = asked;
    try {
      const found = await findThings(this.keepers, missing, asked.signal);
      if (!asked.signal.aborted) this.answered(reader, new Map([...known, ...found]));
    } catch (error) {
      if (!asked.signal.aborted) this.become({ error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private answered(reader: string | null, found: FoundThings): void {
    this.reader = reader;
    this.found = found;
  }

  private become(failure: { readonly error: unknown } | null): void {
    this.failure = failure;
  }
}
