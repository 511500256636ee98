import type { IconShape } from '../../components/icon/icon-shape';

/** Icons that only the search has. */
export const searchIcons = {
  clock: { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2' },
} as const satisfies Readonly<Record<string, IconShape>>;
