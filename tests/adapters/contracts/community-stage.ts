import {
  BOARD,
  plainDocument,
  POST_SORT,
  type Blocks,
  type Comments,
  type Post,
  type PostDraft,
  type PostListQuery,
  type Posts,
} from '#core';

/** The ports of one person. */
export interface CommunityPorts {
  readonly posts: Posts;
  readonly comments: Comments;
  readonly blocks: Blocks;
}

/** Somebody who is signed in. */
export interface CommunityMember extends CommunityPorts {
  readonly id: string;
  readonly nickname: string;
}

/** Three members and a visitor before one community, which is empty at first. */
export interface OpenedCommunity {
  readonly kim: CommunityMember;
  readonly lee: CommunityMember;
  readonly park: CommunityMember;
  readonly visitor: CommunityPorts;
  /** What holds a text back, and what its author is told. */
  readonly listed: { readonly text: string; readonly rule: string };
  /** Some time goes by. */
  wait(): void;
  close(): Promise<void>;
}

let made = 0;

/** A word that nobody has written before. */
export const newWord = (): string => {
  made += 1;
  return `낱말${String(made).padStart(4, '0')}번`;
};

/** A key that names no other write. */
export const newKey = (): string => {
  made += 1;
  return `community-key-${made}`;
};

/** What somebody writes. */
export const postDraft = (title: string, part: Partial<PostDraft> = {}): PostDraft => ({
  categoryTypeCode: BOARD.TIP,
  title,
  document: plainDocument(['창가에서 한 뼘 떼어 두면 곰팡이가 덜 생겨요.']),
  ...part,
});

/** Writes a post that everybody sees. */
export const writePost = (
  { posts }: CommunityPorts,
  title: string = newWord(),
  part: Partial<PostDraft> = {},
): Promise<Post> => posts.write(postDraft(title, part), newKey());

export const askPosts = (part: Partial<PostListQuery> = {}): PostListQuery => ({
  categoryTypeCode: null,
  q: '',
  sort: POST_SORT.newest,
  limit: 100,
  cursor: null,
  ...part,
});

export const idsOf = (items: readonly { readonly id: string }[]): readonly string[] =>
  items.map(({ id }) => id);

/** What a double tap does; both answers. */
export const twice = async <Answer>(
  act: () => Promise<Answer>,
): Promise<readonly [Answer, Answer]> => [await act(), await act()];

/** What nobody has. */
export const UNKNOWN_IDS = ['999999999', '없는 글', 'a/b', '%', '..'] as const;

export const UNAUTHORIZED = { name: 'AppError', kind: 'unauthorized', status: 401 };
export const NOT_FOUND = { name: 'AppError', kind: 'not-found' };
