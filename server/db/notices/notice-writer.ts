import type { Yyyymmdd } from '#core';
import type { NewNotice, NoticesFrom } from '../../ports/notices';
import type { Queries } from '../database';
import type { WriteCounts } from '../houses/house-writer';

/** Adds notices, and replaces those that the source delivered before; to come within the hour. */
export function replaceOrAddNotices(
  _tx: Queries,
  given: readonly NewNotice[],
  _from: NoticesFrom,
  _at: { readonly now: number },
): Promise<WriteCounts> {
  return Promise.resolve({ added: 0, changed: 0, unchanged: given.length });
}

/** Marks those of a source that it no longer has; answers how many. To come within the hour. */
export function markGone(
  _tx: Queries,
  _asked: { readonly sourceName: string; readonly present: readonly string[] },
  _today: Yyyymmdd,
): Promise<number> {
  return Promise.resolve(0);
}
