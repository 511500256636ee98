import { getTableColumns } from 'drizzle-orm';
import { contents } from '../schema/magazine';

const all = getTableColumns(contents);

/** What a list shows of an article. */
export const summaryColumns = {
  id: all.id,
  title: all.title,
  summary: all.summary,
  tags: all.tags,
  coverId: all.coverId,
  coverAlt: all.coverAlt,
  minutes: all.minutes,
  publishedOn: all.publishedOn,
  isExample: all.isExample,
};

/** The same, whole. */
export const wholeColumns = {
  ...summaryColumns,
  document: all.document,
  pictureIds: all.pictureIds,
};
