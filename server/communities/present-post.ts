import type { Author, Comment, Post, PostSummary } from '#core';
import type { AppDeps } from '../ports/app-deps';
import type { CommentRecord } from '../ports/comments';
import type { PostRecord, WholePostRecord, WriterRecord } from '../ports/posts';

type Presenters = Pick<AppDeps, 'presentFace'>;

const authorOf = ({ presentFace }: Presenters, writer: WriterRecord | null): Author | null =>
  writer && { ...writer, image: presentFace(writer.id) };

/** A post of a list as it is answered. */
export function presentSummary(
  presenters: Presenters,
  { author, pictureIds: _, ...post }: PostRecord,
): PostSummary {
  return { ...post, author: authorOf(presenters, author), picture: null };
}

/** A post as it is answered. */
export function presentPost(
  presenters: Presenters,
  { author, pictureIds: _, ...post }: WholePostRecord,
): Post {
  return { ...post, author: authorOf(presenters, author), picture: null, pictures: [] };
}

/** A comment as it is answered, with its first answers. */
export function presentComment(
  presenters: Presenters,
  { author, replies, ...comment }: CommentRecord,
): Comment {
  return {
    ...comment,
    author: authorOf(presenters, author),
    replies: replies.map((reply) => presentComment(presenters, reply)),
  };
}
