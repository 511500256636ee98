/** The map services that browsers are divided between. */
export type MapService = 'kakao' | 'naver';

/** The share of browsers that get Naver (product.md §4). */
export const NAVER_SHARE = 0.2;

/**
 * The map service of this browser (readings.md R7): the remembered one, or a draw with a random
 * number in [0, 1), which the caller remembers. What is remembered but unknown is drawn again.
 */
export function chooseMapService(remembered: string | null, random: number): MapService {
  if (remembered === 'kakao' || remembered === 'naver') return remembered;
  return random < NAVER_SHARE ? 'naver' : 'kakao';
}
