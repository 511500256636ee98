import type { SheetStop } from '../../../components/sheet/sheet-motion';

/** Where the sheet rests, and the last of its stops that left the map to be seen. */
export interface SheetRest {
  readonly stop: SheetStop;
  /** A sheet that covers all leaves the map, and the houses in view, as they were. */
  readonly beside: 'peek' | 'half';
}

export const restAt = (stop: SheetStop, former?: SheetRest): SheetRest => ({
  stop,
  beside: stop === 'full' ? (former?.beside ?? 'peek') : stop,
});

/** As a word that the tab's history keeps over a reload. */
export const noteOf = ({ stop, beside }: SheetRest): string => `${stop}/${beside}`;

const ALL: readonly SheetRest[] = [
  { stop: 'peek', beside: 'peek' },
  { stop: 'half', beside: 'half' },
  { stop: 'full', beside: 'peek' },
  { stop: 'full', beside: 'half' },
];

/** Null for a word of somebody else. */
export const restFrom = (note: string | undefined): SheetRest | null =>
  ALL.find((rest) => noteOf(rest) === note) ?? null;
