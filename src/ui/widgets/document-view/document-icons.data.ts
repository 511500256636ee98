import type { IconShape } from '../../components/icon/icon-shape';

const DISC = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z';

/** The signs of documents: apart, because only their pages show them. */
export const documentIcons = {
  tip: { line: `${DISC}M8 12.3l2.8 2.8L16 9.6` },
  warning: {
    line: `${DISC}M12 7.5v5.5`,
    fill: 'M10.9 16a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
  },
  play: { line: 'M8 5.5v13l10.5-6.5z' },
  out: {
    line: 'M13.5 4.5h6v6M19.5 4.5L11 13M17 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8.5A1.5 1.5 0 0 1 6 7h4.5',
  },
} satisfies Record<string, IconShape>;
