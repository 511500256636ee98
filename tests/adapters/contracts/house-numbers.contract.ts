import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_NUMBERS_A_DAY, type DealInquiries, type HouseSearch } from '#core';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { houseRecord } from '../../support/house-records';
import { NOT_FOUND, UNAUTHORIZED } from './community-stage';

const TEL = '0507-1234-5678';
const SMS = '010-9876-5432';
const contact = { tel: TEL, sms: SMS, chatUrl: null };
const advertiser = { kind: 'TENANT', name: '김예시' } as const;
const REFUSED = { kind: 'refused', field: 'way' };
const DAY_MS = 86_400_000;

/** Houses of private people; the last of them are for a whole day of pressing. */
const RECORDS: readonly HouseRecord[] = [
  houseRecord({ listingNumber: 'P-both', contact, advertiser }),
  houseRecord({ listingNumber: 'P-sms', contact: { ...contact, tel: null }, advertiser }),
  houseRecord({ listingNumber: 'P-sold', contact, advertiser, status: 'SOLD' }),
  houseRecord({ listingNumber: 'P-hidden', contact, advertiser, status: 'HIDDEN' }),
  houseRecord({ listingNumber: 'B-office', contact }),
  ...Array.from({ length: MOST_NUMBERS_A_DAY }, (_, at) =>
    houseRecord({ listingNumber: `P-${at}`, contact, advertiser }),
  ),
].map((record, at) => ({ ...record, id: String(at + 1) }));

type Numbers = Pick<DealInquiries, 'houseContact'>;

export interface OpenedNumbers {
  readonly search: HouseSearch;
  readonly visitor: Numbers;
  readonly kim: Numbers;
  readonly lee: Numbers;
  readonly idOf: (listingNumber: string) => Promise<string>;
  /** So many milliseconds go by. */
  readonly wait: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** What every {@link DealInquiries} promises of houses, beside these. */
export function houseNumbersContract(
  name: string,
  open: (records: readonly HouseRecord[]) => Promise<OpenedNumbers>,
): void {
  describe(`DealInquiries of houses: ${name}`, () => {
    let opened: OpenedNumbers;
    beforeAll(async () => {
      opened = await open(RECORDS);
    });
    afterAll(() => opened.close());

    test('a private number is told to a member who presses for it, and in no other answer', async () => {
      const { search, kim, visitor, idOf } = opened;
      const id = await idOf('P-both');
      const house = await search.one(id);
      expect(house).toMatchObject({ contact: { tel: null, sms: null }, ways: ['TEL', 'SMS'] });
      for (const number of [TEL, SMS]) expect(JSON.stringify(house)).not.toContain(number);
      expect(await kim.houseContact(id, 'TEL')).toEqual({ id, way: 'TEL', tel: TEL });
      expect(await kim.houseContact(id, 'SMS')).toEqual({ id, way: 'SMS', tel: SMS });
      await expect(visitor.houseContact(id, 'TEL')).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('a way that the advertiser does not take is refused', async () => {
      const { search, kim, idOf } = opened;
      const id = await idOf('P-sms');
      expect((await search.one(id))?.ways).toEqual(['SMS']);
      await expect(kim.houseContact(id, 'TEL')).rejects.toMatchObject(REFUSED);
      expect(await kim.houseContact(id, 'SMS')).toMatchObject({ tel: SMS });
    });

    test('that of an office stands in the advertisement, and is not pressed for', async () => {
      const { search, kim, idOf } = opened;
      const id = await idOf('B-office');
      const house = await search.one(id);
      expect(house).toMatchObject({ contact });
      expect(house).not.toHaveProperty('ways');
      await expect(kim.houseContact(id, 'TEL')).rejects.toMatchObject(REFUSED);
    });

    test('of what is let, withdrawn or unknown no number is told', async () => {
      const { kim, idOf } = opened;
      const none = [await idOf('P-sold'), await idOf('P-hidden'), '999999'];
      for (const id of none)
        await expect(kim.houseContact(id, 'TEL')).rejects.toMatchObject(NOT_FOUND);
    });

    test('numbers of so many houses are told on a day, the same ones again', async () => {
      const { kim, lee, idOf, wait } = opened;
      wait(DAY_MS);
      const ids: string[] = [];
      for (let at = 0; at < MOST_NUMBERS_A_DAY; at += 1) ids.push(await idOf(`P-${at}`));
      for (const id of ids) await lee.houseContact(id, 'TEL');
      const more = await idOf('P-both');
      await expect(lee.houseContact(more, 'TEL')).rejects.toMatchObject({ kind: 'too-many' });
      expect(await lee.houseContact(ids[0] ?? '', 'SMS')).toMatchObject({ tel: SMS });
      expect(await kim.houseContact(more, 'TEL')).toMatchObject({ tel: TEL });
      wait(DAY_MS);
      expect(await lee.houseContact(more, 'TEL')).toMatchObject({ tel: TEL });
    });
  });
}
