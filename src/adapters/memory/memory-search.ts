import {
  AppError,
  foundInOrder,
  LONGEST_SEARCH,
  NOTICE_STATUS,
  noticeSearchText,
  type Cancellation,
  type Clock,
  type Search,
  type SearchHit,
  type SearchQuery,
} from '#core';
import { answer } from './answer';
import { readMemoryCursor, writeMemoryCursor } from './memory-cursor';
import { noticeAt, summaryOf, type MemoryNotice } from './notices/memory-notices';

/** {@link Search} in a list of notices that does not change. */
export class MemorySearch implements Search {
  constructor(
    private readonly notices: readonly MemoryNotice[],
    private readonly clock: Clock,
  ) {}

  find(query: SearchQuery, cancel?: Cancellation) {
    return answer(cancel, () => {
      const { q, kind, limit } = query;
      if (Array.from(q).length > LONGEST_SEARCH) throw new AppError('refused', 'refused', 'q');
      const { start, now } = this.begin(query);
      const found = this.foundAt(q, now);
      const end = start + limit;
      return {
        items: found
          .slice(start, end)
          .map((one): SearchHit => ({ kind, notice: summaryOf(noticeAt(one, this.clock.now())) })),
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

  private foundAt(q: string, now: number): readonly MemoryNotice[] {
    const entries = this.notices.map((notice) => ({
      notice,
      id: notice.id,
      text: noticeSearchText(notice),
      freshOn: notice.announcedOn,
      isOver: noticeAt(notice, now).status === NOTICE_STATUS.EXPIRE,
    }));
    return foundInOrder(entries, q).map(({ notice }) => notice);
  }
}

const questionOf = ({ q, kind }: SearchQuery): string => `${kind} ${q}`;
