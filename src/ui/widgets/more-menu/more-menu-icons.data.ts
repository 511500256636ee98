import type { IconShape } from '../../components/icon/icon-shape';

/** Of what several pages have in their menus. */
export const moreMenuIcons = {
  bin: {
    line: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h5.4a1.5 1.5 0 0 0 1.5-1.5L17 7',
  },
  block: { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM6 18L18 6' },
  pen: { line: 'M5 19l1-4L15.5 5.5a1.8 1.8 0 0 1 2.5 0l.5.5a1.8 1.8 0 0 1 0 2.5L9 18z' },
  flag: { line: 'M6 20.5V4.5M6 5h12l-2.5 4L18 13H6' },
} satisfies Record<string, IconShape>;
