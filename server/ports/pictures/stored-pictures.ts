/** What may show a picture that somebody brought. */
export type PictureUse = 'post' | 'house' | 'content' | 'deal' | 'chat' | 'checklist';

/** A picture as it is stored. */
export interface StoredPicture {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture that was just put into the store. */
export interface NewPicture extends StoredPicture {
  readonly bytes: number;
  /** Of the file as it came, in hex. */
  readonly sha256: string;
}

/** One that a member brought. */
export interface BroughtPicture extends NewPicture {
  /** The core's `picturePrint`. */
  readonly print: string | null;
}

/** Who sends a picture, by which name of the sending, and how many they may send a day. */
export interface PictureSending {
  readonly memberId: number;
  /** Null where the client named none: then it is a picture of its own. */
  readonly key: string | null;
  readonly mostADay: number;
}

/**
 * What became of a picture. `kept`: it is there, or was already by this name of the sending.
 * `key-spent`: that name was another file's. `day-full`: the member has sent as many in 24 hours as
 * they may. `no-member`: the account was closed meanwhile.
 */
export type KeptPicture =
  | { readonly kind: 'kept'; readonly picture: StoredPicture }
  | { readonly kind: 'key-spent' | 'day-full' | 'no-member' };

/** What is known of the pictures that people brought; their bytes are elsewhere. */
export interface StoredPictures {
  /**
   * What would become of a file, before anybody works on it: null where it would be kept anew.
   */
  foresee(sha256: string, sending: PictureSending): Promise<KeptPicture | null>;
  /** Its bytes are in the store already. What nothing uses is forgotten after a day. */
  keep(picture: BroughtPicture, sending: PictureSending): Promise<KeptPicture>;
  /** Those that are there, in the order of the ids; with `memberId` only what that member brought. */
  some(ids: readonly string[], memberId?: number): Promise<readonly StoredPicture[]>;
  /**
   * Forgets pictures that nothing has used since before a moment (ms), at most so many, and answers
   * their ids. What comes into use at the same time stays.
   */
  forgetUnused(before: number, most: number): Promise<readonly string[]>;
}
