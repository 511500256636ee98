import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { RichDocument, Yyyymmdd } from '#core';
import type { ContentSource } from '../../ports/magazine/contents';
import { moment, plainText } from './columns';

/**
 * Articles of the magazine (spec/readings R40). Triggers of the database keep what is searched of them
 * and the version of all.
 */
export const contents = pgTable(
  'contents',
  {
    /** What search knows it by. */
    key: bigint('key', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its file's name, which is its address. */
    id: plainText('id').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    tags: text('tags').array().$type<readonly string[]>().notNull(),
    /** Of a picture. */
    coverId: plainText('cover_id'),
    coverAlt: text('cover_alt').notNull(),
    document: jsonb('document').$type<RichDocument>().notNull(),
    /** The words of the document, as they are searched. */
    text: text('text').notNull(),
    /** Of the document, in its order. */
    pictureIds: text('picture_ids').array().$type<readonly string[]>().notNull(),
    minutes: integer('minutes').notNull(),
    publishedOn: plainText('published_on').$type<Yyyymmdd>().notNull(),
    isExample: boolean('is_example').notNull(),
    source: plainText('source').$type<ContentSource>().notNull(),
    /** Of all that its source says. */
    contentHash: plainText('content_hash').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('contents_tags').using('gin', table.tags)],
);

/** Addresses of articles that are there no more; triggers keep it, whoever takes an article away. */
export const removedContents = pgTable('removed_contents', { id: plainText('id').primaryKey() });

/** One row: its version is another one after every write of an article. */
export const contentsState = pgTable('contents_state', {
  id: smallint('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
