import { clampLevel } from './map';

/** Kakao level and Naver zoom add up to this (spec/rules §4). */
const LEVEL_PLUS_ZOOM = 20;

/** The Naver zoom (6–19) of a Kakao level; levels beyond 1–14 are clamped (spec/readings R8). */
export function toNaverZoom(level: number): number {
  return LEVEL_PLUS_ZOOM - clampLevel(level);
}

/** The Kakao level (1–14) of a Naver zoom; zooms beyond 6–19 are clamped (spec/readings R8). */
export function fromNaverZoom(zoom: number): number {
  return clampLevel(LEVEL_PLUS_ZOOM - zoom);
}
