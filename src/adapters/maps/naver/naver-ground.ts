import type { MapPadding } from '#core';
import type { NaverMapOptions } from './naver-sdk';

type Ground = Pick<NaverMapOptions, 'background' | 'baseTileOpacity'>;

const LIGHT: Ground = { background: '#e9eae6', baseTileOpacity: 1 };
/** Naver has no dark ground without its vector maps: its tiles lie thin over a dark colour. */
const DARK: Ground = { background: '#101418', baseTileOpacity: 0.6 };

/** The ground of a theme. Its colours and marks stay Naver's; in the dark it does not glare. */
export const groundOf = (theme: 'light' | 'dark'): Ground => (theme === 'dark' ? DARK : LIGHT);

/** Naver's own mark and legal notice lead there. */
const CREDIT = 'a[href*="naver.com"], a[href*="pstatic.net"]';

/**
 * Lifts Naver's own marks (logo and rights) over what covers the map's foot: they have to be seen.
 * The script has no call for that; where it draws them otherwise, they stay where it puts them.
 */
export function liftCredits(root: HTMLElement, { left, bottom }: MapPadding): void {
  for (const child of root.children) {
    if (child instanceof HTMLElement && child.querySelector(CREDIT) !== null) {
      child.style.translate = `${left}px ${-bottom}px`;
    }
  }
}
