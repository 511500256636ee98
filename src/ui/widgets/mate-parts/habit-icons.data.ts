import type { HabitName } from '#core';
import type { IconShape } from '../../components/icon/icon-shape';
import { icons } from '../../components/icon/icons.data';

export const habitIcons: Readonly<Record<HabitName, IconShape>> = {
  sleep: { line: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8z' },
  cleaning: {
    line: 'M19.5 4.5l-6.7 6.7M10.3 9.7l4 4c-.3 3.2-2 5.6-4.3 6.8H4.5c1.2-1 1.7-2 1.7-3.3M3.8 14.5c2.2-.6 4.7-2.3 6.5-4.8',
  },
  dishes: {
    line: 'M5 10.5h14v5.5a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 5 16zM3 10.5h18M9.5 7c0-1.2 1-1.2 1-2.5M13.5 7c0-1.2 1-1.2 1-2.5',
  },
  noise: {
    line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4',
  },
  guests: icons.people,
  smoking: {
    line: 'M3.5 14.5h9.5v3H3.5zM17 14.5v3M20 14.5v3M20 11.5c0-2-1.2-2.5-2.5-2.5 0-1.8-1-2.8-2.7-2.8M4.5 5l15 15',
  },
  animals: {
    line: 'M12 12.3c-2.5 0-4.8 2.3-4.8 4.7 0 1.5 1.1 2.4 2.3 2.4 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.2 0 2.3-.9 2.3-2.4 0-2.4-2.3-4.7-4.8-4.7zM3.8 11.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM7.6 7a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM13 7a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM17.2 11.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z',
  },
};
