import {
  AppError,
  compareContents,
  MOST_CONTENTS_BY_ID,
  relatedContents,
  type Cancellation,
  type Content,
  type ContentListQuery,
  type Contents,
  type ContentSummary,
  type ContentTopic,
  type Page,
} from '#core';
import { answer } from './answer';
import { readMemoryCursor, writeMemoryCursor } from './memory-cursor';

/** An article; what is related to it follows from the others. */
export type MemoryContent = Omit<Content, 'related'>;

/** {@link Contents} without a server. */
export class MemoryContents implements Contents {
  private readonly contents: readonly MemoryContent[];

  constructor(contents: readonly MemoryContent[]) {
    this.contents = [...contents].sort(compareContents);
  }

  list(
    { tag, limit, cursor }: ContentListQuery,
    cancel?: Cancellation,
  ): Promise<Page<ContentSummary>> {
    return answer(cancel, () => {
      const question = `contents ${JSON.stringify(tag)}`;
      const after = cursor === null ? { start: 0 } : readMemoryCursor(cursor, question);
      if (after === null) throw new AppError('refused', 'refused', 'cursor', 422);
      const found = this.contents.filter(({ tags }) => tag === null || tags.includes(tag));
      const end = after.start + limit;
      const next = end < found.length ? writeMemoryCursor({ start: end, now: 0 }, question) : null;
      const items = found.slice(after.start, end).map(summaryOf);
      return { items, next, total: found.length, version: '1' };
    });
  }

  one(id: string, cancel?: Cancellation): Promise<Content | null> {
    return answer(cancel, () => {
      const found = this.contents.find((one) => one.id === id);
      if (found === undefined) return null;
      return { ...found, related: relatedContents(found, this.contents).map(summaryOf) };
    });
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly ContentSummary[]> {
    return answer(cancel, () =>
      [...new Set(ids)]
        .slice(0, MOST_CONTENTS_BY_ID)
        .flatMap((id) => this.contents.find((one) => one.id === id) ?? [])
        .map(summaryOf),
    );
  }

  topics(cancel?: Cancellation): Promise<readonly ContentTopic[]> {
    return answer(cancel, () => {
      const tags = this.contents.flatMap((one) => one.tags);
      return [...new Set(tags)]
        .map((tag) => ({ tag, count: tags.filter((each) => each === tag).length }))
        .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
    });
  }
}

function summaryOf(content: MemoryContent): ContentSummary {
  const { id, title, summary, tags, cover, coverAlt, minutes, publishedOn, isExample } = content;
  return { id, title, summary, tags, cover, coverAlt, minutes, publishedOn, isExample };
}
