/**
 * What Kakao's JavaScript SDK puts on window as `Kakao`, as far as it is used here; by its guide
 * (developers.kakao.com/docs/ko/kakaotalk-share/js-link, read November 2026).
 */
export interface KakaoSdk {
  isInitialized(): boolean;
  init(javascriptKey: string): void;
  readonly Share: {
    /** Says nothing of whether the person sent it. */
    sendCustom(message: {
      readonly templateId: number;
      readonly templateArgs: Readonly<Record<string, string>>;
    }): void;
  };
}

/** A version is never changed at Kakao's; its hash stands beside it in their download page. */
export const KAKAO_SDK = {
  url: 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.2/kakao.min.js',
  integrity: 'sha384-TiCUE00h649CAMonG018J2ujOgDKW/kVWlChEuu4jK2vxfAAD0eZxzCKakxg55G4',
} as const;

const inside = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
    ? Reflect.get(owner, name)
    : undefined;

const isSdk = (value: unknown): value is KakaoSdk =>
  typeof inside(value, 'init') === 'function' &&
  typeof inside(value, 'isInitialized') === 'function' &&
  typeof inside(inside(value, 'Share'), 'sendCustom') === 'function';

/** Null where the script left something else, or nothing. */
export function kakaoSdkOf(view: object): KakaoSdk | null {
  const sdk = inside(view, 'Kakao');
  return isSdk(sdk) ? sdk : null;
}
