import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AskedKind } from '../../ports/search';
import { moment, plainText } from './columns';
import { comments } from './communities';

/**
 * What is searched, of every kind, written with what it is about and deleted with it. Its texts are as
 * search_words() leaves them (the core's `searchLetters`).
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: plainText('kind').$type<AskedKind>().notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    title: plainText('title').notNull(),
    /** Of the title, letter by letter: 청년 월세 is ㅊㄴ ㅇㅅ. */
    titleInitials: plainText('title_initials').notNull(),
    names: plainText('names').notNull(),
    body: plainText('body').notNull(),
    /**
     * By search_grams(): letters that stand beside each other, and first letters; by search_period()
     * when it was fresh.
     */
    grams: text('grams').array().$type<readonly string[]>().notNull(),
    /** The larger the fresher among its kind: of a notice the day of its announcement. */
    fresh: bigint('fresh', { mode: 'number' }).notNull(),
    /** From then on it is over; null where it never is. A deal is found no more. */
    overAt: moment('over_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    // Of what time the freshest is.
    index('search_entries_fresh').on(table.kind, table.fresh),
    // Without a list of what is still to be added, which every search would have to read.
    index('search_entries_grams').using('gin', table.grams).with({ fastupdate: false }),
  ],
);

/**
 * What is searched of comments, by which the post is found that they are about. Triggers keep those that
 * everybody sees, and no others: held, hidden or deleted, or below what is, or about a post that is.
 */
export const commentEntries = pgTable(
  'comment_entries',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    body: plainText('body').notNull(),
    /** By search_pairs(), and by search_period(). */
    grams: text('grams').array().$type<readonly string[]>().notNull(),
    /** The day on which it was said. */
    fresh: bigint('fresh', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('comment_entries_post').on(table.postId),
    index('comment_entries_grams').using('gin', table.grams).with({ fastupdate: false }),
  ],
);
