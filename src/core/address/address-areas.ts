import type { Area } from '../map/place';

interface AddressAreas extends Omit<Area, 'dongliCode'> {
  /** 신림동 1433-12, whatever stood in front of the dong. */
  readonly lot: string;
}

/**
 * The areas of a building, by its road from the 시·도 on and its lot, which may be as long. 읍 and 면 are
 * part of the dong, as the lot says it.
 */
export function addressAreas(road: string, lot: string): AddressAreas {
  const [sido = '', ...others] = road.split(' ');
  const end = others.findIndex((word) => !/[시군구]$/.test(word));
  const sigungu = others.slice(0, Math.max(0, end)).join(' ');
  const around = sigungu === '' ? `${sido} ` : `${sido} ${sigungu} `;
  const own = lot.startsWith(around) ? lot.slice(around.length) : lot;
  return { sido, sigungu, dong: own.replace(/ (?:산 ?)?[\d-]+$/, ''), lot: own };
}
