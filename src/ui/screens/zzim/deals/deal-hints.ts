import type { DealKindListed, ZzimTab } from '../zzim-lists';

/** What is said where a list of deals has none. */
export const DEAL_HINTS: Readonly<Record<DealKindListed, Readonly<Record<ZzimTab, string>>>> = {
  direct: {
    recent: '방을 열어 보면 여기에 남아요.',
    zzim: '마음에 드는 방의 하트를 누르면 여기에 모여요.',
    contact: '전화, 문자, 채팅으로 문의한 방이 여기에 모여요.',
  },
  mate: {
    recent: '메이트 글을 열어 보면 여기에 남아요.',
    zzim: '마음에 드는 메이트의 하트를 누르면 여기에 모여요.',
    contact: '서로 동의하고 이야기를 나눈 메이트가 여기에 모여요.',
  },
};
