import type { ShareWay } from '#core';
import type { IconShape } from '../../components/icon/icon-shape';

/** How a way reads, and its sign. A service's own colour lies behind it in share-popup.module.scss. */
export const SHARE_WAYS: Readonly<
  Record<Exclude<ShareWay, 'sheet'> | 'link', { readonly name: string; readonly icon: IconShape }>
> = {
  facebook: {
    name: '페이스북',
    icon: {
      line: '',
      fill: 'M13.6 21v-8.1h2.8l.4-3.3h-3.2V7.5c0-1 .3-1.6 1.7-1.6H17V3.1C16.7 3 15.7 3 14.6 3c-2.5 0-4.2 1.5-4.2 4.3v2.3H7.6v3.3h2.8V21z',
    },
  },
  kakao: {
    name: '카카오톡',
    icon: {
      line: '',
      fill: 'M12 4.5c-4.8 0-8.5 3-8.5 6.8 0 2.4 1.6 4.5 4 5.7l-.8 3c-.1.4.3.6.6.4l3.5-2.4c.4 0 .8.1 1.2.1 4.8 0 8.5-3 8.5-6.8S16.8 4.5 12 4.5z',
    },
  },
  sms: {
    name: '문자',
    icon: {
      line: 'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 17h-6.5L7 20.5V17H6a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 6 5zM8 9.5h8M8 12.5h5',
    },
  },
  link: {
    name: '링크 복사',
    icon: {
      line: 'M10.5 13.5a3.5 3.5 0 0 0 5 0l3.5-3.5a3.5 3.5 0 0 0-5-5l-1.5 1.5M13.5 10.5a3.5 3.5 0 0 0-5 0L5 14a3.5 3.5 0 0 0 5 5l1.5-1.5',
    },
  },
};
