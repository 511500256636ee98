import type { IconShape } from '../../components/icon/icon-shape';

/** The signs of a talk. */
export const chatIcons = {
  send: { line: 'M20 4L3.5 10.8l6.7 2.9zM20 4l-6.6 16.2-3.2-6.5z' },
  alert: {
    line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5v5.5',
    fill: 'M10.9 16a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
  },
  warning: {
    line: 'M12 4.2L3.5 19h17zM12 10v4',
    fill: 'M11 16.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  },
  hidden: {
    line: 'M9 6.5A9 9 0 0 1 12 6c5.7 0 9 6 9 6a15 15 0 0 1-2.4 3M14.5 17.6A9.5 9.5 0 0 1 12 18c-5.7 0-9-6-9-6a15.5 15.5 0 0 1 3.3-3.8M4 4l16 16',
  },
  calendar: {
    line: 'M6 5.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  },
  moved: { line: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5' },
  place: {
    line: 'M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 1 0-13 0c0 4.9 6.5 10.5 6.5 10.5zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z',
  },
  quiet: {
    line: 'M6 16.5V11a6 6 0 0 1 9.5-4.9M18 10.5v6l1.5 1.5H7M10 20.5h4M4 4l16 16',
  },
  leave: {
    line: 'M13.5 5H6.5a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6.5 19h7M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  },
} satisfies Record<string, IconShape>;
