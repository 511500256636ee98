import { describe, expect, it } from 'vitest';
import {
  addDays,
  contains,
  DISCOUNT,
  distanceMetres,
  GENDER,
  HOUSE_TYPE,
  isContactNumber,
  isUrl,
  seoulDay,
  walkMinutes,
} from '#core';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { HAN_RIVER } from '../../../server/geography/han-river.data';
import { SAMPLE_SIZE, sampleHouses } from '../../../server/sample/make-houses';
import { STATIONS } from '../../../server/geography/stations.data';
import { parseScenePath } from '../../../server/pictures/scenes/scenes';
import { geodata, isInside, metresToLine, seoulDongs } from '../geography/geodata';
import { FIRST_VIEW } from './first-view';

const TODAY = '20261120';
const houses = [...sampleHouses(7, TODAY)];
const open = houses.filter(({ status }) => status === 'OPEN');
const share = (is: (house: NewHouse) => boolean) => houses.filter(is).length / houses.length;
const wrong = (is: (house: NewHouse) => boolean) => houses.filter(is).map(({ listingNumber }) => listingNumber); // oxfmt-ignore

describe('the houses of the sample', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    const again = [...sampleHouses(7, TODAY)];
    expect(again).toEqual(houses);
    expect([...sampleHouses(8, TODAY)][0]).not.toEqual(houses[0]);
  });

  it('are 3,000, each with a listing number of its own', () => {
    expect(houses).toHaveLength(SAMPLE_SIZE);
    expect(new Set(houses.map(({ listingNumber }) => listingNumber)).size).toBe(SAMPLE_SIZE);
  });

  it('make the first view rich', () => {
    const seen = open.filter((house) => contains(FIRST_VIEW, house));
    expect(seen.length).toBeGreaterThanOrEqual(60);
  });

  it('are of every kind, in believable shares', () => {
    expect(share(({ dealType }) => dealType === 'JEONSE')).toBeCloseTo(0.2, 1);
    expect(share(({ dealType }) => dealType === 'OTHER')).toBeGreaterThan(0);
    expect(share(({ status }) => status === 'SOLD')).toBeCloseTo(0.03, 1);
    expect(share(({ status }) => status === 'HIDDEN')).toBeCloseTo(0.01, 1);
    for (const type of Object.values(HOUSE_TYPE))
      expect(share((house) => house.type === type)).toBeGreaterThan(0.05);
    for (const kind of ['HALF_BASEMENT', 'ROOFTOP'])
      expect(share(({ floor }) => floor.kind === kind)).toBeGreaterThan(0.01);
    for (const code of Object.values(DISCOUNT))
      expect(share(({ discounts }) => discounts.includes(code))).toBeGreaterThan(0.005);
    for (const gender of Object.values(GENDER))
      expect(share((house) => house.gender === gender)).toBeGreaterThan(0.01);
    expect(share(({ deposit }) => deposit >= 10_000)).toBeGreaterThan(0.05);
  });

  it('cost what such a room costs', () => {
    expect(wrong(({ dealType, monthly }) => (dealType === 'JEONSE') !== (monthly === 0))).toEqual(
      [],
    );
    expect(wrong(({ deposit, monthly }) => !isManwon(deposit) || !isManwon(monthly))).toEqual([]);
    expect(
      wrong(
        (house) => house.type === HOUSE_TYPE.GOSHIWON && (house.monthly < 25 || house.monthly > 55),
      ),
    ).toEqual([]);
    const mean = (sigungu: string) => {
      const rents = houses.filter(
        (house) =>
          house.address.sigungu === sigungu &&
          house.type === HOUSE_TYPE.ONE_ROOM &&
          house.dealType === 'MONTH_RENT',
      );
      return rents.reduce((sum, { monthly }) => sum + monthly, 0) / rents.length;
    };
    expect(mean('강남구')).toBeGreaterThan(mean('관악구') * 1.3);
  });

  it('itemise a maintenance fee of 10만원 or more, with the right sum', () => {
    expect(
      wrong(({ maintenance }) => (maintenance?.fee ?? 0) >= 10 && maintenance?.items.length === 0),
    ).toEqual([]);
    expect(
      wrong(
        ({ maintenance }) =>
          (maintenance?.items.length ?? 0) > 0 &&
          maintenance?.items.reduce((sum, { amount }) => sum + amount, 0) !== maintenance?.fee,
      ),
    ).toEqual([]);
    expect(share(({ maintenance }) => maintenance === null)).toBeGreaterThan(0.01);
  });

  it('give only numbers that nobody has, and always a way to ask', () => {
    const isNobodys = (number: string | null) =>
      number === null || (/^(010|0507)-0000-\d{4}$/.test(number) && isContactNumber(number));
    expect(wrong(({ contact }) => !isNobodys(contact.tel) || !isNobodys(contact.sms))).toEqual([]);
    expect(wrong(({ contact }) => !contact.tel && !contact.sms && !contact.chatUrl)).toEqual([]);
    expect(share(({ contact }) => contact.chatUrl !== null)).toBeGreaterThan(0.28);
    expect(share(({ contact }) => contact.chatUrl !== null)).toBeLessThan(0.4);
    expect(wrong(({ contact: { chatUrl } }) => chatUrl !== null && !isUrl(chatUrl))).toEqual([]);
    expect(
      wrong(({ contact: { chatUrl } }) => chatUrl !== null && !chatUrl.includes('.example/')),
    ).toEqual([]);
    const people = houses.map(({ advertiser }) => JSON.stringify(advertiser));
    expect(people.filter((person) => !person.includes('예시'))).toEqual([]);
    expect(
      wrong(
        ({ advertiser }) => advertiser.kind === 'BROKER' && !advertiser.office.includes('예시'),
      ),
    ).toEqual([]);
  });

  it('were posted in the last 60 days and confirmed since, never in the future', () => {
    const days = ({ postedAt, confirmedAt }: NewHouse) =>
      [postedAt, confirmedAt].map((at) => seoulDay(Date.parse(at)));
    expect(wrong((house) => days(house).some((day) => day < addDays(TODAY, -60)))).toEqual([]);
    // Whenever the day begins is over by the time anybody looks.
    const firstMinute = Date.parse('2026-11-20T00:01:00+09:00');
    expect(wrong(({ confirmedAt }) => Date.parse(confirmedAt) >= firstMinute)).toEqual([]);
    expect(wrong(({ postedAt, confirmedAt }) => confirmedAt < postedAt)).toEqual([]);
  });

  it('walk to the nearest station by the rule, or to none', () => {
    for (const house of houses) {
      const metres = Math.min(...STATIONS.map((station) => distanceMetres(station, house)));
      if (metres > 2000) expect(house.station).toBeNull();
      else expect(house.station?.walkMinutes).toBe(walkMinutes(metres));
    }
  });

  it('show pictures that can be drawn: none, one, or three to eight', () => {
    expect(new Set(houses.map(({ photos }) => photos.length))).toEqual(new Set([0, 1, 3, 4, 5, 6, 7, 8])); // oxfmt-ignore
    const paths = houses.flatMap(({ photos }) => photos);
    expect(paths.filter((path) => parseScenePath(path) === null)).toEqual([]);
    expect(new Set(paths).size).toBeGreaterThan(paths.length * 0.98);
    expect(
      wrong(
        ({ type, photos }) =>
          type === HOUSE_TYPE.GOSHIWON && photos.length > 0 && !photos[0]?.includes('/goshiwon/'),
      ),
    ).toEqual([]);
  });

  it('share buildings here and there', () => {
    const points = new Map<string, number>();
    for (const { lat, lng } of open) {
      const key = `${lat} ${lng}`;
      points.set(key, (points.get(key) ?? 0) + 1);
    }
    expect([...points.values()].filter((count) => count > 1).length).toBeGreaterThan(50);
  });
});

