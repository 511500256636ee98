import type { Shared } from '#core';
import { scriptLoader } from '../shared/load-script';
import { KAKAO_SDK, kakaoSdkOf } from './kakao-share-sdk';

/** spec/rules §9 */
const TEMPLATE = 103830;

/** Opens KakaoTalk with a page to send. Throws where the SDK does. */
export type SendToKakao = (shared: Shared) => void;

/** Loads Kakao's SDK for our app, once. Rejects where it cannot be had, and then tries again. */
export function kakaoShareLoader(view: Window, key: string): () => Promise<SendToKakao> {
  return scriptLoader<SendToKakao>(view.document, {
    ...KAKAO_SDK,
    after: ({ ready }) => {
      const sdk = kakaoSdkOf(view);
      if (sdk === null) throw new Error('The script left no SDK.');
      if (!sdk.isInitialized()) sdk.init(key);
      ready((shared) => {
        sdk.Share.sendCustom({ templateId: TEMPLATE, templateArgs: templateArgs(shared) });
      });
    },
  });
}

/**
 * The words of our template. A template's link may be any path of a host that is registered at
 * Kakao, so that its buttons take `path`, which has no first slash.
 */
function templateArgs({ title, text, url, imageUrl }: Shared): Record<string, string> {
  const { pathname, search } = new URL(url);
  return {
    title,
    description: text,
    url,
    path: `${pathname}${search}`.slice(1),
    ...(imageUrl !== null && { imageUrl }),
  };
}
