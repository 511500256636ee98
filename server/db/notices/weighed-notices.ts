import { and, asc, gt, sql } from 'drizzle-orm';
import { WEIGHED_PAGE, type WeighedPage } from '../../ports/notices/notices';
import { BadCursorError, openCursor, sealCursor } from '../../shared/sealed-cursor';
import type { Queries } from '../database';
import { notices } from '../schema/notices';
import { summaryColumns, toSummary } from './notice-rows';
import { isNotOver } from './notice-sql';

/** Where a page ended, and how many there were in all at the first. */
interface WeighedCursor {
  readonly id: number;
  readonly total: number;
}

/**
 * A page of all that are not over. In the order of their ids the same address asks for the same page,
 * whoever asks and whatever closes meanwhile: its answer can be kept.
 * @throws BadCursorError for a cursor that was never given.
 */
export async function weighedNotices(
  queries: Queries,
  cursor: string | null,
  now: number,
): Promise<WeighedPage> {
  const before = cursor === null ? null : readCursor(cursor);
  const rows = await queries
    // Of the first page, before it is cut off.
    .select({ ...summaryColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(notices)
    .where(and(isNotOver(now), before === null ? undefined : gt(notices.id, before.id)))
    .orderBy(asc(notices.id))
    // One more than is shown tells whether there is another page.
    .limit(WEIGHED_PAGE + 1);
  const shown = rows.slice(0, WEIGHED_PAGE);
  const total = before?.total ?? rows[0]?.total ?? 0;
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toSummary(row, now)),
    next:
      last === undefined || rows.length <= WEIGHED_PAGE
        ? null
        : writeCursor({ id: last.id, total }),
    total,
  };
}

const QUESTION = 'weighed notices';

const writeCursor = ({ id, total }: WeighedCursor): string => sealCursor([id, total], QUESTION);

function readCursor(text: string): WeighedCursor {
  const parts = openCursor(text, QUESTION);
  if (!isPayload(parts)) throw new BadCursorError();
  const [id, total] = parts;
  return { id, total };
}

const isPayload = (parts: unknown): parts is [number, number] =>
  Array.isArray(parts) &&
  parts.length === 2 &&
  parts.every((part) => Number.isSafeInteger(part) && part >= 0);
