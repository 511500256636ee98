export interface PictureProps {
  /** Its address in the page. */
  readonly preview: string;
  /** What it shows, in words. */
  readonly alt: string;
  /** Its place among those of the text, from 0. */
  readonly at: number;
  readonly count: number;
}

/** How the picture is from now on; null where nothing changes. */
export type PictureAnswer =
  | { readonly alt: string; readonly at: number }
  | { readonly remove: true }
  | null;
