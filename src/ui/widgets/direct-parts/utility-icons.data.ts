import type { Utility } from '#core';
import { houseIcons } from '../../components/icon/house-icons.data';
import type { IconShape } from '../../components/icon/icon-shape';

export const utilityIcons: Readonly<Record<Utility, IconShape>> = {
  WATER: {
    line: 'M12 3.5s-6 6.2-6 10.7a6 6 0 0 0 12 0c0-4.5-6-10.7-6-10.7zM9.3 14.5a2.8 2.8 0 0 0 2.2 2.6',
  },
  ELECTRIC: { line: 'M13 3.5L5.5 13.5H11l-1 7 8-10.5h-5.5z' },
  INTERNET: houseIcons.INTERNET,
  OTHER: {
    line: 'M12 3.5c.5 3.5 5.8 5.6 5.8 10.8a5.8 5.8 0 0 1-11.6 0c0-2.6 1.4-4.2 2.7-5.3.1 1.6.8 2.5 1.7 2.8.4-2.7-.3-5.8 1.4-8.3z',
  },
};
