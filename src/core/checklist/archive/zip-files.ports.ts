import type { Result } from '../../shared/result';

/** A file in a zip. */
export interface ZippedFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a zip may hold at most: a small file can hold endless ones. */
export interface ZipLimits {
  readonly files: number;
  /** Bytes of one, unpacked. */
  readonly one: number;
  /** Bytes of all, unpacked. */
  readonly all: number;
}

/** Files as one zip, and back. Neither needs a network. */
export interface ZipFiles {
  /** Rejects with an AppError where its code cannot be had. */
  pack(files: readonly ZippedFile[]): Promise<Uint8Array>;
  /**
   * `no-zip`: it is none, or it is broken · `too-large`: it says that it holds more than it may; nothing is
   * unpacked then. Folders, and names that lead out of the folder that they are unpacked in, are left out.
   */
  unpack(
    bytes: Uint8Array,
    limits: ZipLimits,
  ): Promise<Result<readonly ZippedFile[], 'no-zip' | 'too-large'>>;
}
