import type { DocumentPicture } from '#core';

/** Pictures of documents, with their size and the signed links of today. */
export interface ShownPictures {
  /** By their ids; what is not there is left out. */
  of(ids: readonly string[]): Promise<ReadonlyMap<string, DocumentPicture>>;
  /** Signed link of one as shared links show it, 1200 × 630; whether it is there nobody looks. */
  card(id: string): string;
}
