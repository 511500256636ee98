import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import {
  noticeStatus,
  type AmountRange,
  type NoticeContent,
  type NoticeDetails,
  type NoticeSummary,
} from '#core';
import { notices } from '../schema/notices';

export type NoticeRow = InferSelectModel<typeof notices>;

const all = getTableColumns(notices);

/** What a row of a list needs, and no text that it does not show. */
export const summaryColumns = {
  id: all.id,
  organisation: all.organisation,
  title: all.title,
  supplyTypeCode: all.supplyTypeCode,
  announcedOn: all.announcedOn,
  from: all.from,
  until: all.until,
  isSaidOver: all.isSaidOver,
  isExample: all.isExample,
  areas: all.areas,
  conditions: all.conditions,
  depositFrom: all.depositFrom,
  depositTo: all.depositTo,
  monthlyFrom: all.monthlyFrom,
  monthlyTo: all.monthlyTo,
  months: all.months,
  count: all.count,
  correctedOn: all.correctedOn,
  link: all.link,
  goneOn: all.goneOn,
};
type SummaryRow = Pick<NoticeRow, keyof typeof summaryColumns>;

/** A row of a list, with the status that it has at a moment. */
export function toSummary(row: SummaryRow, now: number): NoticeSummary {
  return {
    id: String(row.id),
    ...toShown(row),
    status: noticeStatus(row, now),
    deposit: rangeOf(row.depositFrom, row.depositTo),
    monthly: rangeOf(row.monthlyFrom, row.monthlyTo),
    months: row.months,
    count: row.count,
    correctedOn: row.correctedOn,
    link: row.link,
    goneOn: row.goneOn,
  };
}

/** What its source said of it. */
export function toContent(row: Pick<NoticeRow, keyof NoticeContent>): NoticeContent {
  return { ...toShown(row), ...toDetails(row), isSaidOver: row.isSaidOver };
}

export function toDetails(row: Pick<NoticeRow, keyof NoticeDetails>): NoticeDetails {
  const { office, summary, schedule, units, documents, attachments, link, contact } = row;
  return { office, summary, schedule, units, documents, attachments, link, contact };
}

type Shown = Omit<NoticeContent, keyof NoticeDetails | 'isSaidOver'>;

function toShown(row: Pick<NoticeRow, keyof Shown>): Shown {
  const { organisation, title, supplyTypeCode, announcedOn } = row;
  const { from, until, areas, conditions, isExample } = row;
  const named = { organisation, title, supplyTypeCode, announcedOn };
  return { ...named, from, until, areas, conditions, isExample };
}

const rangeOf = (from: number | null, to: number | null): AmountRange | null =>
  from === null || to === null ? null : { from, to };
