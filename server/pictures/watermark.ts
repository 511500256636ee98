import { WATERMARK } from '#core';
import type { OverlayOptions } from 'sharp';
import type { Watermark } from './parse-thumbor';

/** The mark of 한칸 as a path, so that no font is needed (spec/look L5). */
const mark = (side: number, opacity: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="${side}" height="${side}"><g opacity="${opacity}"><rect width="28" height="28" rx="8" fill="#00c1b1"/><path d="M7.500 20.500v-13h13v13M12 20.500v-5.500h4v5.500" fill="none" stroke="#17191c" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`;

/** Whether the mark that a link names is one that this server has. */
export const isKnownMark = (watermark: Watermark | null) =>
  watermark === null || watermark.image === WATERMARK.image;

/** A twentieth of the picture's width: seen, and in nobody's way. Null where it finds no room. */
export function watermarkOn(
  { x, y, alpha }: Watermark,
  width: number,
  height: number,
): OverlayOptions | null {
  const side = Math.max(14, Math.round(width / 20));
  const left = x < 0 ? width + x - side : x;
  const top = y < 0 ? height + y - side : y;
  if (left < 0 || top < 0 || left + side > width || top + side > height) return null;
  return { input: Buffer.from(mark(side, 1 - alpha / 100)), left, top };
}
