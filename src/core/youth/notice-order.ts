import { NOTICE_STATUS } from '../shared/codes';
import { beginsAt, endsAt } from '../shared/day-time';
import type { NoticeSummary } from './notice';
import { NOTICE_SORT, type NoticeSort } from './notice-filter';

/** Where a notice stands in a list: by group, then by key, then the later id first. */
export interface NoticePlace {
  readonly group: number;
  readonly key: number;
}

type Placed = Pick<NoticeSummary, 'id' | 'status' | 'from' | 'until' | 'announcedOn'>;

/** Behind every moment that a notice can name. */
export const NO_END = 9_000_000_000_000;

/**
 * The place of a notice. closing: open ones, the soonest to close first and those without an end last;
 * then those to come, the soonest to begin first; then closed ones, the last to close first. newest: by
 * the day of announcement. The order by SQL is tested against this.
 */
export function noticePlace(notice: Placed, sort: NoticeSort): NoticePlace {
  if (sort === NOTICE_SORT.newest) return { group: 0, key: -Number(notice.announcedOn) };
  const { from, until, status } = notice;
  const closes = until === null ? NO_END : endsAt(until);
  if (status === NOTICE_STATUS.OPEN) return { group: 0, key: closes };
  if (status === NOTICE_STATUS.SCHEDULED)
    return { group: 1, key: from === null ? NO_END : beginsAt(from) };
  return { group: 2, key: -closes };
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Negative where the first one stands before the second. It reads the days of each notice once. */
export function compareNotices(sort: NoticeSort): (a: Placed, b: Placed) => number {
  const places = new WeakMap<Placed, NoticePlace>();
  const placeOf = (notice: Placed): NoticePlace => {
    const known = places.get(notice);
    if (known !== undefined) return known;
    const place = noticePlace(notice, sort);
    places.set(notice, place);
    return place;
  };
  return (a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return left.group - right.group || left.key - right.key || byNumber.compare(b.id, a.id);
  };
}
