import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** One row. What the database knows of itself. */
export const meta = pgTable('meta', {
  id: smallint('id').primaryKey(),
  /** Counts the writes of houses; triggers bump it in the same transaction. */
  housesVersion: bigint('houses_version', { mode: 'number' }).notNull(),
  /** Who knows the houses of this version or a later one can follow `house_changes`. */
  housesKeptFrom: bigint('houses_kept_from', { mode: 'number' }).notNull().default(0),
  /** The seed of the sample that was filled in; null where there is none. */
  sampleSeed: text('sample_seed'),
});

/** The number of that row. */
export const META_ROW = 1;
