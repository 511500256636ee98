import { describe, expect, it } from 'vitest';
import {
  DEAL_STATUS,
  DEAL_TYPE,
  directFaults,
  distanceMetres,
  graphemeCount,
  HOUSE_TYPE,
  isContactNumber,
  ITEMISED_FROM,
  seoulMidnight,
  type DirectDraft,
} from '#core';
import type { SampleDirect } from '../../../server/db/deals/sample-writer';
import { DONGS } from '../../../server/geography/dongs.data';
import { parseScenePath } from '../../../server/pictures/scenes/scenes';
import { SAMPLE_PEOPLE } from '../../../server/sample/community/people.data';
import { BROKER_BODIES } from '../../../server/sample/deals/broker.data';
import { DEAL_PEOPLE } from '../../../server/sample/deals/deal-people';
import { LANDLORD_1 } from '../../../server/sample/deals/landlord-1.data';
import { LANDLORD_2 } from '../../../server/sample/deals/landlord-2.data';
import { SUSPICIOUS } from '../../../server/sample/deals/lines.data';
import { sampleDeals } from '../../../server/sample/deals/make-deals';
import { TENANT_1 } from '../../../server/sample/deals/tenant-1.data';
import { TENANT_2 } from '../../../server/sample/deals/tenant-2.data';
import { nearestStation } from '../../../server/sample/sample-stations';
import { geodata, isInside, seoulDongs } from '../geography/geodata';

const TODAY = '20261120';
const MIDNIGHT = seoulMidnight(TODAY);
const DAY_MS = 86_400_000;
const deals = sampleDeals(7, TODAY);
const share = (is: (deal: SampleDirect) => boolean) => deals.filter(is).length / deals.length;
const wrong = (is: (deal: SampleDirect) => boolean) => deals.filter(is).map(({ draft }) => draft.title); // oxfmt-ignore
const by = (party: DirectDraft['offerer']['party']) => share(({ draft }) => draft.offerer.party === party); // oxfmt-ignore
const isOnOffer = ({ status }: SampleDirect) => status === DEAL_STATUS.OPEN || status === DEAL_STATUS.RESERVED; // oxfmt-ignore

