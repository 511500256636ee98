import { DEAL_TYPE, type DealType } from '../shared/codes';
import { dealName } from '../shared/text/deal-name';
import { formatManwon, type Manwon } from '../shared/money';
import { withParticle } from '../shared/text/particle';
import { STANDS, type SeenState, type Stands } from './seen-state';
import type { KeptPrice } from './zzim-houses';

/** What became of something since a person saw it. */
export interface ZzimChange {
  readonly kind:
    | 'over'
    | 'back'
    | 'reserved'
    | 'free'
    | 'begun'
    | 'closing'
    | 'closed'
    | 'until'
    | 'corrected'
    | 'deal'
    | 'price'
    | 'maintenance';
  /** Cheaper or dearer, where that can be said. */
  readonly way: 'down' | 'up' | null;
  /** `월세 5만 내림` */
  readonly text: string;
}

/** How a price went from one to another of the same deal type; null where it stayed. */
type PriceRule = (now: KeptPrice, before: KeptPrice) => Pick<ZzimChange, 'way' | 'text'> | null;

/** In a sentence 기타 alone would not say of what. */
const dealPhrase = (dealType: DealType): string =>
  dealType === DEAL_TYPE.OTHER ? `${dealName(dealType)} 거래` : dealName(dealType);

const plain = (kind: ZzimChange['kind'], text: string): ZzimChange => ({ kind, way: null, text });

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

function priceChanges(
  before: KeptPrice | null,
  now: KeptPrice | null,
  rule: PriceRule,
): ZzimChange[] {
  if (before === null || now === null) return [];
  const fees = maintenanceChanges(before.maintenance, now.maintenance);
  if (before.dealType !== now.dealType) {
    const name = withParticle(dealPhrase(now.dealType), '으로/로');
    return [plain('deal', `${dealPhrase(before.dealType)}에서 ${name} 바뀜`), ...fees];
  }
  const change = rule(now, before);
  return change === null ? fees : [{ kind: 'price', ...change }, ...fees];
}

/** What is said of something that has come to stand so; nothing where that alone is no news. */
function standsChanges(before: Stands, now: Stands): ZzimChange[] {
  if (before === now) return [];
  switch (now) {
    case STANDS.OVER:
      return [plain('over', '거래 완료')];
    case STANDS.RESERVED:
      return [plain('reserved', '예약 중')];
    case STANDS.OPEN:
      return before === STANDS.RESERVED
        ? [plain('free', '다시 거래 가능')]
        : [plain('back', '다시 나옴')];
    case STANDS.CLOSING:
      return [plain('closing', '마감 임박')];
    case STANDS.CLOSED:
      return [plain('closed', '마감')];
    case STANDS.APPLY:
      return before === STANDS.SCHEDULED ? [plain('begun', '접수 시작')] : [];
    case STANDS.SCHEDULED:
      return [];
  }
}

/**
 * What became of something between two moments, the most telling first (spec/readings R50): nothing where nothing is
 * known of the first, and nothing between equal states. Of a room that is let its price says nothing any more;
 * otherwise `priceRule` tells how it went (cost/price-change.ts).
 */
export function zzimChanges(
  before: SeenState | null,
  now: SeenState,
  priceRule: PriceRule,
): ZzimChange[] {
  if (before === null) return [];
  const stands = standsChanges(before.stands, now.stands);
  if (now.stands === STANDS.OVER) return stands;
  return [
    ...stands,
    ...priceChanges(before.price, now.price, priceRule),
    ...(before.until === now.until ? [] : [plain('until', '마감일 바뀜')]),
    ...(before.correctedOn === now.correctedOn ? [] : [plain('corrected', '공고 정정')]),
  ];
}
