import type { IconShape } from '../../../components/icon/icon-shape';

/** The signs of what is said about a post. */
export const commentIcons = {
  answer: { line: 'M6 5v6a3 3 0 0 0 3 3h10M15 10l4 4-4 4' },
  send: { line: 'M12 19.5V5M5.5 11L12 4.5l6.5 6.5' },
} satisfies Record<string, IconShape>;
