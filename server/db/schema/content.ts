import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { plainText } from './columns';

/** Advertisements and notices that an operator placed (spec/readings R27). */
export const inventories = pgTable(
  'inventories',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** POPUP or the name of a slot. */
    target: plainText('target').notNull(),
    type2: text('type2').$type<'image' | 'text'>().notNull(),
    /** The file's name; empty for a text. */
    image: text('image').notNull(),
    linkUrl: text('link_url').notNull(),
    title: text('title').notNull(),
    /** HTML as the operator wrote it: never shown unsanitised. */
    content: text('content').notNull(),
    /** Days to hide (spec/readings R2). */
    extra: integer('extra'),
    position: integer('position').notNull(),
    active: boolean('active').notNull(),
  },
  (table) => [index('inventories_target').on(table.target, table.position)],
);

/** What a notification opens (spec/rules §3). */
export const notiClusters = pgTable('noti_clusters', {
  id: plainText('id').primaryKey(),
  targetCode: plainText('target_code').notNull(),
  link: text('link').notNull(),
});
