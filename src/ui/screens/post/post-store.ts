import { makeAutoObservable, observableRef } from 'mobx';
import {
  documentHouses,
  type Cancellation,
  type HouseSearch,
  type HouseSummary,
  type LikeState,
  type Post,
  type Posts,
  type PostSummary,
} from '#core';
import type { Answer } from '../../stores/answer-store';

export type PostHouses = ReadonlyMap<string, HouseSummary>;

/** What a page keeps of the post that it shows. */
export interface KeptPost {
  readonly id: string;
  /** Whom it was answered to; null for a visitor. */
  readonly reader: string | null;
  /** Null where there is none that the reader may see. */
  readonly post: Post | null;
  readonly houses: PostHouses;
}

export interface PostWorld {
  readonly posts: Pick<Posts, 'one' | 'remove'>;
  readonly houses: Pick<HouseSearch, 'some'>;
  /** Told of the post whenever it is known anew. */
  readonly learn: (post: PostSummary) => void;
  /** Told where there is none that the reader may see, and where it was deleted. */
  readonly gone: (id: string) => void;
  readonly removed: (id: string) => void;
}

const NO_HOUSES: PostHouses = new Map();

/** The houses of a post as they are today; without the world's help links stand for them. */
export async function housesOf(
  houses: Pick<HouseSearch, 'some'>,
  { document }: Post,
  cancel?: Cancellation,
): Promise<PostHouses> {
  const ids = documentHouses(document);
  if (ids.length === 0) return NO_HOUSES;
  const found = await houses.some(ids, cancel).catch(() => []);
  return new Map(found.map((house) => [house.id, house]));
}

/** One post as its reader sees it; null in it where there is none. The last question wins. */
export class PostStore {
  state: Answer<Post | null> = { kind: 'idle' };
  houses: PostHouses = NO_HOUSES;
  private reader: string | null = null;
  /** Whom it was answered to last; undefined before. */
  private answeredTo: string | null | undefined;
  private asking: AbortController | null = null;

  constructor(
    private readonly world: PostWorld,
    readonly id: string,
    kept?: KeptPost,
  ) {
    if (kept?.id === id) {
      this.state = { kind: 'ready', value: kept.post };
      this.houses = kept.houses;
      this.answeredTo = kept.reader;
    }
    makeAutoObservable<this, 'world' | 'reader' | 'answeredTo' | 'asking'>(
      this,
      {
        state: observableRef,
        houses: observableRef,
        id: false,
        world: false,
        reader: false,
        answeredTo: false,
        asking: false,
      },
      { autoBind: true },
    );
  }

  get post(): Post | null {
    return this.state.kind === 'ready' ? this.state.value : null;
  }

  /** Asks, unless it was answered to this reader already; what another one was shown stays meanwhile. */
  show(reader: string | null): void {
    this.reader = reader;
    if (this.answeredTo !== reader) void this.load();
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    if (this.state.kind !== 'ready') this.become({ kind: 'idle' });
  }

  /** Asks, or asks again. Never rejects. */
  async load(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const { reader } = this;
    const isLatest = () => this.asking === asking && !asking.signal.aborted;
    if (this.state.kind !== 'ready') this.become({ kind: 'loading' });
    try {
      const post = await this.world.posts.one(this.id, asking.signal);
      if (!isLatest()) return;
      this.answeredTo = reader;
      this.become({ kind: 'ready', value: post });
      if (post === null) {
        this.world.gone(this.id);
        return;
      }
      this.world.learn(post);
      const houses = await housesOf(this.world.houses, post, asking.signal);
      if (isLatest()) this.take(houses);
    } catch (error) {
      // What another reader was shown stays.
      if (isLatest() && this.state.kind !== 'ready') this.become({ kind: 'failed', error });
    }
  }

  /** How its like stands after it was set. */
  liked({ liked, likes }: LikeState): void {
    const { post } = this;
    if (post !== null)
      this.change({
        ...post,
        counts: { ...post.counts, likes },
        mine: { ...post.mine, liked },
      });
  }

  /** Its author asked to look again: there is no second time. */
  appealed(): void {
    const { post } = this;
    if (post?.hold != null) this.change({ ...post, hold: { ...post.hold, mayAppeal: false } });
  }

  /** How many comments its reader sees. */
  commented(comments: number): void {
    const { post } = this;
    if (post !== null && post.counts.comments !== comments)
      this.change({ ...post, counts: { ...post.counts, comments } });
  }

  /** Deletes it. Rejects where it could not be. */
  async remove(): Promise<void> {
    await this.world.posts.remove(this.id);
    this.world.removed(this.id);
    this.become({ kind: 'ready', value: null });
  }

  /** What the way back needs; null while there is no answer. */
  kept(): KeptPost | null {
    const { id, answeredTo: reader = null, houses, state } = this;
    return state.kind === 'ready' ? { id, reader, houses, post: state.value } : null;
  }

  private change(post: Post): void {
    this.become({ kind: 'ready', value: post });
    this.world.learn(post);
  }

  private take(houses: PostHouses): void {
    this.houses = houses;
  }

  private become(state: Answer<Post | null>): void {
    this.state = state;
  }
}
