import { ITEM_TYPE, NOTIFICATION_KIND, type MemberNotification } from '#core';

const HOUR_MS = 3_600_000;

/** What the member of the memory profile was told, before now. */
export function memoryNotifications(now: number): readonly MemberNotification[] {
  const told = (
    change: number,
    hoursAgo: number,
    one: Pick<MemberNotification, 'kind' | 'title' | 'message' | 'LINK' | 'isRead'>,
  ): MemberNotification => ({
    ...one,
    id: `told-${change}`,
    NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
    createdAt: new Date(now - hoursAgo * HOUR_MS).toISOString(),
    change,
    firstChange: change,
  });
  const title = '관악 청년 매입임대주택 예비입주자 모집 (예시)';
  return [
    told(3, 2, {
      kind: NOTIFICATION_KIND.NOTICE_ALARM,
      title,
      message: '내일 17:00에 마감해요',
      LINK: '101',
      isRead: false,
    }),
    told(2, 26, {
      kind: NOTIFICATION_KIND.NOTICE_CORRECTED,
      title,
      message: '접수 기간과 호수가 바뀌었어요',
      LINK: '101',
      isRead: false,
    }),
    told(1, 75, {
      kind: NOTIFICATION_KIND.NOTICE_ALARM,
      title,
      message: '3일 남았어요',
      LINK: '101',
      isRead: true,
    }),
  ];
}
