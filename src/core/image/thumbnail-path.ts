/** Pictures under this literal prefix carry the watermark (spec/rules §7). */
const MARKED = '/house';

/** The watermark that the image server lays on: its file, its place in pixels, its alpha in %. */
export const WATERMARK = { image: 'watermark.png', x: -16, y: -16, alpha: 40 } as const;

/** A side in pixels; 0, which leaves it to the other side, for what is no such number. */
const side = (pixels: number): number => {
  const whole = Math.round(pixels);
  return Number.isSafeInteger(whole) ? Math.max(whole, 0) : 0;
};

/** Percent-encoded; half a character becomes U+FFFD. */
const encoded = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'));

/**
 * The thumbor path of a thumbnail (spec/readings R19), to be signed by the server: size in pixels,
 * `no_upscale()`, the watermark for paths under `/house`, then the picture's path, its segments
 * percent-encoded. No leading slash: `300x200/filters:no_upscale()/image`. `isSmart` asks that what
 * matters of the picture stays where its shape is cut.
 */
export function thumbnailPath(i: {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly isSmart?: boolean;
}): string {
  const { image, x, y, alpha } = WATERMARK;
  const watermark = i.path.startsWith(MARKED) ? `:watermark(${image},${x},${y},${alpha})` : '';
  const picture = i.path.replace(/^\/+/, '').split('/').map(encoded).join('/');
  const smart = i.isSmart === true ? 'smart/' : '';
  return `${side(i.width)}x${side(i.height)}/${smart}filters:no_upscale()${watermark}/${picture}`;
}

/** The path of an advertisement's picture (spec/rules §7): `/inventory/{ID}/{IMAGE_1}`. */
export function inventoryImagePath(i: {
  readonly ID: string | number;
  readonly IMAGE_1: string;
}): string {
  return `/inventory/${i.ID}/${i.IMAGE_1}`;
}
