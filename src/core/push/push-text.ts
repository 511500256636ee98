import { PUSH_KIND, type PushKind } from './push';

/** What a pushed message shows. */
export interface PushText {
  readonly title: string;
  readonly body: string;
}

/** What may be read by whoever sees the screen: that there is something, and of what kind. */
const NEUTRAL: Readonly<Record<PushKind, string>> = {
  [PUSH_KIND.NOTICE]: '챙겨 둔 공고 알림이 있어요',
  [PUSH_KIND.REPLY]: '새 댓글이나 답글이 있어요',
  [PUSH_KIND.CHAT]: '새 채팅이 있어요',
  [PUSH_KIND.SEARCH]: '알림을 켠 검색에 새 글이 있어요',
  [PUSH_KIND.ZZIM]: '찜해 둔 것에 바뀐 점이 있어요',
  [PUSH_KIND.DEAL]: '직거래·메이트 알림이 있어요',
};

/**
 * What a push says (spec/readings R32b): nothing of a person or of what they look for, unless they chose
 * that it may be read on a locked screen.
 */
export function pushText(
  kind: PushKind,
  told: { readonly title: string; readonly message: string },
  showsText: boolean,
): PushText {
  if (!showsText) return { title: NEUTRAL[kind], body: '눌러서 확인해 주세요' };
  return { title: told.title, body: told.message };
}
