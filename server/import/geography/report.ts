import type { GeographyCounts } from '../../db/geo/geography-writer';
import type { Delivered, Fault } from './delivered';

/** What an import of a folder did. */
export interface GeographyReport {
  readonly files: readonly Delivered[];
  /** How many areas there are now. */
  readonly known: Readonly<Record<'sido' | 'sigungu' | 'dong' | 'ri', number>>;
  readonly areas: GeographyCounts;
  readonly boundaries: GeographyCounts;
  /** Polygons that found no area. */
  readonly unmatched: readonly Fault[];
  /** Areas of a kind that some polygon was delivered for, and that have none. */
  readonly without: readonly string[];
}
