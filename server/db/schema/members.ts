import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Provider } from '#core';
import { moment, plainText } from './columns';

/** Everyone who has an account. */
export const members = pgTable('members', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  nickname: text('nickname').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Consents (spec/facts F7): the required ones at `created_at`; null was not given. */
  marketingAt: moment('marketing_at'),
  nightMarketingAt: moment('night_marketing_at'),
  /** When the person certified who they are. */
  certifiedAt: moment('certified_at'),
  /** What they read is kept under it: with it goes who read (spec/readings R56). */
  viewKey: uuid('view_key').notNull().defaultRandom(),
});

/** Who vouches for a member. A person of one provider is one account; e-mails join nothing. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    provider: plainText('provider').$type<Provider>().notNull(),
    /** The person's id at the provider. */
    subject: plainText('subject').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('member_identities_member').on(table.memberId),
  ],
);

/** One sign-in on one device; ends with its tokens. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: plainText('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('session_families_member').on(table.memberId)],
);

/** Tokens by their SHA-256: what is stored opens nothing. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: plainText('hash').primaryKey(),
    familyId: plainText('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    kind: plainText('kind').$type<'access' | 'refresh'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** A refresh token that was exchanged. */
    rotatedAt: moment('rotated_at'),
    /** With the token itself it makes the successors, the same ones for 60 s (spec/wire W7). */
    salt: text('salt'),
  },
  (table) => [
    index('session_tokens_family').on(table.familyId),
    index('session_tokens_expires').on(table.expiresAt),
  ],
);

/** A browser on its way to a provider: good once, for 10 minutes. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    stateHash: plainText('state_hash').primaryKey(),
    provider: plainText('provider').$type<Provider>().notNull(),
    /** Of the cookie that binds the attempt to the browser that began it. */
    browserHash: plainText('browser_hash').notNull(),
    /** PKCE (RFC 7636); useless without the code and our secret. */
    verifier: text('verifier').notNull(),
    nonce: text('nonce').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    createdAt: moment('created_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [index('sign_in_attempts_created').on(table.createdAt)],
);

/** A person whom a provider vouched for and we do not know yet (spec/readings R28): 10 minutes. */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    hash: plainText('hash').primaryKey(),
    provider: plainText('provider').$type<Provider>().notNull(),
    subject: plainText('subject').notNull(),
    createdAt: moment('created_at').notNull(),
    spentAt: moment('spent_at'),
    /** What the sign-up made, so that a second tap answers the same. */
    memberId: bigint('member_id', { mode: 'number' }),
  },
  (table) => [index('pending_sign_ups_created').on(table.createdAt)],
);

/** Certifications that were spent: each `imp_uid` counts once. */
export const certifications = pgTable(
  'certifications',
  {
    impUid: plainText('imp_uid').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    certifiedAt: moment('certified_at').notNull(),
  },
  (table) => [index('certifications_member').on(table.memberId)],
);
