/** An advertisement or notice that an operator placed (GET /v1/inventories, spec/readings R27). */
export interface Inventory {
  readonly ID: string;
  /** image or text. */
  readonly TYPE2: string;
  /** The file's name; empty for a text. */
  readonly IMAGE_1: string;
  /** A signed link to the picture; null for a text. */
  readonly IMAGE_URL: string | null;
  readonly LINK_URL: string;
  readonly TITLE: string;
  /** HTML, not yet sanitised. */
  readonly CONTENT: string;
  /** Days to hide (spec/readings R2). */
  readonly EXTRA: number | null;
}
