import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PushKind } from '#core';
import { moment, plainText } from './columns';
import { members, sessionFamilies } from './members';

/** Our own keys (RFC 8292); the last is given out, those before still sign for what was made for them. */
export const pushKeys = pgTable('push_keys', {
  number: integer('number').primaryKey(),
  publicKey: plainText('public_key').notNull().unique(),
  /** Never leaves the server. */
  privateKey: text('private_key').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** What a device is told while nobody looks at the app; it ends with its session. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** Nobody guesses it. */
    id: plainText('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    familyId: plainText('family_id')
      .notNull()
      .unique()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    /** Of a device; whoever subscribes it next takes it over. */
    endpoint: plainText('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The key of ours for which it was made. */
    publicKey: plainText('public_key').notNull(),
    kinds: text('kinds').array().$type<PushKind[]>().notNull(),
    showsText: boolean('shows_text').notNull(),
    /** Proves the codes that its pushes carry; drawn anew whenever it is set. */
    stopSecret: text('stop_secret').notNull(),
    setAt: moment('set_at').notNull(),
  },
  (table) => [index('push_devices_member').on(table.memberId, table.setAt)],
);
