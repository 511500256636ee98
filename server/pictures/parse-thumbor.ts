/**
 * What an image link asks for (spec/outside O18: thumbor's grammar, as far as links of ours use
 * it).
 */
export interface ThumborRequest {
  /** Wholly inside the box instead of filling it. */
  readonly fitIn: boolean;
  /** Pixels; 0 leaves the side to the other one. */
  readonly width: number;
  readonly height: number;
  readonly smart: boolean;
  /** Never larger than the picture is. */
  readonly noUpscale: boolean;
  readonly watermark: Watermark | null;
  /** The picture's path, decoded, without a slash in front. */
  readonly image: string;
}

export interface Watermark {
  readonly image: string;
  /** Pixels from the left; negative ones from the right. */
  readonly x: number;
  readonly y: number;
  /** 0 is opaque, 100 cannot be seen. */
  readonly alpha: number;
}

const LINK =
  /^(fit-in\/)?(\d{1,5})x(\d{1,5})\/(smart\/)?(?:filters:([a-z_]+\([^)]*\)(?::[a-z_]+\([^)]*\))*)\/)?(.+)$/s;

/** Reads all that follows the signature; null for what is no link of this grammar. */
export function parseThumbor(link: string): ThumborRequest | null {
  const [, fitIn, width, height, smart, filters, encoded = ''] = LINK.exec(link) ?? [];
  const image = decoded(encoded);
  const known = readFilters(filters ?? '');
  if (width === undefined || image === null || known === null) return null;
  return {
    fitIn: fitIn !== undefined,
    width: Number(width),
    height: Number(height),
    smart: smart !== undefined,
    ...known,
    image,
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path) || null;
  } catch {
    return null;
  }
}

/** Null where a filter is not one of ours: leaving it out would answer another picture. */
function readFilters(text: string): Pick<ThumborRequest, 'noUpscale' | 'watermark'> | null {
  let noUpscale = false;
  let watermark: Watermark | null = null;
  for (const [, name, values = ''] of text.matchAll(/([a-z_]+)\(([^)]*)\)/g)) {
    if (name === 'no_upscale' && values === '') noUpscale = true;
    else if (name === 'watermark') {
      watermark = readWatermark(values);
      if (watermark === null) return null;
    } else return null;
  }
  return { noUpscale, watermark };
}

function readWatermark(values: string): Watermark | null {
  const [, image, x, y, alpha] = /^([^,]+),(-?\d{1,4}),(-?\d{1,4}),(\d{1,3})$/.exec(values) ?? [];
  if (image === undefined || Number(alpha) > 100) return null;
  return { image, x: Number(x), y: Number(y), alpha: Number(alpha) };
}
