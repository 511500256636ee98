import {
  AppError,
  correctedQuestion,
  directSearchText,
  foundInOrder,
  foundPosts,
  LONGEST_SEARCH,
  mateSearchText,
  MOST_PLACES,
  NOTICE_STATUS,
  noticeSearchText,
  MOST_SAID,
  PlaceIndex,
  SEARCH_KIND,
  seoulDay,
  textAroundHit,
  type Cancellation,
  type Clock,
  type Comment,
  type ContentSummary,
  type DirectSummary,
  type MateSummary,
  type Place,
  type PostSummary,
  type Search,
  type SearchedText,
  type SearchHit,
  type SearchQuery,
} from '#core';
import { answer } from './answer';
import { readMemoryCursor, writeMemoryCursor } from './memory-cursor';
import { noticeAt, summaryOf, type MemoryNotice } from './notices/memory-notices';

/** What there is to be found. */
interface MemorySearched {
  readonly notices: readonly MemoryNotice[];
  readonly places: readonly Place[];
  readonly posts?: readonly SearchedPost[];
  readonly contents?: readonly SearchedContent[];
  readonly deals?: readonly SearchedDeal[];
}

/** What is shown of a post, the words of its document, and what is said about it. */
interface SearchedPost {
  readonly post: PostSummary;
  readonly text: string;
  readonly comments?: readonly Pick<Comment, 'id' | 'parentId' | 'text' | 'createdAt'>[];
}

interface SearchedContent {
  readonly content: ContentSummary;
  readonly text: string;
}

/** What is shown of a room or of a mate, and what is told of it. */
export interface SearchedDeal {
  readonly deal: DirectSummary | MateSummary;
  readonly description: string;
}

/** {@link Search} in lists that do not change, but that of deals may. */
export class MemorySearch implements Search {
  private readonly places: PlaceIndex;

  constructor(
    private readonly searched: MemorySearched,
    private readonly clock: Clock,
  ) {
    this.places = new PlaceIndex(searched.places);
  }

  find(query: SearchQuery, cancel?: Cancellation) {
    return answer(cancel, () => {
      const { q, limit } = query;
      if (Array.from(q).length > LONGEST_SEARCH) throw new AppError('refused', 'refused', 'q');
      const { start, now } = this.begin(query);
      const plain = this.hitsFor(query, now);
      const corrected = plain.length > 0 || query.cursor !== null ? null : this.corrected(q);
      const other = corrected === null ? [] : this.hitsFor({ ...query, q: corrected }, now);
      const found = other.length > 0 ? other : plain;
      const end = start + limit;
      return {
        items: found.slice(start, end).filter((hit) => this.isThere(hit)),
        next:
          end < found.length
            ? writeMemoryCursor(
                { start: end, now },
                questionOf({ ...query, q: (other.length > 0 ? corrected : null) ?? q }),
              )
            : null,
        total: found.length,
        corrected: other.length > 0 ? corrected : null,
      };
    });
  }

  /** A later page is of the first one's moment: nothing moves between them. */
  private begin(query: SearchQuery): { readonly start: number; readonly now: number } {
    if (query.cursor === null) return { start: 0, now: this.clock.now() };
    const place = readMemoryCursor(query.cursor, questionOf(query));
    if (place === null) throw new AppError('refused', 'refused', 'cursor');
    return place;
  }

  private hitsFor({ q, kind }: SearchQuery, now: number): readonly SearchHit[] {
    switch (kind) {
      case SEARCH_KIND.place:
        return this.placesFor(q);
      case SEARCH_KIND.notice:
        return this.noticesFor(q, now);
      case SEARCH_KIND.post:
        return this.postsFor(q);
      case SEARCH_KIND.content:
        return this.contentsFor(q);
      case SEARCH_KIND.deal:
        return this.dealsFor(q, now);
    }
  }