describe('the direct deals of the sample', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    expect(sampleDeals(7, TODAY)).toEqual(deals);
    expect(sampleDeals(8, TODAY)[0]).not.toEqual(deals[0]);
  });

  it('are drafts that the core finds nothing wrong with', () => {
    const faults = deals.flatMap(({ draft }) => directFaults({ ...draft, pictureIds: ['a-picture'] })); // oxfmt-ignore
    expect(faults).toEqual([]);
  });

  it('are many, of every party and kind in believable shares', () => {
    expect(deals.length).toBeGreaterThanOrEqual(420);
    expect(by('TENANT')).toBeGreaterThan(0.38);
    expect(by('LAND_LORD')).toBeGreaterThan(0.33);
    expect(by('BROKER')).toBeGreaterThan(0.1);
    expect(share(({ draft }) => draft.roomType === HOUSE_TYPE.ONE_ROOM)).toBeGreaterThan(0.6);
    for (const type of Object.values(HOUSE_TYPE))
      expect(share(({ draft }) => draft.roomType === type)).toBeGreaterThan(0.03);
    const rents = (type: string) => share(({ draft }) => draft.rentType === type);
    expect(rents(DEAL_TYPE.JEONSE)).toBeCloseTo(0.12, 1);
    expect(rents(DEAL_TYPE.OTHER)).toBeGreaterThan(0.01);
    expect(rents(DEAL_TYPE.OTHER)).toBeLessThan(0.08);
    expect(share(({ address }) => address.dong === '신림동')).toBeGreaterThan(0.05);
  });

  it('itemise a fee of 10만원 or more', () => {
    const dear = deals.filter(({ draft }) => draft.fee.amount >= ITEMISED_FROM);
    expect(dear.length).toBeGreaterThan(5);
    expect(dear.filter(({ draft }) => draft.fee.items.length === 0)).toEqual([]);
  });

  it('belong to many people, none of whom writes in the community', () => {
    const counts = new Map<number, number>();
    for (const { who } of deals) counts.set(who, (counts.get(who) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(70);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(12);
    expect([...counts.keys()].filter((who) => DEAL_PEOPLE[who] === undefined)).toEqual([]);
    expect(new Set([...DEAL_PEOPLE, ...SAMPLE_PEOPLE]).size).toBe(
      DEAL_PEOPLE.length + SAMPLE_PEOPLE.length,
    );
    const lengths = DEAL_PEOPLE.map(graphemeCount);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(12);
  });

  it('keep one party and one office to a person', () => {
    const offices = new Map<number, Set<string>>();
    for (const { who, draft } of deals) {
      const { offerer } = draft;
      const named = offerer.party === 'BROKER' ? offerer.registrationNumber : offerer.party;
      offices.set(who, (offices.get(who) ?? new Set()).add(named));
    }
    expect([...offices.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  it('give only numbers that nobody has, and offices that are marked as examples', () => {
    const isNobodys = (number: string) =>
      /^(010|0507)-0000-\d{4}$/.test(number) && isContactNumber(number);
    expect(wrong(({ draft }) => draft.contact.tel !== null && !isNobodys(draft.contact.tel))).toEqual([]); // oxfmt-ignore
    for (const { draft } of deals) {
      const { offerer } = draft;
      if (offerer.party !== 'BROKER') continue;
      expect(isNobodys(offerer.tel)).toBe(true);
      for (const text of [
        offerer.office,
        offerer.representative,
        offerer.registrationNumber,
        offerer.address,
      ])
        // oxfmt-ignore
        expect(text).toContain('예시');
    }
  });

  it('show three to twelve pictures that can be drawn', () => {
    expect(wrong(({ pictures }) => pictures.length < 3 || pictures.length > 12)).toEqual([]);
    expect(wrong(({ pictures }) => new Set(pictures).size < pictures.length)).toEqual([]);
    expect(deals.flatMap(({ pictures }) => pictures).filter((path) => parseScenePath(path) === null)).toEqual([]); // oxfmt-ignore
  });
});

describe('where the deals of the sample are', () => {
  it('tells a circle that holds the room and is never the room itself', () => {
    const off = deals.map(({ draft, shown }) => distanceMetres(draft.place, shown));
    expect(Math.max(...off)).toBeLessThan(100);
    expect(Math.min(...off)).toBeGreaterThan(0);
    expect(new Set(deals.map(({ shown }) => `${shown.lat} ${shown.lng}`)).size).toBe(deals.length);
  });

  it('is in the dong that they name, with a station by the rule from the circle', () => {
    const dongs = new Map(DONGS.map((dong) => [dong.code, dong]));
    for (const { draft, address, shown, station } of deals) {
      const dong = dongs.get(draft.place.dongliCode);
      expect(address).toMatchObject({ dongliCode: dong?.code, dong: dong?.dong });
      expect(draft.place.road).toContain(address.sigungu);
      expect(station).toEqual(nearestStation(shown));
    }
    const json = geodata('seoul_neighborhoods_topo_simple.json');
    if (json === null) return;
    const seoul = seoulDongs(json);
    const inSeoul = deals.filter(({ address }) => address.sido === '서울특별시');
    expect(inSeoul.length).toBeGreaterThan(200);
    expect(inSeoul.filter(({ draft }) => !isInside(draft.place, seoul.get(draft.place.dongliCode) ?? []))).toEqual([]); // oxfmt-ignore
  });
});

describe('the life of the deals of the sample', () => {
  it('is over when the day begins, and no older than two months', () => {
    expect(wrong(({ createdAt, confirmedAt }) => confirmedAt >= MIDNIGHT || confirmedAt < createdAt)).toEqual([]); // oxfmt-ignore
    expect(wrong(({ createdAt }) => createdAt < MIDNIGHT - 61 * DAY_MS)).toEqual([]);
  });

  it('is on offer and lately confirmed for most, reserved, over or hidden for some', () => {
    const has = (status: string) => share((deal) => deal.status === status);
    expect(share((deal) => isOnOffer(deal) && deal.confirmedAt >= MIDNIGHT - 5 * DAY_MS)).toBeGreaterThan(0.88); // oxfmt-ignore
    expect(has(DEAL_STATUS.RESERVED)).toBeCloseTo(0.06, 1);
    for (const status of Object.values(DEAL_STATUS)) expect(has(status)).toBeGreaterThan(0);
    const forgotten = deals.filter(({ confirmedAt }) => confirmedAt <= MIDNIGHT - 9 * DAY_MS);
    expect(forgotten.length).toBeGreaterThan(2);
    expect(forgotten.filter(isOnOffer)).toEqual([]);
  });

  it('was looked at in the last week, never before it was written', () => {
    expect(wrong(({ views }) => views.length !== 7 || views.some((count) => count < 0))).toEqual(
      [],
    );
    const early = wrong(({ views, createdAt }) =>
      views.some((count, daysAgo) => count > 0 && createdAt >= MIDNIGHT - (daysAgo - 1) * DAY_MS),
    );
    expect(early).toEqual([]);
    expect(share(({ views }) => views.some((count) => count > 0))).toBeGreaterThan(0.9);
  });
});

describe('the words of the deals of the sample', () => {
  const bodies = [...TENANT_1, ...TENANT_2, ...LANDLORD_1, ...LANDLORD_2, ...BROKER_BODIES];

  it('come from many bodies, each of which is used, none often', () => {
    expect(bodies.length).toBeGreaterThanOrEqual(90);
    const openings = new Map<string, number>();
    for (const { draft } of deals) {
      const opening = draft.description.split('\n')[0] ?? '';
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect(openings.size).toBeGreaterThanOrEqual(90);
    expect(Math.max(...openings.values())).toBeLessThanOrEqual(14);
  });

  it('are never the same for two deals', () => {
    expect(new Set(deals.map(({ draft }) => draft.title)).size).toBe(deals.length);
    expect(new Set(deals.map(({ draft }) => draft.description)).size).toBe(deals.length);
  });

  it('are of a length that is read, on several lines', () => {
    const lengths = deals.map(({ draft }) => graphemeCount(draft.description));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
    expect(wrong(({ draft }) => draft.description.split('\n').length < 3)).toEqual([]);
  });

  it('leave no slot open, and hold no number, no link and nothing foreign', () => {
    const texts = deals.flatMap(({ draft }) => [draft.title, draft.description]);
    expect(texts.filter((text) => /[{}]|undefined|null|NaN| {2}/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\d{2,4}[-. ]\d{3,4}[-. ]\d{4}|https?:|www\.|@/.test(text))).toEqual([]); // oxfmt-ignore
  });

  it('ask for money before a visit only where they shall show the warning', () => {
    const asking = deals.filter(({ draft }) => SUSPICIOUS.some((line) => draft.description.endsWith(line))); // oxfmt-ignore
    expect(asking).toHaveLength(SUSPICIOUS.length);
    expect(asking.every(isOnOffer)).toBe(true);
    const honest = deals.filter((deal) => !asking.includes(deal));
    const forbidden = /가계약금|예약금|선입금|먼저 (보내|입금)|카톡|계좌|신분증/;
    expect(honest.filter(({ draft }) => forbidden.test(`${draft.title}\n${draft.description}`))).toEqual([]); // oxfmt-ignore
  });
});
