import type { NearbyCategory } from '#core';
import { popupIcons } from '../../components/icon/popup-icons.data';
import type { IconShape } from '../../components/icon/icon-shape';

/** What each kind of facility is called, and its icon. */
export const FACILITY: Readonly<
  Record<NearbyCategory, { readonly name: string; readonly icon: IconShape }>
> = {
  SW8: { name: '지하철', icon: popupIcons.station },
  CS2: {
    name: '편의점',
    icon: {
      line: 'M4.5 11.5v8h15v-8M3.5 9L5 4.5h14L20.5 9a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0zM9.5 19.5v-5h5v5',
    },
  },
  MT1: {
    name: '마트',
    icon: {
      line: 'M3.5 5h2.3l2 10.5h9.7l2.5-7.5H6.4',
      fill: 'M7.9 19a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM14.6 19a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z',
    },
  },
  CE7: {
    name: '카페',
    icon: {
      line: 'M4.5 9H16v6a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 15zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3.5v2.5M12.3 3.5v2.5',
    },
  },
};
