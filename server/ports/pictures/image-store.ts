/** A file of the store, without its bytes. */
export interface KeptFile {
  readonly key: string;
  /** When it was written, in ms. */
  readonly writtenAt: number;
}

/**
 * Where the bytes of pictures that people brought are kept, all processes together. A key is a
 * file's name of lower-case letters, digits and one dot; other keys are a TypeError. Whatever the
 * store cannot do at the moment is an {@link ImageStoreError}.
 */
export interface ImageStore {
  /**
   * When this ends the file is there for good, whole, and stays when the power fails; what was there
   * under the key is replaced. A file is never seen half written.
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** One that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** The files behind that key in the order of bytes, at most so many; `null` begins with the first. */
  list(after: string | null, most?: number): Promise<readonly KeptFile[]>;
}

/** The store does not answer, or is full: another time it may. */
export class ImageStoreError extends Error {
  override readonly name = 'ImageStoreError';
}

/** Where an S3 bucket is, and how to get in. */
export interface BucketPlace {
  /** Of the service: `https://s3.example.com`, without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Before every key: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
