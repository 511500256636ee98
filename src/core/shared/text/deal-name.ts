import { DEAL_TYPE, type DealType } from '../codes';

const NAMES: Readonly<Record<DealType, string>> = {
  [DEAL_TYPE.MONTH_RENT]: '월세',
  [DEAL_TYPE.JEONSE]: '전세',
  [DEAL_TYPE.OTHER]: '기타',
};

/** 월세 · 전세 · 기타 (spec/facts F8) */
export function dealName(dealType: DealType): string {
  return NAMES[dealType];
}
