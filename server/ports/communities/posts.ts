import type {
  Author,
  BoardCode,
  LikeState,
  Page,
  Post,
  PostListQuery,
  PostSummary,
  Result,
  RichDocument,
  Yyyymmdd,
} from '#core';
import type { Sending } from '../sending';
import type { Viewing } from '../viewing';

/** Who wrote something; the face is drawn when it is answered. */
export type WriterRecord = Omit<Author, 'image'>;

/** A post of a list as the database holds it: links of its pictures are signed when it is answered. */
export interface PostRecord extends Omit<PostSummary, 'author' | 'picture'> {
  readonly author: WriterRecord | null;
  /** Of its document, in its order. */
  readonly pictureIds: readonly string[];
}

/** The same, whole. */
export interface WholePostRecord extends PostRecord, Pick<Post, 'document' | 'editedAt' | 'mine'> {}

/** A post, and the day on which it was last written. */
export interface FoundPost {
  readonly id: string;
  readonly changedOn: Yyyymmdd;
}

/** A post as it is written. */
export interface PostToKeep {
  readonly board: BoardCode;
  readonly title: string;
  readonly document: RichDocument;
  readonly pictureIds: readonly string[];
}

/**
 * Why nothing is answered, or written. `none`: nothing that this person may see · `gone`: it was
 * deleted · `not-theirs`: somebody else's · `key-spent`: the sending's name was another one's ·
 * `no-member`: the account was closed meanwhile · `no-picture`: a picture of it is none that the writer
 * brought, or was forgotten.
 */
export type PostRefusal = 'none' | 'gone' | 'not-theirs' | 'key-spent' | 'no-member' | 'no-picture';

/**
 * Posts as they are stored (spec/readings R35–R39). `reader` is who asks: null for a visitor, otherwise
 * the member, who is shown nothing of those whom they blocked or who blocked them, and of what is held
 * only their own.
 */
export interface StoredPosts {
  /**
   * As the core orders them (`comparePosts`), with the counts that a visitor sees.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: PostListQuery, reader: number | null): Promise<Page<PostRecord>>;
  one(id: string, reader: number | null): Promise<Result<WholePostRecord, 'none' | 'gone'>>;
  /** In the order asked for, each once. */
  some(ids: readonly string[], reader: number | null): Promise<readonly PostRecord[]>;
  /** Those that everybody may read, the latest written first; at most so many. */
  findable(most: number): Promise<readonly FoundPost[]>;
  /** Of what anybody may see of posts but their counts: where it is the same, so is that. */
  version(): Promise<string>;
  /** Counts a reading of a post that is there. */
  view(id: string, view: Viewing): Promise<void>;
  /** Answers its id. */
  write(author: number, post: PostToKeep, sending: Sending): Promise<Result<string, PostRefusal>>;
  change(
    author: number,
    id: string,
    post: PostToKeep,
    sending: Sending,
  ): Promise<Result<string, PostRefusal>>;
  /** Deleted twice it stays deleted. */
  remove(author: number, id: string): Promise<Result<null, PostRefusal>>;
  /** Under a key that was used before nothing is set again; what stands by now is answered. */
  like(
    member: number,
    id: string,
    liked: boolean,
    sending?: Sending,
  ): Promise<Result<LikeState, PostRefusal>>;
}
