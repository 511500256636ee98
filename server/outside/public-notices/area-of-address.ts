import { areaLevel, type NoticeArea } from '#core';
import type { AreaNames } from '../../ports/notices/public-notices';
import { cleanLine } from '../../shared/clean-text';

/** 경기도 수원시 영통구: nothing that homes lie in is named by more words. */
const MOST_WORDS = 3;

/**
 * The 시·군·구 in which an address lies, or its 시·도 where no more is known; null for what begins
 * with neither. A dong is too little: a list of homes would name hundreds of them.
 */
export function areaOfAddress(address: string, known: AreaNames): NoticeArea | null {
  const words = cleanLine(address).replaceAll(',', ' ').split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const area = known.find(words.slice(0, count).join(' '));
    if (area !== null && areaLevel(area.code) !== 'dong') return area;
  }
  return null;
}
