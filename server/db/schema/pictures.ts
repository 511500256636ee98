import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PictureUse } from '../../ports/pictures/stored-pictures';
import { moment, plainText } from './columns';
import { members } from './members';

/** Pictures that people and operators brought; the bytes are in the image store, under `<id>.webp`. */
export const pictures = pgTable(
  'pictures',
  {
    /** 128 random bits in hex: nobody finds a picture by counting. */
    id: plainText('id').primaryKey(),
    /** Null where an operator brought it, or whoever did has left. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id, {
      onDelete: 'set null',
    }),
    /** The sending's own name, one picture each. */
    sendingKey: plainText('sending_key'),
    /** Of the file as it came, in hex. */
    sha256: plainText('sha256').notNull(),
    /** Where an operator brought it: by what it is known again, the hash of a file or of an address. */
    operatorSha256: plainText('operator_sha256').unique('pictures_operator'),
    /** As it is stored. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** The core's `picturePrint` of what a member brought; null where it shows nothing to know it by. */
    print: plainText('print'),
    /** The core's `printBands`. */
    printBands: integer('print_bands').array(),
    createdAt: moment('created_at').notNull(),
    /** Null while anything uses it. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    uniqueIndex('pictures_sending').on(table.memberId, table.sendingKey),
    index('pictures_member').on(table.memberId, table.createdAt),
    index('pictures_print')
      .using('gin', table.printBands)
      .where(sql`${table.printBands} is not null`),
    index('pictures_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/** What shows a picture. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    pictureId: plainText('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    kind: plainText('kind').$type<PictureUse>().notNull(),
    /** The id of the post or content; of a house its source and listing number. */
    usedBy: plainText('used_by').notNull(),
    usedSince: moment('used_since')
      .notNull()
      .default(sql`'epoch'`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.usedBy, table.pictureId] }),
    index('picture_uses_picture').on(table.pictureId),
  ],
);
