import { describe, expect, it } from 'vitest';
import { addDays, distanceMetres, priceChange, seoulDay, type LatLng } from '#core';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { DONGS } from '../../../server/geography/dongs.data';
import { SPOTS } from '../../../server/geography/spots.data';
import { STATIONS } from '../../../server/geography/stations.data';
import { UNIVERSITIES } from '../../../server/geography/universities.data';
import { sampleBusStops } from '../../../server/sample/sample-bus-stops';
import { SAMPLE_SIZE, sampleHouses } from '../../../server/sample/make-houses';

const TODAY = '20261120';
const SILLIM: LatLng = { lat: 37.48425, lng: 126.92971 };
const houses = [...sampleHouses(20_261_120, TODAY)];
const open = houses.filter(({ status }) => status === 'OPEN');
const dayOf = (moment: string) => seoulDay(Date.parse(moment));
const isNew = ({ postedAt }: NewHouse) => dayOf(postedAt) === TODAY;
const changeOf = (house: NewHouse) =>
  house.formerPrice ? priceChange(house, house.formerPrice, TODAY) : null;
const isNear = (house: NewHouse) => distanceMetres(SILLIM, house) <= 10_000;

describe('the news of the sample', () => {
  const changed = houses.flatMap((house) => (house.formerPrice ? [house] : []));

  it('were some posted today, and some cheaper or dearer before', () => {
    expect(houses.filter(isNew).length / SAMPLE_SIZE).toBeCloseTo(0.015, 2);
    expect(changed.length / SAMPLE_SIZE).toBeGreaterThan(0.07);
    expect(changed.length / SAMPLE_SIZE).toBeLessThan(0.09);
    const drops = changed.filter((house) => changeOf(house)?.way === 'down').length;
    expect(drops / changed.length).toBeGreaterThan(0.75);
    expect(drops).toBeLessThan(changed.length);
    expect(changed.filter((house) => changeOf(house) === null)).toEqual([]);
  });

  it('changed their prices since they were posted, and were confirmed since', () => {
    for (const { formerPrice, postedAt, confirmedAt } of changed) {
      const on = formerPrice?.changedOn ?? '';
      expect(on >= dayOf(postedAt) && on >= addDays(TODAY, -45)).toBe(true);
      expect(on <= dayOf(confirmedAt) && on < TODAY).toBe(true);
    }
  });

  it('cost amounts before that are believable', () => {
    for (const { formerPrice, dealType, deposit } of changed) {
      expect(formerPrice?.deposit).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(formerPrice?.deposit) && Number.isInteger(formerPrice?.monthly)).toBe(
        true,
      );
      expect((formerPrice?.monthly ?? 0) > 0).toBe(dealType !== 'JEONSE');
      expect(Math.abs((formerPrice?.deposit ?? 0) - deposit)).toBeLessThanOrEqual(2000);
    }
  });

  it('fill both rows of the home page around 신림역', () => {
    const near = open.filter(isNear);
    expect(near.filter(isNew).length).toBeGreaterThanOrEqual(6);
    const dropped = near.filter(
      (house) =>
        (house.formerPrice?.changedOn ?? '') >= addDays(TODAY, -30) &&
        changeOf(house)?.way === 'down',
    );
    expect(dropped.length).toBeGreaterThanOrEqual(10);
  });

  it('are enough of a kind in 신림동 for a price level', () => {
    const alike = open.filter(
      ({ address, type, dealType }) =>
        address.dong === '신림동' && type === 'HOUTP00001' && dealType === 'MONTH_RENT',
    );
    expect(alike.length).toBeGreaterThanOrEqual(30);
  });
});

describe('the bus stops of the sample', () => {
  const stops = sampleBusStops(20_261_120);

  it('are the same for the same seed, each with a number that says what it is', () => {
    expect(sampleBusStops(20_261_120)).toEqual(stops);
    expect(new Set(stops.map(({ number }) => number)).size).toBe(stops.length);
    expect(stops.filter(({ number }) => !number.startsWith('예시-'))).toEqual([]);
  });

  it('are named after true things that are near', () => {
    const known = [
      ...STATIONS,
      ...UNIVERSITIES,
      ...DONGS.map((dong) => ({ ...dong, name: dong.dong })),
      ...SPOTS.flatMap((spot) => (spot.called ? [{ ...spot, name: spot.called }] : [])),
      ...SPOTS.map((spot) => ({
        ...spot,
        name: DONGS.find(({ code }) => code === spot.dongCode)?.dong ?? '',
      })),
    ];
    const astray = stops.filter(
      (stop) =>
        !known.some(({ name, ...at }) => name === stop.name && distanceMetres(at, stop) < 700),
    );
    expect(astray).toEqual([]);
  });

  it('of one name are apart', () => {
    const near = stops.filter((stop, index) =>
      stops
        .slice(0, index)
        .some((other) => other.name === stop.name && distanceMetres(other, stop) < 220),
    );
    expect(near).toEqual([]);
  });

  it('stand within 500 m of most houses', () => {
    const served = open.filter((house) => stops.some((stop) => distanceMetres(stop, house) <= 500));
    expect(served.length / open.length).toBeGreaterThan(0.9);
  });
});
