import type { Cancellation, Content, ContentListQuery, Contents } from '#core';
import type { NewContent } from '../../../server/ports/magazine/contents';
import { MemoryContents } from '../../../src/adapters/memory/memory-contents';
import { newContent, shownContent } from '../../support/contents';

/** What was asked of it. */
interface Asked {
  readonly lists: ContentListQuery[];
  readonly articles: string[];
  readonly some: (readonly string[])[];
  topics: number;
}

/** Articles, and what a page asks of them. */
export class ContentStage implements Contents {
  readonly asked: Asked = { lists: [], articles: [], some: [], topics: 0 };
  /** Rejects with it while it is there. */
  failure: Error | null = null;
  /** Topics alone do. */
  topicsFailure: Error | null = null;
  /** Answers wait for it. */
  gate: Promise<unknown> = Promise.resolve();
  private readonly memory: MemoryContents;

  constructor(contents: readonly NewContent[]) {
    this.memory = new MemoryContents(contents.map(shownContent));
  }

  async list(query: ContentListQuery, cancel?: Cancellation) {
    this.asked.lists.push(query);
    await this.answered();
    return this.memory.list(query, cancel);
  }

  async one(id: string, cancel?: Cancellation): Promise<Content | null> {
    this.asked.articles.push(id);
    await this.answered();
    return this.memory.one(id, cancel);
  }

  async some(ids: readonly string[], cancel?: Cancellation) {
    this.asked.some.push(ids);
    await this.answered();
    return this.memory.some(ids, cancel);
  }

  async topics(cancel?: Cancellation) {
    this.asked.topics += 1;
    await this.answered();
    if (this.topicsFailure !== null) throw this.topicsFailure;
    return this.memory.topics(cancel);
  }

  private async answered(): Promise<void> {
    await this.gate;
    if (this.failure !== null) throw this.failure;
  }
}

/** So many articles, the first the latest; every third is about 계약. */
export const manyContents = (count: number): readonly NewContent[] =>
  Array.from({ length: count }, (_, at) =>
    newContent({
      id: `article-${String(at).padStart(4, '0')}`,
      title: `글 ${at}`,
      summary: `글 ${at}의 한 줄 소개예요.`,
      tags: at % 3 === 0 ? ['계약', '초보'] : ['살림'],
      publishedOn: '20261101',
    }),
  );
