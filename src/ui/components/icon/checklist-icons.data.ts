import type { IconShape } from './icon-shape';

/** The signs of checklists: apart, because no first screen shows them. */
export const checklistIcons = {
  camera: {
    line: 'M4.5 8h3L9 5.5h6L16.5 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM8.7 13.2a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0z',
  },
  note: {
    line: 'M6.5 3.5h8L19 8v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM14 3.5V8h5M8.5 12.5h7M8.5 16h5',
  },
  timer: {
    line: 'M5 13.5a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM12 9.8v3.7l2.3 1.7M9.5 3.5h5M12 3.5v3M17.3 7.6l1.3-1.3',
  },
  eye: {
    line: 'M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z',
  },
  sound: {
    line: 'M12 3.5a2.5 2.5 0 0 1 2.5 2.500v5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.500zM6.5 11a5.5 5.5 0 0 0 11 0M12 16.500v4M9 20.500h6',
  },
} satisfies Record<string, IconShape>;
