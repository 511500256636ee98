import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { BoardCode, HoldState, RichDocument } from '#core';
import { moment, plainText } from './columns';
import { members } from './members';

/** Somebody who may have left: what they wrote stays without them (spec/readings R56). */
const writer = (name: string) =>
  bigint(name, { mode: 'number' }).references(() => members.id, { onDelete: 'set null' });

const ofMember = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What posts and comments have in common; why they are held is written by whoever holds them. */
const written = {
  authorId: writer('author_id'),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
  /** Deleted by its author (spec/readings R37). */
  removedAt: moment('removed_at'),
  /** Null where everybody sees it (spec/readings R39). */
  holdState: plainText('hold_state').$type<HoldState>(),
  /** The rule in Korean, as the author is told. */
  holdReason: text('hold_reason'),
};

/**
 * What members write. Triggers of the database keep what follows from other rows, whoever writes
 * those: the counts of likes and comments, `heat`, and what is searched of a post.
 */
export const posts = pgTable(
  'posts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    board: plainText('board').$type<BoardCode>().notNull(),
    title: text('title').notNull(),
    document: jsonb('document').$type<RichDocument>().notNull(),
    /** The words of the document, as they are searched. */
    text: text('text').notNull(),
    preview: text('preview').notNull(),
    /** Of the document, in its order. */
    pictureIds: text('picture_ids').array().$type<readonly string[]>().notNull(),
    ...written,
    likes: integer('likes').notNull().default(0),
    /** Those that a visitor sees. */
    comments: integer('comments').notNull().default(0),
    views: integer('views').notNull().default(0),
    /** How popular it is, the later the more (the core's `postHeat`). */
    heat: bigint('heat', { mode: 'number' }).notNull().default(0),
    isExample: boolean('is_example').notNull().default(false),
  },
  (table) => {
    const { board, createdAt, heat, comments: said, id, removedAt } = table;
    const there = sql`${removedAt} is null`;
    return [
      index('posts_newest').on(createdAt, id).where(there),
      index('posts_board_newest').on(board, createdAt, id).where(there),
      index('posts_popular').on(heat, id).where(there),
      index('posts_board_popular').on(board, heat, id).where(there),
      index('posts_commented').on(said, id).where(there),
      index('posts_board_commented').on(board, said, id).where(there),
      index('posts_author').on(table.authorId),
    ];
  },
);

/**
 * Another sum of versions after every write of what is seen of posts; counts are none of that. Writers
 * take a row that nobody holds, so that none waits for another: there are as many as ever wrote at once.
 */
export const postsState = pgTable('posts_state', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** What is said about posts: on two levels, the second answers one of the first. */
export const comments = pgTable(
  'comments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => comments.id, {
      onDelete: 'cascade',
    }),
    /** Whom it answers by name. */
    mentionId: writer('mention_id'),
    text: text('text').notNull(),
    ...written,
    likes: integer('likes').notNull().default(0),
  },
  (table) => [
    index('comments_thread').on(table.postId, table.parentId, table.createdAt, table.id),
    index('comments_replies').on(table.parentId, table.createdAt, table.id),
    index('comments_author').on(table.authorId, table.postId),
    index('comments_mention').on(table.mentionId),
  ],
);

const liked = { memberId: ofMember('member_id'), likedAt: moment('liked_at').notNull() };

export const postLikes = pgTable(
  'post_likes',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    ...liked,
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index('post_likes_member').on(table.memberId),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: bigint('comment_id', { mode: 'number' })
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    ...liked,
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.memberId] }),
    index('comment_likes_member').on(table.memberId),
  ],
);

/** Who does not want to meet whom; neither sees the other (spec/readings R38). */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    memberId: ofMember('member_id'),
    blockedId: ofMember('blocked_id'),
    blockedAt: moment('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.blockedId] }),
    index('member_blocks_blocked').on(table.blockedId),
  ],
);

/** What a sending made (spec/wire W10): sent again under its key, it is the same one. */
export const memberWrites = pgTable(
  'member_writes',
  {
    memberId: ofMember('member_id'),
    key: plainText('key').notNull(),
    /** Of the call with its body. */
    hash: plainText('hash').notNull(),
    /** The id of the post or comment; null while it is being made. */
    madeId: bigint('made_id', { mode: 'number' }),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    index('member_writes_written').on(table.writtenAt),
  ],
);

/** Who has read a post on a day, so that a view is counted once; nobody can be told by it. */
export const postViews = pgTable(
  'post_views',
  {
    day: plainText('day').notNull(),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    /** A keyed hash of a visitor's network, or of a member, whose own key goes with the account. */
    viewer: plainText('viewer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.postId, table.viewer] })],
);
