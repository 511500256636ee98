/** One page of a longer list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Opaque; null on the last page. */
  readonly next: string | null;
  /** How many there are in all; exact on the first page, repeated on later ones. */
  readonly total: number;
  /** Changes whenever the stored items may have changed; equal versions, equal totals. */
  readonly version: string;
}
