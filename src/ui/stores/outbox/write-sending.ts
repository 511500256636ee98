import type {
  Collection,
  Collections,
  Comment,
  Comments,
  LikeState,
  MateRequests,
  Post,
  Posts,
  Reports,
  SeenRequest,
} from '#core';
import type { KnownWrite, OutboxBodies, OutboxKind } from './outbox-kinds';

/** The ports that writes of the outbox go through. */
export interface WritePorts {
  readonly posts: Pick<Posts, 'like' | 'write'>;
  readonly comments: Pick<Comments, 'like' | 'write'>;
  readonly reports: Pick<Reports, 'send'>;
  readonly mateRequests: Pick<MateRequests, 'ask'>;
  readonly collections: Pick<Collections, 'add' | 'takeOut' | 'vote'>;
}

/** What the server answers to each kind. */
export interface WriteResults {
  readonly postLike: LikeState;
  readonly commentLike: LikeState;
  readonly comment: Comment;
  readonly report: { readonly caseNumber: string };
  readonly post: Post;
  readonly mateAsk: SeenRequest;
  readonly collect: Collection;
  readonly collectionVote: Collection;
}

type Sending<Kind extends OutboxKind> = (
  ports: WritePorts,
  body: OutboxBodies[Kind],
  key: string,
) => Promise<WriteResults[Kind]>;

/** How each kind is sent. A new kind is one line here, beside its rule in the core. */
const SENDINGS: { readonly [Kind in OutboxKind]: Sending<Kind> } = {
  postLike: ({ posts }, { postId, liked }, key) => posts.like(postId, liked, key),
  commentLike: ({ comments }, { commentId, liked }, key) => comments.like(commentId, liked, key),
  comment: ({ comments }, { postId, draft }, key) => comments.write(postId, draft, key),
  report: ({ reports }, { report }, key) => reports.send(report, key),
  post: ({ posts }, { draft }, key) => posts.write(draft, key),
  // Asked twice it is asked once, by its nature.
  mateAsk: ({ mateRequests }, { dealId }) => mateRequests.ask(dealId),
  // These say how it is to be, and need no key either.
  collect: ({ collections }, { collectionId, item, isIn }) =>
    isIn ? collections.add(collectionId, item) : collections.takeOut(collectionId, item),
  collectionVote: ({ collections }, { collectionId, item, vote }) =>
    collections.vote(collectionId, item, vote),
};

/** A write with what was answered to it. */
export type SentWrite = {
  readonly [Kind in OutboxKind]: {
    readonly kind: Kind;
    readonly body: OutboxBodies[Kind];
    readonly result: WriteResults[Kind];
  };
}[OutboxKind];

/** Rejects as its port does. */
export async function sendWrite(
  ports: WritePorts,
  write: KnownWrite,
  key: string,
): Promise<SentWrite> {
  const send = SENDINGS[write.kind] as Sending<OutboxKind>;
  return { ...write, result: await send(ports, write.body, key) } as SentWrite;
}
