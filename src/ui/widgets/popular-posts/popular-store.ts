import { makeAutoObservable, observableRef } from 'mobx';
import { POST_SORT, type Cancellation, type Posts, type PostSummary } from '#core';
import { AnswerStore, type Answer } from '../../stores/answer-store';

/** So many posts stand in the section; what waits for them is as high. */
export const MOST_POPULAR = 3;

/** What was answered, and to whom: null is a visitor. */
export interface KeptPopular {
  readonly reader: string | null;
  readonly posts: readonly PostSummary[];
}

type Listing = Pick<Posts, 'list'>;

/** The posts that are liked most these days (spec/screens S1). */
export async function popularPosts(
  posts: Listing,
  cancel?: Cancellation,
): Promise<readonly PostSummary[]> {
  const query = { categoryTypeCode: null, q: '', sort: POST_SORT.popular, limit: MOST_POPULAR };
  return (await posts.list({ ...query, cursor: null }, cancel)).items;
}

/** The popular posts as their reader may see them; what another one was shown stays meanwhile. */
export class PopularStore {
  private readonly answer: AnswerStore<readonly PostSummary[]>;
  private asked: string | null = null;

  constructor(
    posts: Listing,
    /** Told of what is answered. */
    private readonly heard: (posts: readonly PostSummary[]) => void,
    private shown?: KeptPopular,
  ) {
    this.answer = new AnswerStore((cancel) => popularPosts(posts, cancel));
    makeAutoObservable<this, 'answer' | 'asked' | 'heard' | 'shown'>(
      this,
      { answer: false, asked: false, heard: false, shown: observableRef },
      { autoBind: true },
    );
  }

  get state(): Answer<readonly PostSummary[]> {
    const { shown } = this;
    return shown === undefined ? this.answer.state : { kind: 'ready', value: shown.posts };
  }

  /** Asks, unless it was answered to this reader already. */
  show(reader: string | null): void {
    if (this.shown?.reader === reader) return;
    this.asked = reader;
    void this.load();
  }

  /** Asks, or asks again. Never rejects. */
  async load(): Promise<void> {
    const reader = this.asked;
    await this.answer.load();
    const posts = this.answer.value;
    if (posts === null || reader !== this.asked) return;
    this.heard(posts);
    this.take({ reader, posts });
  }

  stop(): void {
    this.answer.stop();
  }

  /** What the way back needs; null while there is no answer. */
  kept(): KeptPopular | null {
    return this.shown ?? null;
  }

  private take(shown: KeptPopular): void {
    this.shown = shown;
  }
}
