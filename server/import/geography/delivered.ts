import { ExplainedError } from '../../shared/explained-error';
import type { AreaPrecision, BoundaryGeometry } from '../../ports/map/boundaries';

/** Nothing of the folder can be taken. The message is Korean, for the operator. */
export class GeographyError extends ExplainedError {
  override readonly name = 'GeographyError';
}

/** What a feature of a file is, whatever the file's form. */
export interface Feature {
  /** Its place in the file; the first is 1. */
  readonly number: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Null where it is no area, but a line or a point. */
  readonly geometry: BoundaryGeometry | null;
}

/** A line of a list of codes: a dong, or a 리. */
export interface CodeRow {
  /** Ten digits. */
  readonly code: string;
  readonly sido: string;
  /** Empty where the province has none. */
  readonly sigungu: string;
  readonly name: string;
  /** Null where the list has no point, or only that of a wider area. */
  readonly point: {
    readonly lat: number;
    readonly lng: number;
    readonly precision: AreaPrecision;
  } | null;
}

/** Something in a file that was left out, and what can be done about it. */
export interface Fault {
  readonly file: string;
  /** `12번째 줄`, `3번째 도형`; empty for the whole file. */
  readonly where: string;
  readonly why: string;
}

/** How the features of a set are told which area they are. */
export type BoundaryNaming =
  /** By the administration's own code, its first digits. */
  | { readonly by: 'code'; readonly property: string }
  /** By a name; the codes are another office's. */
  | { readonly by: 'name'; readonly property: string };

/** What a file turned out to hold. */
export type Delivered =
  | {
      readonly holds: 'codes';
      readonly file: string;
      readonly rows: readonly CodeRow[];
      readonly faults: readonly Fault[];
      /** Codes of rows that something else is wrong with. */
      readonly faulty: readonly string[];
    }
  | {
      readonly holds: 'boundaries';
      readonly file: string;
      readonly kind: 'sido' | 'sigungu' | 'dong';
      readonly naming: BoundaryNaming;
      readonly features: readonly Feature[];
      readonly source: string;
      readonly attribution: string;
      readonly faults: readonly Fault[];
      /** Islands and holes that simplifying the file left without an area. */
      readonly collapsed: number;
    }
  /** Left out on purpose. */
  | { readonly holds: 'nothing'; readonly file: string; readonly why: string }
  /** It should have been taken, and cannot be. */
  | { readonly holds: 'faults'; readonly file: string; readonly faults: readonly Fault[] };
