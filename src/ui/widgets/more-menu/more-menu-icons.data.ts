import type { IconShape } from '../../components/icon/icon-shape';

/** Of what several pages have in their menus. */
export const moreMenuIcons = {
  flag: { line: 'M6 20.5V4.5M6 5h12l-2.5 4L18 13H6' },
} satisfies Record<string, IconShape>;
