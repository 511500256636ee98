import { DEAL_STATUS, HOUSE_TYPE, type Yyyymmdd } from '#core';
import type { SampleDirect } from '../../db/deals/sample-writer';
import type { Dice } from '../../pictures/scenes/dice';
import { buildingsIn, type SampleBuilding } from '../house-building';
import { sampleAreas, type SampleArea } from '../sample-areas';
import { diceFor } from '../sample-dice';
import { nearestStation } from '../sample-stations';
import { makeDealHistory } from './deal-history';
import { DealOwners, partyFor } from './deal-people';
import { makeDealPlace } from './deal-place';
import { makeDealRoom } from './deal-room';
import { DealWords } from './deal-words';
import { SUSPICIOUS } from './lines.data';

const SAMPLE_DEALS = 440;

/** One of so many costs far less or far more than rooms there do, where there is enough to compare. */
const FAR_EACH = 6;
const FAR: readonly number[] = [0.55, 1.3, 0.6, 0.52, 1.35, 0.5, 0.62, 0.58];
/** Where the sample has houses enough for a usual price. */
const COMPARED: readonly string[] = ['신림동', '봉천동'];
const SUSPICIOUS_EACH = Math.floor(SAMPLE_DEALS / SUSPICIOUS.length);

/**
 * The direct deals of the sample: the same for the same seed and day, believable and invented. Every
 * room lies in the dong that it names.
 */
export function sampleDeals(seed: number, today: Yyyymmdd): SampleDirect[] {
  const owners = new DealOwners(seed);
  const words = new DealWords();
  let suspicious = 0;
  let comparable = 0;
  return buildings(seed, today).map(({ dice, building }, index) => {
    const isComparable =
      building.type === HOUSE_TYPE.ONE_ROOM && COMPARED.includes(building.area.dong.dong);
    comparable += isComparable ? 1 : 0;
    const isFar = isComparable && comparable % FAR_EACH === 0;
    const far = isFar ? (FAR[comparable / FAR_EACH - 1] ?? 1) : 1;
    const deal = makeDeal(dice, building, { today, owners, words, far });
    const isDue = index >= suspicious * SUSPICIOUS_EACH + SUSPICIOUS_EACH / 2;
    const line = isDue && deal.status === DEAL_STATUS.OPEN ? SUSPICIOUS[suspicious] : undefined;
    if (line === undefined) return deal;
    suspicious += 1;
    const description = `${deal.draft.description}\n${line}`;
    return { ...deal, draft: { ...deal.draft, description } };
  });
}

/** A building for each deal, with the dice of its own. */
function buildings(seed: number, today: Yyyymmdd) {
  const areas = sampleAreas(SAMPLE_DEALS).flatMap((area) => rooms(area));
  return areas.flatMap((area, index) => {
    const dice = diceFor(seed, 3, index);
    return [...buildingsIn(dice, area, today)].map((building) => ({ dice, building }));
  });
}

/** An area once for each of its rooms, which stand in a building each. */
const rooms = (area: SampleArea): SampleArea[] =>
  Array.from({ length: area.houses }, () => ({ ...area, houses: 1 }));

interface Making {
  readonly today: Yyyymmdd;
  readonly owners: DealOwners;
  readonly words: DealWords;
  readonly far: number;
}

function makeDeal(dice: Dice, building: SampleBuilding, making: Making): SampleDirect {
  const { today, owners, words, far } = making;
  const party = partyFor(dice, building.type);
  const { who, offerer, contact } = owners.ownerOf(dice, building, party);
  const { pictures, ...room } = makeDealRoom(dice, building, { today, party, far });
  const { place, shown } = makeDealPlace(dice, building, room.floor);
  const station = nearestStation(shown);
  const draft = { ...room, offerer, contact, place, pictureIds: [] };
  const { code, sido, sigungu, dong } = building.area.dong;
  return {
    draft: { ...draft, ...words.tell(dice, { draft, building, station }) },
    address: { dongliCode: code, sido, sigungu, dong },
    shown,
    station,
    isMiddle: false,
    who,
    pictures,
    ...makeDealHistory(dice, today),
  };
}