  /** The question without one wrong jamo in each word that stands nowhere; null where a place is named. */
  private corrected(q: string): string | null {
    if (this.placesFor(q).length > 0) return null;
    const { notices, posts = [], contents = [] } = this.searched;
    return correctedQuestion(q, [
      ...notices.map(noticeSearchText),
      ...posts.flatMap(({ comments = [], ...post }) => [
        textOfPost(post),
        ...comments.map(({ text }) => ({ title: '', names: '', body: text })),
      ]),
      ...contents.map(textOfContent),
      ...this.dealsAt(this.clock.now()).map(textOfDeal),
    ]);
  }

  private postsFor(q: string): readonly SearchHit[] {
    const entries = (this.searched.posts ?? []).map(({ post, text, comments = [] }) => ({
      post,
      comments: comments.map((said) => ({ ...said, saidOn: seoulDay(Date.parse(said.createdAt)) })),
      body: text,
      id: post.id,
      text: textOfPost({ post, text }),
      freshOn: seoulDay(Date.parse(post.createdAt)),
      isOver: false,
    }));
    return foundPosts(entries, q).map(({ entry, comment }) => ({
      kind: SEARCH_KIND.post,
      post: entry.post,
      said: textAroundHit(comment?.text ?? entry.body, q, MOST_SAID),
      comment: comment === null ? null : { id: comment.id, parentId: comment.parentId },
    }));
  }

  private contentsFor(q: string): readonly SearchHit[] {
    const entries = (this.searched.contents ?? []).map((searched) => ({
      content: searched.content,
      id: searched.content.id,
      text: textOfContent(searched),
      freshOn: searched.content.publishedOn,
      isOver: false,
    }));
    return foundInOrder(entries, q).map(({ content, text }) => ({
      kind: SEARCH_KIND.content,
      content,
      said: textAroundHit(text.body, q, MOST_SAID),
    }));
  }

  private dealsFor(q: string, now: number): readonly SearchHit[] {
    const entries = this.dealsAt(now).map((searched) => ({
      ...searched,
      id: searched.deal.id,
      text: textOfDeal(searched),
      freshOn: seoulDay(Date.parse(searched.deal.createdAt)),
      isOver: false,
    }));
    return foundInOrder(entries, q).map(({ deal, description }) => ({
      kind: SEARCH_KIND.deal,
      deal,
      said: textAroundHit(description, q, MOST_SAID),
    }));
  }

  private dealsAt(now: number): readonly SearchedDeal[] {
    return (this.searched.deals ?? []).filter(({ deal }) => isConfirmed(deal, now));
  }

  /** Whether what the first page found is there still. */
  private isThere(hit: SearchHit): boolean {
    return hit.kind !== SEARCH_KIND.deal || isConfirmed(hit.deal, this.clock.now());
  }

  private placesFor(q: string): readonly SearchHit[] {
    const found = this.places.search(q.trim(), MOST_PLACES);
    return found.map((place) => ({ kind: SEARCH_KIND.place, place }));
  }

  /** In the order of `now`, each as it stands at this moment. */
  private noticesFor(q: string, now: number): readonly SearchHit[] {
    const entries = this.searched.notices.map((notice) => ({
      notice,
      id: notice.id,
      text: noticeSearchText(notice),
      freshOn: notice.announcedOn,
      isOver: noticeAt(notice, now).status === NOTICE_STATUS.EXPIRE,
    }));
    return foundInOrder(entries, q).map(({ notice }) => ({
      kind: SEARCH_KIND.notice,
      notice: summaryOf(noticeAt(notice, this.clock.now())),
    }));
  }
}

const textOfPost = ({ post, text }: SearchedPost): SearchedText => ({
  title: post.title,
  names: '',
  body: text,
});

const textOfContent = ({ content, text }: SearchedContent): SearchedText => ({
  title: content.title,
  names: content.tags.join(' '),
  body: `${content.summary} ${text}`,
});

const textOfDeal = ({ deal, description }: SearchedDeal): SearchedText =>
  'side' in deal
    ? mateSearchText({ ...deal, intro: description })
    : directSearchText({ ...deal, description });

const isConfirmed = ({ shownUntil }: SearchedDeal['deal'], now: number): boolean =>
  Date.parse(shownUntil) > now;

const questionOf = ({ q, kind }: SearchQuery): string => `${kind} ${q}`;
