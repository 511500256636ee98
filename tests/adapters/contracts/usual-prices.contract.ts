import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualPriceOf, type UsualPrices, type UsualQuestion } from '#core';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { houseRecord } from '../../support/house-records';

export interface OpenedUsualPrices {
  readonly usualPrices: UsualPrices;
  close(): Promise<void>;
}

const QUESTION: UsualQuestion = {
  roomType: 'HOUTP00001',
  rentType: 'MONTH_RENT',
  dongliCode: '1162010200',
};
const address = houseRecord().address;

let made = 0;
const some = (count: number, given: Partial<HouseRecord> = {}): HouseRecord[] =>
  Array.from({ length: count }, (_, at) => {
    made += 1;
    return houseRecord({
      id: String(made),
      listingNumber: `U-${made}`,
      deposit: ((at * 7) % count) * 100,
      monthly: 30 + ((at * 5) % count),
      ...given,
    });
  });

const USUAL = some(22);
const OTHERS = [
  ...some(25, { type: 'HOUTP00002', monthly: 200 }),
  ...some(19, { dealType: 'JEONSE', deposit: 12_000, monthly: 0 }),
  ...some(30, { address: { ...address, dongliCode: '1162010100' }, monthly: 1 }),
  ...some(30, { status: 'SOLD', monthly: 999 }),
  ...some(30, { status: 'HIDDEN', monthly: 0 }),
];

/** What every {@link UsualPrices} promises. `open` makes one that knows these houses only. */
export function usualPricesContract(
  name: string,
  open: (records: readonly HouseRecord[]) => Promise<OpenedUsualPrices>,
): void {
  describe(`UsualPrices: ${name}`, () => {
    let opened: OpenedUsualPrices;
    beforeAll(async () => {
      opened = await open([...USUAL, ...OTHERS]);
    });
    afterAll(() => opened.close());

    test('the middle half of what open houses of the kind cost in the dong', async () => {
      const found = await opened.usualPrices.of(QUESTION);
      expect(found).toEqual(usualPriceOf(USUAL));
      expect(found).not.toBeNull();
    });

    test('one amount where all cost the same', async () => {
      const found = await opened.usualPrices.of({ ...QUESTION, roomType: 'HOUTP00002' });
      expect(found?.monthly).toEqual({ from: 200, to: 200 });
    });

    test('null where there are too few, and where there are none', async () => {
      expect(await opened.usualPrices.of({ ...QUESTION, rentType: 'JEONSE' })).toBeNull();
      expect(await opened.usualPrices.of({ ...QUESTION, dongliCode: '9999999999' })).toBeNull();
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const asked = opened.usualPrices.of(QUESTION, AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
