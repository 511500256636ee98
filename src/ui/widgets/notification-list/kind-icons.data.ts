import type { IconShape } from '../../components/icon/icon-shape';

const BUBBLE =
  'M5.5 5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 3.5V17h-2a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z';

/** The signs of what people are told of what they wrote. */
export const kindIcons = {
  comment: { line: BUBBLE },
  reply: { line: `${BUBBLE}M8 9.5h8M8 12.5h5` },
  like: {
    line: 'M4.5 10.5h3v9h-3zM7.5 11l3.6-6.6a1.7 1.7 0 0 1 3.1 1.2L13.6 9h4.6a2 2 0 0 1 2 2.4l-1.3 6.4a2 2 0 0 1-2 1.7H7.5',
  },
  heart: {
    line: 'M12 20.2C6.5 16 3.5 12.9 3.5 9.2A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2.2c0 3.7-3 6.8-8.5 11z',
  },
  door: { line: 'M6.5 20.5v-17h11v17M4 20.5h16M14 12v.8' },
  mates: {
    line: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.4 3-5.5 6.5-5.5s6 2.1 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c1.9.8 3.1 2.6 3.5 5',
  },
  shield: {
    line: 'M12 3.5l7 2.7v5.3c0 4.3-2.9 7.6-7 9-4.1-1.4-7-4.7-7-9V6.2zM9 12l2.2 2.2L15.2 10',
  },
} satisfies Record<string, IconShape>;
