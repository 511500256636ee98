/**
 * What Kakao's postcode service puts on window as `kakao` (before as `daum`), as far as it is used here;
 * by its guide (postcode.map.kakao.com/guide, read November 2026). It takes no key.
 */
export interface KakaoPostcode {
  embed(element: HTMLElement, options: { readonly q: string; readonly autoClose: boolean }): void;
}

export type KakaoPostcodeMaker = new (options: {
  readonly oncomplete: (picked: unknown) => void;
  readonly width: string;
  readonly height: string;
  /** False: the 시·도 by its whole name. */
  readonly shorthand: boolean;
}) => KakaoPostcode;

export const KAKAO_POSTCODE_URL =
  'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

const inside = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
    ? Reflect.get(owner, name)
    : undefined;

/** Null where the script left something else, or nothing. */
export function kakaoPostcodeOf(view: object): KakaoPostcodeMaker | null {
  const makers = ['kakao', 'daum'].map((name) => inside(inside(view, name), 'Postcode'));
  const maker = makers.find((one) => typeof one === 'function');
  return maker === undefined ? null : (maker as KakaoPostcodeMaker);
}

/** A text of what was picked; empty where it says none. */
export function pickedText(picked: unknown, name: string): string {
  const text = inside(picked, name);
  return typeof text === 'string' ? text.trim() : '';
}
