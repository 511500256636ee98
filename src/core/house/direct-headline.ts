import { houseName, houseOutline } from './house-headline';
import type { Price } from './house-texts';
import type { DirectDeal, DirectSummary } from '../deal/deal';

type Priced = Pick<DirectSummary, 'rentType' | 'deposit' | 'monthly'>;

/** A deal's price as the texts of a price take it. */
export const directPrice = ({ rentType, deposit, monthly }: Priced): Price => ({
  dealType: rentType,
  deposit,
  monthly,
});

/** `월세 500/45 원룸`: what a deal is called in a sentence. */
export const directName = (deal: Priced & Pick<DirectSummary, 'roomType'>): string =>
  houseName({ ...directPrice(deal), type: deal.roomType });

/** What the page of a deal is called: `월세 500/45 원룸 직거래 · 신림동` */
export const directHeadline = (
  deal: Priced & Pick<DirectSummary, 'roomType' | 'address'>,
): string => `${directName(deal)} 직거래 · ${deal.address.dong}`;

/** `19.8㎡(6평) · 2층/4층 · 2호선 신림역 도보 약 10분 · 보증금 500만원 · 월 45만원 · 관리비 5만원` */
export const directOutline = (
  deal: Priced & Pick<DirectDeal, 'area' | 'floor' | 'station' | 'fee'>,
): string => {
  const { area, floor, station, fee } = deal;
  const maintenance = { fee: fee.amount, items: fee.items, billedByUse: [] };
  return houseOutline({ ...directPrice(deal), area, floor, station, maintenance });
};

/** What a list of deals is called: `신림동 직거래`; without a dong 직거래. */
export const directListHeadline = (dong: string | null): string =>
  dong === null ? '직거래' : `${dong} 직거래`;
