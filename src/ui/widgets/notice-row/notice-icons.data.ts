import type { IconShape } from '../../components/icon/icon-shape';

const DISC = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z';
const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4';
const CALENDAR =
  'M6 5.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4';

/** The signs of notices: apart, because only their pages show them. */
export const noticeIcons = {
  money: { line: `${DISC}M7.7 9.3l2 5.7L12 9.3l2.3 5.7 2-5.7M7.2 12.2h2M14.8 12.2h2` },
  building: {
    line: 'M5 20.5V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5M15 10h3a1 1 0 0 1 1 1v9.5M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3',
  },
  fits: { line: `${DISC}M8 12.3l2.8 2.8L16 9.6` },
  fails: { line: `${DISC}M8.5 12h7` },
  unknown: {
    line: `${DISC}M9.6 9.8a2.4 2.4 0 1 1 3.5 2.1c-.7.4-1.1.9-1.1 1.7`,
    fill: 'M10.9 16.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
  },
  bell: { line: BELL },
  'bell-on': { line: `${BELL}M9.4 11.6l2 2 3.4-3.8` },
  calendar: { line: CALENDAR },
  'calendar-plus': { line: `${CALENDAR}M12 12.5v5M9.5 15h5` },
  bookmark: { line: 'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v15.5L12 16l-6.5 4.5V5A1.5 1.5 0 0 1 7 3.5z' },
  'bookmark-on': {
    line: '',
    fill: 'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v15.5L12 16l-6.5 4.5V5A1.5 1.5 0 0 1 7 3.5z',
  },
  clock: { line: `${DISC}M12 7.5V12l3 2` },
  document: {
    line: 'M7 3.5h7l5 5v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM14 3.5v5h5M8.5 13h7M8.5 16.5h5',
  },
  download: { line: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14' },
  out: {
    line: 'M14 4.5h5.5V10M19.5 4.5L11.5 12.5M17.5 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2h4',
  },
} satisfies Record<string, IconShape>;
