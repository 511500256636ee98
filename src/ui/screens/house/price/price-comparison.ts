import {
  comparedPrice,
  dayText,
  dealName,
  formatManwon,
  houseMonthlyCost,
  houseTypeName,
  nearestManwon,
  withParticle,
  type House,
  type Manwon,
  type PriceLevel,
  type Yyyymmdd,
} from '#core';

/** With fewer others than this a median says little, and nothing is concluded from it. */
const FEWEST_OTHERS = 5;
const NO_BREAK_SPACE = '\u00a0';

export type PriceComparison =
  | { readonly kind: 'few'; readonly text: string }
  | {
      readonly kind: 'compared';
      readonly way: 'below' | 'above' | 'like';
      readonly text: string;
      /** Both in 만원, rounded as they are said. */
      readonly own: Manwon;
      readonly median: Manwon;
      /** How it was reckoned, with the day of the rule. */
      readonly note: string;
    };

/** A house beside the median of others of its kind in its dong. */
export function comparePrice(house: House, level: PriceLevel, on: Yyyymmdd): PriceComparison {
  const { count, median } = level;
  if (median === null || count === 0) return { kind: 'few', text: '비교할 집이 아직 없어요.' };
  if (count < FEWEST_OTHERS) return { kind: 'few', text: `비교할 집이 아직 ${count}곳이에요.` };

  const isJeonse = house.dealType === 'JEONSE';
  const own = nearestManwon(comparedPrice(house, on));
  const middle = nearestManwon(median);
  const whose = `같은 동 ${houseTypeName(house.type)} ${dealName(house.dealType)} ${count}곳의 가운데값`;
  const amount = `${isJeonse ? '' : '월 '}${formatManwon(Math.abs(own - middle))}원`;
  const apart = amount.replaceAll(' ', NO_BREAK_SPACE);
  const way = own < middle ? 'below' : own > middle ? 'above' : 'like';
  const text =
    way === 'like'
      ? `${withParticle(whose, '과/와')} 비슷해요.`
      : `${whose}보다 ${apart} ${way === 'below' ? '낮아요' : '높아요'}.`;
  return { kind: 'compared', way, text, own, median: middle, note: noteOf(house, on) };
}

function noteOf(house: House, on: Yyyymmdd): string {
  if (house.dealType === 'JEONSE') return '지금 올라와 있는 집의 보증금끼리 비교했어요.';
  const { ratePercent, rule } = houseMonthlyCost({ ...house, maintenance: 0 }, on);
  const rate = `${ratePercent.toFixed(2)}%`;
  return `보증금은 법정 전월세전환율 상한 ${rate}(${dayText(rule)} 기준)로 월세에 더해 비교한 참고 값이에요. 관리비는 넣지 않았어요.`;
}
