import { walkText, type TransitStop } from '#core';

/** `도보 약 5분` */
export const walkWords = ({ walkMinutes }: TransitStop): string => `도보 약 ${walkMinutes}분`;

/** `2호선·신림선 신림역 도보 약 5분`, `버스 정류장 신림사거리 도보 약 2분` (spec/facts F8). */
export function spokenStop(stop: TransitStop): string {
  return stop.kind === 'bus' ? `버스 정류장 ${walkText(stop)}` : walkText(stop);
}
