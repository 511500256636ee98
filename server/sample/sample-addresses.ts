import { readAddress, type AddressCandidate } from '#core';
import type { NewAddress } from '../db/addresses/address-writer';
import type { Dong } from '../geography/dongs.data';
import type { Dice } from '../pictures/scenes/dice';
import { SAMPLE_SIZE } from './make-houses';
import { pointIn, sampleAreas, type SampleArea } from './sample-areas';
import { diceFor, some } from './sample-dice';
import { ZIP_BEGINNINGS } from './sample-zips.data';

/** Buildings of each piece of a dong. */
const BUILDINGS = 30;
const NAMED = 0.4;
const NAMES = [
  '가온빌',
  '은빛하우스',
  '나래오피스텔',
  '한울주택',
  '다솜맨션',
  '라온스테이',
  '해솔빌라',
];
const ENDINGS = ['', '1차', '2차', '3차'];

/** Roads that large dongs are known by; all others have those that their names make. */
const KNOWN_ROADS: Readonly<Record<string, readonly string[]>> = {
  '1162010200': ['신림로', '난곡로', '남부순환로', '호암로', '서림길'],
  '1162010100': ['봉천로', '관악로', '남부순환로', '은천로', '낙성대로', '청룡길'],
  '5011010400': ['이도로', '중앙로'],
  '5011011700': ['아라로', '중앙로'],
};

/** 상도 of 상도1동, 당산 of 당산동5가; 길동 stays, of which one letter would be left. */
function stemOf(name: string, ending: RegExp): string {
  const stem = name.replace(ending, '');
  return stem.length < 2 ? name : stem;
}

const roadOf = (name: string): string => [name, '로'].join('');

function mainRoads({ code, sigungu, dong }: Dong): readonly string[] {
  const known = KNOWN_ROADS[code];
  if (known !== undefined) return known;
  const district = sigungu.replace(/^.* /, '');
  const town = stemOf(district, /[시구]$/);
  return [roadOf(stemOf(dong, /\d*(?:동\d*)?가?$/)), town === district ? '중앙로' : roadOf(town)];
}

/** The main roads of a dong, each with a few that branch off. */
function roadsOf(dice: Dice, dong: Dong): readonly string[] {
  const mains = mainRoads(dong);
  const branches = Array.from({ length: 5 }, () => {
    const [main = ''] = some(dice, mains, 1);
    return main.endsWith('로') ? `${main}${dice.whole(1, 40)}길` : main;
  });
  return [...mains, ...branches];
}

/** Numbers of one road are never given twice. */
class Numbers {
  private readonly last = new Map<string, number>();

  next(dice: Dice, road: string): number {
    const number = (this.last.get(road) ?? 0) + dice.whole(1, 5);
    this.last.set(road, number);
    return number;
  }
}

function makeAddress(
  dice: Dice,
  area: SampleArea,
  { roads, numbers }: { readonly roads: readonly string[]; readonly numbers: Numbers },
): AddressCandidate {
  const { code, sido, sigungu, dong } = area.dong;
  const [name = ''] = some(dice, roads, 1);
  const road = [sido, sigungu, name].join(' ');
  const [building = ''] = some(dice, NAMES, 1);
  const [ending = ''] = some(dice, ENDINGS, 1);
  const zip = `${ZIP_BEGINNINGS[code.slice(0, 5)] ?? '000'}${String(dice.whole(0, 99)).padStart(2, '0')}`;
  return {
    ...pointIn(dice, area),
    road: `${road} ${numbers.next(dice, road)}`,
    lot: `${dong} ${dice.whole(10, 1999)}-${dice.whole(1, 60)}`,
    building: dice.chance(NAMED) ? `${building}${ending} (예시)` : null,
    zip,
    dongliCode: code,
    sido,
    sigungu,
    dong,
  };
}

/**
 * Addresses of the sample. They are INVENTED: roads of these names may be there, but no building is
 * known to stand at the number, on the lot or at the point, and the names of buildings say 예시. True ones
 * come by an import (docs/guides/addresses.md).
 */
export function sampleAddresses(seed: number): NewAddress[] {
  const numbers = new Numbers();
  return sampleAreas(SAMPLE_SIZE).flatMap((area, index) => {
    const dice = diceFor(seed, 6, index);
    const roads = roadsOf(dice, area.dong);
    return Array.from({ length: BUILDINGS }, () => {
      const address = makeAddress(dice, area, { roads, numbers });
      const read = readAddress(address);
      return read === null ? [] : [{ address, keys: read.keys }];
    }).flat();
  });
}
