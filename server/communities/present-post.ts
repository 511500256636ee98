import type { Author, Comment, Post, PostSummary } from '#core';
import type { AppDeps } from '../ports/app-deps';
import type { CommentRecord } from '../ports/communities/comments';
import type { PostRecord, WholePostRecord, WriterRecord } from '../ports/communities/posts';

type Presenters = Pick<AppDeps, 'presentFace'>;
type PostPresenters = Presenters & Pick<AppDeps, 'shownPictures'>;

const authorOf = ({ presentFace }: Presenters, writer: WriterRecord | null): Author | null =>
  writer && { ...writer, image: presentFace(writer.id) };

/** Posts of a list as they are answered, each with the first of its pictures. */
export async function presentSummaries(
  deps: PostPresenters,
  posts: readonly PostRecord[],
): Promise<PostSummary[]> {
  const firsts = posts.flatMap(({ pictureIds }) => pictureIds.slice(0, 1));
  const known = await deps.shownPictures.of(firsts);
  return posts.map(({ author, pictureIds: [first = ''], ...post }) => ({
    ...post,
    author: authorOf(deps, author),
    picture: known.get(first) ?? null,
  }));
}

/** A post as it is answered, with its pictures. */
export async function presentPost(
  deps: PostPresenters,
  { author, pictureIds, ...post }: WholePostRecord,
): Promise<Post> {
  const known = await deps.shownPictures.of(pictureIds);
  const pictures = [...new Set(pictureIds)].flatMap((id) => known.get(id) ?? []);
  return { ...post, author: authorOf(deps, author), picture: pictures[0] ?? null, pictures };
}

/** A comment as it is answered, with its first answers, which have none. */
export function presentComment(presenters: Presenters, { replies, ...comment }: CommentRecord) {
  const answers = replies.map((reply) => ({ ...presentSaid(presenters, reply), replies: [] }));
  return { ...presentSaid(presenters, comment), replies: answers };
}

const presentSaid = (
  presenters: Presenters,
  { author, ...said }: Omit<CommentRecord, 'replies'>,
): Omit<Comment, 'replies'> => ({ ...said, author: authorOf(presenters, author) });
