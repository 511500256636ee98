import { NOTIFICATION_KIND, type NotificationKind } from '#core';
import type { IconShape } from '../../components/icon/icon-shape';
import { noticeIcons } from '../notice-row/notice-icons.data';
import { kindIcons } from './kind-icons.data';

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
  [NOTIFICATION_KIND.COMMENT]: { name: '댓글', icon: kindIcons.comment, tone: 'brand' },
  [NOTIFICATION_KIND.REPLY]: { name: '답글', icon: kindIcons.reply, tone: 'brand' },
  [NOTIFICATION_KIND.LIKE]: { name: '공감', icon: kindIcons.like, tone: 'brand' },
  [NOTIFICATION_KIND.MODERATED]: { name: '운영 안내', icon: kindIcons.shield, tone: 'warning' },
  [NOTIFICATION_KIND.DEAL_CONFIRM]: { name: '내 직거래', icon: kindIcons.door, tone: 'warning' },
  [NOTIFICATION_KIND.CHAT]: { name: '채팅', icon: kindIcons.reply, tone: 'brand' },
  [NOTIFICATION_KIND.VISIT]: { name: '방문 약속', icon: noticeIcons.calendar, tone: 'warning' },
  [NOTIFICATION_KIND.DEAL_ALARM]: { name: '새 글', icon: kindIcons.door, tone: 'brand' },
  [NOTIFICATION_KIND.ZZIM_CHANGED]: { name: '찜', icon: kindIcons.heart, tone: 'brand' },
  [NOTIFICATION_KIND.MATE]: { name: '메이트', icon: kindIcons.mates, tone: 'brand' },
};
