import type { DealKind } from '../deal/deal';
import type { DealNewsKind } from './deal-news';

/** A listing that is told of, by what it is called. */
export interface ToldListing {
  readonly why: DealNewsKind;
  /** 월세 500/45 원룸 */
  readonly name: string;
}

const KINDS: Readonly<Record<DealKind, string>> = { direct: '직거래', mate: '메이트' };

/** What a search is called: `신림동 직거래`; without a dong 전국. */
export const dealSearchName = (dealType: DealKind, place: string | null): string =>
  `${place ?? '전국'} ${KINDS[dealType]}`;

/** What a list says of an alarm that could be set: `신림동에 새 직거래 글이 올라오면 알려 드려요` */
export const dealAlarmOffer = (dealType: DealKind, place: string | null): string =>
  `${place === null ? '' : `${place}에 `}새 ${KINDS[dealType]} 글이 올라오면 알려 드려요`;

/** What a filter's list says once an alarm was set. */
export const dealAlarmSet = (dealType: DealKind, place: string | null): string =>
  `${dealSearchName(dealType, place)} 새 글을 알려 드릴게요`;

/** A member who has as many as there may be. */
export const dealAlarmsFull = (most: number): string =>
  `새 글 알림은 ${most}개까지 켤 수 있어요. 다른 알림을 끄고 다시 시도해 주세요.`;

/**
 * What a member is told of listings that a search found, at least one: `신림동 직거래 새 글 3개`, by
 * what the first is called.
 */
export function dealAlarmText(
  search: { readonly dealType: DealKind; readonly place: string | null },
  told: readonly [ToldListing, ...ToldListing[]],
): { readonly title: string; readonly message: string } {
  const [{ name }] = told;
  const where = dealSearchName(search.dealType, search.place);
  const cheaper = told.filter(({ why }) => why === 'CHEAPER').length;
  const fresh = told.length - cheaper;
  const message = told.length === 1 ? name : `${name} 외 ${told.length - 1}개`;
  if (told.length === 1)
    return { title: `${where} ${fresh === 1 ? '새 글' : '가격이 내려간 글'}`, message };
  if (cheaper === 0) return { title: `${where} 새 글 ${fresh}개`, message };
  if (fresh === 0) return { title: `${where} 가격이 내려간 글 ${cheaper}개`, message };
  return { title: `${where} 새 글 ${fresh}개 · 가격이 내려간 글 ${cheaper}개`, message };
}
