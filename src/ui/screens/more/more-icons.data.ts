import type { IconShape } from '../../components/icon/icon-shape';

/** Icons that only 더보기 draws. */
export const moreIcons = {
  logout: {
    line: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M15.5 8L19.5 12l-4 4M19.5 12H10',
  },
  certified: {
    line: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2 4-4.2',
  },
} satisfies Record<string, IconShape>;
