import { HOUSE_STATUS } from '../house/house';
import { DEAL_TYPE, type DealType } from '../shared/codes';
import { dealName } from '../shared/text/deal-name';
import { formatManwon, type Manwon } from '../shared/money';
import { withParticle } from '../shared/text/particle';
import type { KeptHouse } from './zzim-houses';

/** What became of a house since it was kept. */
export interface ZzimChange {
  readonly kind: 'gone' | 'sold' | 'back' | 'deal' | 'price' | 'maintenance';
  /** Cheaper or dearer, where that can be said. */
  readonly way: 'down' | 'up' | null;
  /** `월세 5만 내림` */
  readonly text: string;
}

/** How a price went from one to another of the same deal type; null where it stayed. */
type PriceRule = (now: KeptHouse, before: KeptHouse) => Pick<ZzimChange, 'way' | 'text'> | null;

/** In a sentence 기타 alone would not say of what. */
const dealPhrase = (dealType: DealType): string =>
  dealType === DEAL_TYPE.OTHER ? `${dealName(dealType)} 거래` : dealName(dealType);

const plain = (kind: ZzimChange['kind'], text: string): ZzimChange => ({ kind, way: null, text });

function priceChanges(kept: KeptHouse, now: KeptHouse, rule: PriceRule): ZzimChange[] {
  if (kept.dealType !== now.dealType) {
    const name = withParticle(dealPhrase(now.dealType), '으로/로');
    return [plain('deal', `${dealPhrase(kept.dealType)}에서 ${name} 바뀜`)];
  }
  const change = rule(now, kept);
  return change === null ? [] : [{ kind: 'price', ...change }];
}

function maintenanceChanges(before: Manwon | null, after: Manwon | null): ZzimChange[] {
  if (before === after) return [];
  if (after === null) return [plain('maintenance', '관리비 확인 필요')];
  if (before === null) return [plain('maintenance', `관리비 ${formatManwon(after)} 확인됨`)];
  const way = after < before ? 'down' : 'up';
  const amount = formatManwon(Math.abs(after - before));
  return [
    { kind: 'maintenance', way, text: `관리비 ${amount} ${way === 'down' ? '내림' : '오름'}` },
  ];
}

/**
 * What became of a house since it was kept, the most telling first. `now` is null for one that is
 * no longer there. Of a house that is gone or let, its price says nothing any more;
 * otherwise `priceRule` tells how it went (cost/price-change.ts).
 */
export function zzimChanges(
  kept: KeptHouse,
  now: KeptHouse | null,
  priceRule: PriceRule,
): ZzimChange[] {
  if (now === null || now.status === HOUSE_STATUS.HIDDEN) return [plain('gone', '삭제된 매물')];
  const isSold = now.status === HOUSE_STATUS.SOLD;
  const wasSold = kept.status === HOUSE_STATUS.SOLD;
  if (isSold) return wasSold ? [] : [plain('sold', '거래 완료')];
  return [
    ...(wasSold ? [plain('back', '다시 나온 매물')] : []),
    ...priceChanges(kept, now, priceRule),
    ...maintenanceChanges(kept.maintenance, now.maintenance),
  ];
}
