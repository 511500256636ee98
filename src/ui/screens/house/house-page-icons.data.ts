import type { IconShape } from '../../components/icon/icon-shape';

/** Icons that only the house's page shows. */
export const housePageIcons = {
  bus: {
    line: 'M6.5 4h11a1.5 1.5 0 0 1 1.5 1.5v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-11A1.5 1.5 0 0 1 6.5 4zM5 12h14M7.5 17.5V20M16.5 17.5V20M8.2 14.8h1.2M14.6 14.8h1.2',
  },
  copy: {
    line: 'M9 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5zM16 8.5V5a1.5 1.5 0 0 0-1.5-1.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5h1.5',
  },
  shield: { line: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM8.8 12l2.4 2.4 4-4.2' },
} satisfies Record<string, IconShape>;
