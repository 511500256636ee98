import type { Answered } from './kept-desk';
import type { KeptComments } from './use-kept-comments';
import type { CommentActs } from './use-comment-acts';

/** What every comment of a page stands in. */
export interface Talk extends KeptComments {
  readonly acts: CommentActs;
  /** Who wrote the post; null where they have left. */
  readonly writerId: string | null;
  /** Begins an answer in the field where comments are written. */
  readonly answer: (answered: Answered) => void;
  /** Reads words out. */
  readonly say: (words: string) => void;
}
