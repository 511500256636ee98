import {
  AppError,
  foundInOrder,
  LONGEST_SEARCH,
  MOST_PLACES,
  NOTICE_STATUS,
  noticeSearchText,
  PlaceIndex,
  SEARCH_KIND,
  type Cancellation,
  type Clock,
  type Place,
  type Search,
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
}

/** {@link Search} in lists of notices and places that do not change. */
export class MemorySearch implements Search {
  private readonly notices: readonly MemoryNotice[];
  private readonly places: PlaceIndex;

  constructor(
    { notices, places }: MemorySearched,
    private readonly clock: Clock,
  ) {
    this.notices = notices;
    this.places = new PlaceIndex(places);
  }

  find(query: SearchQuery, cancel?: Cancellation) {
    return answer(cancel, () => {
      const { q, kind, limit } = query;
      if (Array.from(q).length > LONGEST_SEARCH) throw new AppError('refused', 'refused', 'q');
      const { start, now } = this.begin(query);
      const found = kind === SEARCH_KIND.place ? this.placesFor(q) : this.noticesFor(q, now);
      const end = start + limit;
      return {
        items: found.slice(start, end),
        next: end < found.length ? writeMemoryCursor({ start: end, now }, questionOf(query)) : null,
        total: found.length,
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

  private placesFor(q: string): readonly SearchHit[] {
    const found = this.places.search(q.trim(), MOST_PLACES);
    return found.map((place) => ({ kind: SEARCH_KIND.place, place }));
  }

  /** In the order of `now`, each as it stands at this moment. */
  private noticesFor(q: string, now: number): readonly SearchHit[] {
    const entries = this.notices.map((notice) => ({
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

const questionOf = ({ q, kind }: SearchQuery): string => `${kind} ${q}`;
