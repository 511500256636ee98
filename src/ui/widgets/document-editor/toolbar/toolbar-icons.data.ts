import type { IconShape } from '../../../components/icon/icon-shape';

/** The signs of the editor: no other screen has them. */
export const toolbarIcons = {
  bold: { line: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z' },
  italic: { line: 'M10.5 5h7M6.5 19h7M14 5l-4 14' },
  strike: {
    line: 'M4.5 12h15M16.5 7.5C16 6 14.4 5 12 5c-2.6 0-4.5 1.3-4.5 3.4 0 1 .5 1.9 1.5 2.6M7.5 16c.5 1.8 2.2 3 4.5 3 2.8 0 4.7-1.4 4.7-3.6 0-.6-.1-1.1-.4-1.6',
  },
  highlight: { line: 'M14.5 4.5l5 5-8 8h-5v-5zM11.5 7.5l5 5M4 20.5h16' },
  head: { line: 'M5.5 5.5v13M13.5 5.5v13M5.5 12h8M17.5 12.5l2.5-1.5v7.5' },
  subhead: {
    line: 'M5.5 7.5v11M12.5 7.5v11M5.5 13h7M16.5 13.5a1.8 1.8 0 0 1 3.4.8c0 1.7-3.4 2.4-3.4 4.2h3.5',
  },
  numbers: {
    line: 'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8v4.3M4 15.5c0-1.4 2.2-1.4 2.2 0 0 1-2.2 1.8-2.2 3.2h2.3',
  },
  quote: { line: 'M9.5 7C7 8 5.5 10 5.5 13v4h5v-5H8M18.5 7c-2.5 1-4 3-4 6v4h5v-5H17' },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  },
  undo: { line: 'M8.5 5L4.5 9l4 4M4.5 9h9.5a5.5 5.5 0 0 1 0 11H9' },
  redo: { line: 'M15.5 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5' },
} satisfies Record<string, IconShape>;
