import type { IconShape } from '../../components/icon/icon-shape';

/** Things that lie together, one more in front of them. */
export const collectShape: IconShape = {
  line: 'M6.5 8.5h11a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM6.5 5.5h11M8.5 3h7M12 11.5v6M9 14.5h6',
};