describe('the words of the sample', () => {
  const descriptions = houses.map(({ description }) => description);

  it('are never the same for two houses', () => {
    expect(new Set(houses.map(({ title }) => title)).size).toBe(SAMPLE_SIZE);
    expect(new Set(descriptions).size).toBe(SAMPLE_SIZE);
  });

  it('vary: no opening is common, and few runs of words come often', () => {
    const openings = counted(descriptions.map((text) => text.split(/(?<=[.]) /)[0] ?? ''));
    expect(Math.max(...openings.values())).toBeLessThan(SAMPLE_SIZE * 0.03);
    const triples = counted(
      descriptions.flatMap((text) => {
        const words = text.split(' ');
        return words
          .slice(2)
          .map((word, at) => `${words[at] ?? ''} ${words[at + 1] ?? ''} ${word}`);
      }),
    );
    expect(triples.size).toBeGreaterThan(15_000);
  });

  it('leave no slot open and say nothing foreign', () => {
    const texts = [...houses.map(({ title }) => title), ...descriptions];
    expect(texts.filter((text) => /[{}]|undefined|null|NaN| {2}/.test(text))).toEqual([]);
    expect(Math.min(...descriptions.map((text) => text.length))).toBeGreaterThan(40);
    expect(Math.max(...houses.map(({ title }) => title.length))).toBeLessThanOrEqual(60);
  });
});

describe('against the real geography', () => {
  it('lays every Seoul house inside the dong that it names', () => {
    const json = geodata('seoul_neighborhoods_topo_simple.json');
    if (json === null) return;
    const dongs = seoulDongs(json);
    const seoul = houses.filter(({ address }) => address.sido === '서울특별시');
    expect(seoul.length).toBeGreaterThan(1500);
    expect(
      seoul.filter((house) => !isInside(house, dongs.get(house.address.dongliCode) ?? [])),
    ).toEqual([]);
  });

  it('lays none in the Han', () => {
    const wet = houses.filter((house) =>
      HAN_RIVER.some(
        ({ points, width }) =>
          metresToLine(
            house,
            points.map(([lat, lng]) => ({ lat, lng })),
          ) <
          width / 2 - 150,
      ),
    );
    expect(wet.map(({ address, lat, lng }) => `${address.dong} ${lat} ${lng}`)).toEqual([]);
  });
});

const isManwon = (amount: number) => Number.isInteger(amount) && amount >= 0;

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
