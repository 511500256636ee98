import type { Party } from '#core';
import type { IconShape } from '../../components/icon/icon-shape';

/** What stands for those who offer a room: a landlord's key, a tenant's door, a broker's office. */
export const partyIcons: Readonly<Record<Party, IconShape>> = {
  LAND_LORD: {
    line: 'M3.8 15.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM11 12.5L19.5 4M15.5 8l2.7 2.7',
  },
  TENANT: {
    line: 'M6.5 20.5V5A1.5 1.5 0 0 1 8 3.5h8A1.5 1.5 0 0 1 17.5 5v15.5M3.5 20.5h17',
    fill: 'M13.3 12.3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
  },
  BROKER: {
    line: 'M5 20.5V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5M15 10h3a1 1 0 0 1 1 1v9.5M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3',
  },
};
