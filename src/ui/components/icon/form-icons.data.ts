import type { IconShape } from './icon-shape';

/** The signs of forms: apart, because no first screen shows them. */
export const formIcons = {
  error: {
    line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 8v5',
    fill: 'M10.9 16a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
  },
  good: { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8.3 12.2l2.5 2.5 4.7-5' },
} satisfies Record<string, IconShape>;
