import type { Cancellation } from '../shared/abort';
import type { Bounds, LatLng } from './geo';
import type { Area } from './place';

/** A dong or 리 with where the map finds it. */
export interface DongPlace extends Area, LatLng {
  /** The map level (Kakao) that shows it whole. */
  readonly level: number;
  /** The box around its boundary; null where that is not known. */
  readonly bounds: Bounds | null;
  /**
   * The box around its houses on offer, where its boundary is not known; null where that is known,
   * and where there are none.
   */
  readonly offered: Bounds | null;
}

/** Finds dongs by their codes. */
export interface DongLookup {
  /** `code` is ten digits. Null for a code that is no dong; rejects with an AppError. */
  dong(code: string, cancel?: Cancellation): Promise<DongPlace | null>;
}
