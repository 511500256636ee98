import type { IconShape } from '../../components/icon/icon-shape';

const THUMB =
  'M7.5 10.8v9.2H5a1 1 0 0 1-1-1v-7.2a1 1 0 0 1 1-1zM7.5 10.8l3.7-7c1.6 0 2.5 1.1 2.2 2.6l-.7 3.4h5a1.9 1.9 0 0 1 1.9 2.2l-1.1 6.4a1.9 1.9 0 0 1-1.9 1.6H7.5';

/** The signs of posts; 공감 is a thumb, so that it is never taken for 찜. */
export const postIcons = {
  thumb: { line: THUMB },
  'thumb-on': { line: THUMB, fill: `${THUMB}z` },
} satisfies Record<string, IconShape>;
