import {
  TAG_FORM,
  type Cancellation,
  type Contents,
  type ContentSummary,
  type ContentTopic,
} from '#core';
import { askPages, PagedList, type ReadyList } from '../../stores/paged-list';

/** Articles of one page: a lead, four beside it, and rows of three. */
const PAGE = 35;

/** Which articles. */
export interface FeedQuestion {
  /** Null is all of them. */
  readonly tag: string | null;
}

/** Articles, and what they can be asked for by. */
export interface ReadyFeed extends ReadyList<FeedQuestion, ContentSummary> {
  /** None where they could not be had: the list is read all the same. */
  readonly topics: readonly ContentTopic[];
}

type Asked = Pick<Contents, 'list' | 'topics'>;

/** What no tag can be no article has: there is nothing to ask. */
const NONE = { items: [], total: 0, next: null };

/** Asks for the articles of a tag as they are with their first page, or with at least so many. */
export async function askFeed(
  contents: Asked,
  question: FeedQuestion,
  cancel?: Cancellation,
  least = PAGE,
): Promise<ReadyFeed> {
  const { tag } = question;
  const [{ items, total, next }, topics] = await Promise.all([
    tag === null || TAG_FORM.test(tag)
      ? askPages((asked) => contents.list({ tag, ...asked }, cancel), least)
      : NONE,
    contents.topics(cancel).catch(() => []),
  ]);
  return { kind: 'ready', question, topics, items, total, next, more: 'idle' };
}

/** The articles of one tag, or all. */
export type FeedStore = PagedList<FeedQuestion, ContentSummary, ReadyFeed>;

/** `kept` is what was shown before, on the way back to it. */
export const feedStore = (contents: Asked, kept?: ReadyFeed): FeedStore =>
  new PagedList(
    {
      ask: (question, cancel, least) => askFeed(contents, question, cancel, least),
      askPage: ({ question: { tag } }, cursor, cancel) =>
        contents.list({ tag, limit: PAGE, cursor }, cancel),
      keyOf: ({ tag }) => JSON.stringify(tag),
      isSameList: (one, other) => one.tag === other.tag,
    },
    kept,
  );
