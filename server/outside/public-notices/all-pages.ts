import type { Fields } from '#core';
import { NoticeServiceError } from '../../ports/notices/public-notices';

/** One page of a list. */
interface ServicePage {
  readonly rows: readonly Fields[];
  /** How many there are in all; null where the service does not say. */
  readonly total: number | null;
}

export interface AllRows {
  readonly rows: readonly Fields[];
  /** Whether nothing was missed: all rows came, and the list did not change meanwhile. */
  readonly isWhole: boolean;
}

/** A list of so many pages is none that we asked for. */
const MOST_PAGES = 100;

/**
 * Reads a list from its first page to its last. Throws where a page in its middle is empty. It ends at
 * a page of which most is not what was asked for: such a list may be of everything that there ever was.
 */
export async function allPages(
  ask: (page: number) => Promise<ServicePage>,
  isAskedFor: (row: Fields) => boolean = () => true,
): Promise<AllRows> {
  const rows: Fields[] = [];
  const totals = new Set<number>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows: more, total } = await ask(page);
    rows.push(...more);
    if (total !== null) totals.add(total);
    if (more.filter(isAskedFor).length * 2 < more.length) return { rows, isWhole: false };
    const most = Math.max(0, ...totals);
    if (rows.length >= most)
      return { rows, isWhole: totals.size === 1 || (totals.size === 0 && rows.length === 0) };
    if (more.length === 0) throw new NoticeServiceError('the list broke off', true);
  }
  throw new NoticeServiceError('the list has no end', true);
}
