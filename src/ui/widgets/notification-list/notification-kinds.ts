import { NOTIFICATION_KIND, type NotificationKind } from '#core';
import type { IconShape } from '../../components/icon/icon-shape';
import { noticeIcons } from '../notice-row/notice-icons.data';

interface KindLook {
  readonly name: string;
  readonly icon: IconShape;
  /** Of its tile, for as long as it is unread. */
  readonly tone: 'brand' | 'warning';
}

/** How each kind is called and shown. */
export const KIND_LOOKS: Readonly<Record<NotificationKind, KindLook>> = {
  [NOTIFICATION_KIND.NOTICE_ALARM]: {
    name: '공고 마감',
    icon: noticeIcons.calendar,
    tone: 'warning',
  },
  [NOTIFICATION_KIND.NOTICE_CORRECTED]: {
    name: '정정공고',
    icon: noticeIcons.document,
    tone: 'brand',
  },
};
