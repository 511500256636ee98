import type { Result } from '#core';

/** A rendered picture. */
export interface ImageAnswer {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Quoted, as the header carries it. */
  readonly etag: string;
}

/** Pictures by their signed thumbor paths. */
export interface Images {
  /** `path` is all that follows `/images/`, as it was sent; without WebP the answer is JPEG. */
  render(
    path: string,
    wants: { readonly webp: boolean },
  ): Promise<Result<ImageAnswer, 'bad-signature' | 'no-such-image'>>;
}
