import {
  amountsOf,
  AppError,
  closesWithin,
  compareNotices,
  holdsWords,
  LONGEST_SEARCH,
  matchesNoticeFilter,
  MOST_NOTICES_BY_ID,
  NOTICE_STATUS,
  noticeFilterKey,
  noticeSearchText,
  noticeStatus,
  tallyNotices,
  type Cancellation,
  type Clock,
  type ClosingDays,
  type Notice,
  type NoticeContent,
  type NoticeFilter,
  type NoticeListQuery,
  type NoticeSearch,
  type NoticeSummary,
  type NoticeTally,
  type Page,
} from '#core';
import { answer } from '../answer';
import { readMemoryCursor, writeMemoryCursor } from '../memory-cursor';

/** What is known of a notice besides what the moment says of it. */
export type MemoryNotice = NoticeContent &
  Pick<Notice, 'id' | 'corrections' | 'source' | 'checkedAt' | 'goneOn'>;

const VERSION = 'memory';
const ANY_DAY: ClosingDays = { from: null, to: null };

/** {@link NoticeSearch} in a list of notices that does not change. */
export class MemoryNotices implements NoticeSearch {
  constructor(
    private readonly notices: readonly MemoryNotice[],
    private readonly clock: Clock,
  ) {}

  list(query: NoticeListQuery, cancel?: Cancellation): Promise<Page<NoticeSummary>> {
    return answer(cancel, () => {
      if (Array.from(query.q ?? '').length > LONGEST_SEARCH)
        throw new AppError('refused', 'refused', 'q');
      const { start, now } = this.begin(query);
      const found = this.found(query, now);
      const end = start + query.limit;
      return {
        items: found.slice(start, end).map(summaryOf),
        next: end < found.length ? writeMemoryCursor({ start: end, now }, questionOf(query)) : null,
        total: found.length,
        version: VERSION,
      };
    });
  }

  tally(filter: NoticeFilter, cancel?: Cancellation): Promise<NoticeTally> {
    return answer(cancel, () => tallyNotices(this.at(this.clock.now()), filter));
  }

  weighed(cancel?: Cancellation): Promise<readonly NoticeSummary[]> {
    return answer(cancel, () =>
      this.at(this.clock.now())
        .filter(({ status }) => status !== NOTICE_STATUS.EXPIRE)
        .map(summaryOf),
    );
  }

  one(id: string, cancel?: Cancellation): Promise<Notice | null> {
    return answer(cancel, () => this.find(id));
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly NoticeSummary[]> {
    return answer(cancel, () =>
      [...new Set(ids)].slice(0, MOST_NOTICES_BY_ID).flatMap((id) => {
        const notice = this.find(id);
        return notice === null ? [] : [summaryOf(notice)];
      }),
    );
  }

  /** A later page is of the first one's moment: nothing moves between them. */
  private begin(query: NoticeListQuery): { readonly start: number; readonly now: number } {
    if (query.cursor === null) return { start: 0, now: this.clock.now() };
    const place = readMemoryCursor(query.cursor, questionOf(query));
    if (place === null) throw new AppError('refused', 'refused', 'cursor');
    return place;
  }

  private found(
    { filter, q = '', closes = ANY_DAY, sort }: NoticeListQuery,
    now: number,
  ): Notice[] {
    return this.at(now)
      .filter((notice) => matchesNoticeFilter(notice, filter))
      .filter((notice) => holdsWords(noticeSearchText(notice), q))
      .filter(({ until }) => closesWithin(until, closes))
      .sort(compareNotices(sort));
  }

  private at(now: number): Notice[] {
    return this.notices.map((notice) => noticeAt(notice, now));
  }

  private find(id: string): Notice | null {
    return this.at(this.clock.now()).find((notice) => notice.id === id) ?? null;
  }
}

const questionOf = ({ filter, q = '', closes = ANY_DAY, sort }: NoticeListQuery): string =>
  `${sort} ${noticeFilterKey(filter)} ${closes.from} ${closes.to} ${q}`;

/** A notice as it stands at a moment. */
export function noticeAt({ isSaidOver, ...notice }: MemoryNotice, now: number): Notice {
  return {
    ...notice,
    status: noticeStatus({ ...notice, isSaidOver }, now),
    ...amountsOf(notice.units),
    correctedOn: notice.corrections[0]?.on ?? null,
  };
}

export function summaryOf(notice: Notice): NoticeSummary {
  return {
    id: notice.id,
    status: notice.status,
    supplyTypeCode: notice.supplyTypeCode,
    areas: notice.areas,
    from: notice.from,
    until: notice.until,
    announcedOn: notice.announcedOn,
    conditions: notice.conditions,
    organisation: notice.organisation,
    title: notice.title,
    isExample: notice.isExample,
    deposit: notice.deposit,
    monthly: notice.monthly,
    months: notice.months,
    count: notice.count,
    correctedOn: notice.correctedOn,
    link: notice.link,
    goneOn: notice.goneOn,
  };
}
