import type { Env } from '../../env';

/** What the policy of a page names beside our own hosts, for services of others. */
export interface VendorSources {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
  readonly frame: readonly string[];
  /** Styles in the attributes of elements; null where the page's own rule is enough. */
  readonly styleAttribute: readonly string[] | null;
}

const NOTHING: VendorSources = {
  script: [],
  image: [],
  connect: [],
  form: [],
  frame: [],
  styleAttribute: null,
};

/**
 * Styles that a script sets (`element.style`) need no source. But both map scripts build their
 * controls from texts with `style="…"` in them, which does: attributes only, no style element.
 */
const FROM_TEXTS = ["'unsafe-inline'"] as const;

/**
 * Kakao's map: dapi hands out the script, which fetches its code from t1.daumcdn.net, tiles and
 * signs from other hosts of it, places from dapi, panoramas from rv.map. It takes the scheme of the
 * page, so that hosts stand without one: over http a browser accepts both, over https only https.
 * Kakao's sharing: the SDK of t1.kakaocdn.net sends a form to the sharer in a window of its own
 * and, on a phone, asks kapi. Its search of addresses, a script of t1.kakaocdn.net too, is a frame of
 * postcode.map. (Policies of sites that use them, read November 2026.)
 */
const KAKAO: VendorSources = {
  script: ['dapi.kakao.com', 't1.daumcdn.net', 'rv.map.kakao.com', 't1.kakaocdn.net'],
  image: ['*.daumcdn.net'],
  connect: ['dapi.kakao.com', 'rv.map.kakao.com', 'kapi.kakao.com'],
  form: ['https://sharer.kakao.com'],
  frame: ['https://postcode.map.kakao.com'],
  styleAttribute: FROM_TEXTS,
};

/**
 * Naver's map: oapi hands out the script and its submodules, and checks the key by another script;
 * nrbe tells the styles by a script too and draws the tiles, as `pstatic.net` or `map.naver.net`;
 * ssl.pstatic.net and static.naver.net have logo and cursors, panorama.* the street. Its collector
 * of errors (nelo) is left out: the map draws without it. (Measured by others, November 2026.)
 */
const NAVER: VendorSources = {
  script: [
    'oapi.map.naver.com',
    'nrbe.pstatic.net',
    'nrbe.map.naver.net',
    'panorama.map.naver.com',
  ],
  image: ['*.pstatic.net', '*.map.naver.net', 'static.naver.net', 'panorama.map.naver.com'],
  connect: [
    'oapi.map.naver.com',
    'nrbe.pstatic.net',
    'nrbe.map.naver.net',
    'panorama.map.naver.com',
    'panorama.pstatic.net',
  ],
  form: [],
  frame: [],
  styleAttribute: FROM_TEXTS,
};

/** The hosts of each service whose key is configured, and of no other. */
export function vendorSources({
  kakaoKey,
  naverMapKey,
}: Pick<Env, 'kakaoKey' | 'naverMapKey'>): VendorSources {
  const used = [kakaoKey === null ? NOTHING : KAKAO, naverMapKey === null ? NOTHING : NAVER];
  return {
    script: used.flatMap((one) => one.script),
    image: used.flatMap((one) => one.image),
    connect: used.flatMap((one) => one.connect),
    form: used.flatMap((one) => one.form),
    frame: used.flatMap((one) => one.frame),
    styleAttribute: used.find((one) => one.styleAttribute !== null)?.styleAttribute ?? null,
  };
}
