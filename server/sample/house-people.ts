import { HOUSE_TYPE, type Advertiser, type HouseContact } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { SampleBuilding } from './house-building';
import type { Dong } from '../geography/dongs.data';
import { diceFor } from './sample-dice';

export interface SamplePeople {
  readonly advertiser: Advertiser;
  readonly contact: HouseContact;
}

/** Numbers that nobody can have. */
const number = (dice: Dice, start: '010' | '0507') =>
  `${start}-0000-${String(dice.whole(0, 9999)).padStart(4, '0')}`;

/** A site that nobody can have (RFC 2606). */
const chatUrlOf = (index: number): string => `https://openchat.example/o/yesi-${index + 1}`;

export function makePeople(
  dice: Dice,
  building: SampleBuilding,
  isByOwner: boolean,
  { seed, index }: { readonly seed: number; readonly index: number },
): SamplePeople {
  const advertiser = isByOwner ? makeParty(dice, building) : officeOf(dice, building, seed);
  const hasTel = dice.chance(isByOwner ? 0.75 : 0.97);
  const tel = advertiser.kind === 'BROKER' ? advertiser.tel : number(dice, '0507');
  return {
    advertiser,
    contact: {
      tel: hasTel ? tel : null,
      sms: dice.chance(0.62) ? number(dice, '010') : null,
      // Somebody who takes no calls can always be written to; a third of all can.
      chatUrl: !hasTel || dice.chance(0.3) ? chatUrlOf(index) : null,
    },
  };
}

const SURNAMES = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오', '서', '신', '권', '황'] as const; // oxfmt-ignore

function makeParty(dice: Dice, { type }: SampleBuilding): Advertiser {
  const isTenant = type === HOUSE_TYPE.ONE_ROOM && dice.chance(0.35);
  return { kind: isTenant ? 'TENANT' : 'LAND_LORD', name: `${dice.pick(SURNAMES)}예시` };
}

/** Offices that a dong has. */
const OFFICES = 5;

/** A dong's offices are the same for all of its houses. */
function officeOf(dice: Dice, { area: { dong } }: SampleBuilding, seed: number): Advertiser {
  const which = dice.whole(0, OFFICES - 1);
  const own = diceFor(seed, Number(dong.code.slice(0, 8)), which);
  const serial = String(own.whole(1, 99_999)).padStart(5, '0');
  return {
    kind: 'BROKER',
    office: officeName(own, dong, which),
    representative: `${own.pick(SURNAMES)}예시`,
    registrationNumber: `00000-0000-${serial} (예시)`,
    address: `${dong.sido} ${dong.sigungu} ${dong.dong} (예시)`,
    tel: number(own, '0507'),
  };
}

const WORDS = ['새봄', '하늘', '온마루', '다온', '햇살', '도담', '미소', '가온', '푸른', '단비', '이음', '한결', '누리', '바른', '정다운', '느티나무'] as const; // oxfmt-ignore

function officeName(dice: Dice, { dong, sigungu }: Dong, which: number): string {
  const place = dong.replace(/\d*동\d*가?$|\d가$/, '');
  const names = [
    `${place} 예시공인중개사사무소`,
    `예시${dice.pick(WORDS)}공인중개사사무소`,
    `${dice.pick(WORDS)} 예시부동산중개`,
    `${place}${dice.pick(WORDS)} 예시공인중개사사무소`,
    `${sigungu.split(' ').at(-1) ?? sigungu} 예시${dice.pick(WORDS)}부동산`,
  ];
  return names[which] ?? `${place} 예시공인중개사사무소`;
}
