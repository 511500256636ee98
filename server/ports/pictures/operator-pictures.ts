import type { NewPicture } from './stored-pictures';

/**
 * Pictures that an operator brought, each known again by a key of its own: the hash of a file, or of
 * the address that it was fetched from. What nothing uses is forgotten a day after it was last asked
 * for.
 */
export interface OperatorPictures {
  /** Its id; null where nobody brought it. */
  find(key: string): Promise<string | null>;
  /** The id of what is kept under the key: of another picture where somebody was quicker. */
  keep(picture: NewPicture, key: string): Promise<string>;
}
