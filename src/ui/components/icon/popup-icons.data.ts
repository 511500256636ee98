import type { IconShape } from './icon-shape';

/** The icons of what comes over a page: apart, because no first screen shows them. */
export const popupIcons = {
  station: {
    line: 'M7.5 3.5h9a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2zM5.5 11h13M9 17l-2 3.5M15 17l2 3.5M9 14h.01M15 14h.01',
  },
} satisfies Record<string, IconShape>;
