import type { NaverMapOptions } from './naver-sdk';

type Ground = Pick<NaverMapOptions, 'background' | 'baseTileOpacity'>;

const LIGHT: Ground = { background: '#e9eae6', baseTileOpacity: 1 };
/** Naver has no dark ground without its vector maps: its tiles lie thin over a dark colour. */
const DARK: Ground = { background: '#101418', baseTileOpacity: 0.6 };

/** The ground of a theme. Its colours and marks stay Naver's; in the dark it does not glare. */
export const groundOf = (theme: 'light' | 'dark'): Ground => (theme === 'dark' ? DARK : LIGHT);
