import { shortSido } from '../shared/sido';
import { clampLevel } from './map';
import type { Area } from './place';

/** Up to here a phone shows about one dong (a box of 1.6 km); beyond, several. */
const LAST_DONG_LEVEL = 5;
/** Up to here a window shows about one 시·군·구 (3 to 13 km). */
const LAST_SIGUNGU_LEVEL = 8;
/** Up to here about one 시·도 (25 to 100 km); beyond, the country. */
const LAST_SIDO_LEVEL = 11;
const COUNTRY = '전국';

/**
 * What a map that stands here shows, as people name it: `관악구 신림동` (levels 1–5), `서울 관악구`
 * (6–8), `서울` (9–11), `전국` beyond. Null where the area is not known and would be named.
 */
export function areaName(area: Area | null, level: number): string | null {
  const whole = clampLevel(level);
  if (whole > LAST_SIDO_LEVEL) return COUNTRY;
  if (area === null) return null;
  const sido = shortSido(area.sido);
  if (whole > LAST_SIGUNGU_LEVEL) return sido;
  if (whole > LAST_DONG_LEVEL) return `${sido} ${area.sigungu}`.trimEnd();
  // 세종 has no 시·군·구: its dong stands behind the city's own name.
  return `${area.sigungu === '' ? sido : area.sigungu} ${area.dong}`.trimEnd();
}
