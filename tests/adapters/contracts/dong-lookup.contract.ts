import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Area, DongLookup, LatLng } from '#core';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { houseRecord } from '../../support/house-records';
import { AREAS } from '../../support/places';

export interface OpenedDongs {
  readonly dongs: DongLookup;
  close(): Promise<void>;
}

export interface GivenDongs {
  readonly areas: readonly (Area & LatLng)[];
  readonly houses: readonly HouseRecord[];
}

const [SILLIM, BONGCHEON] = ['1162010200', '1162010100'] as const;
const SEOUL = { sido: '서울특별시', sigungu: '관악구' } as const;
const inDong = (id: string, dongliCode: string, lat: number, lng: number) =>
  houseRecord({ id, listingNumber: id, lat, lng, address: { ...SEOUL, dongliCode, dong: '동' } });

/** Two at opposite corners of a dong, one that is let beyond them, and one of another dong. */
const HOUSES = [
  inDong('1', SILLIM, 37.44, 126.95),
  inDong('2', SILLIM, 37.49, 126.9),
  { ...inDong('3', SILLIM, 37.6, 127.1), status: 'SOLD' },
  inDong('4', '1162010300', 37.3, 126.7),
] as const;

/** What every {@link DongLookup} promises; `open` gets the dongs and the houses that there are. */
export function dongLookupContract(
  name: string,
  open: (given: GivenDongs) => Promise<OpenedDongs>,
): void {
  describe(`DongLookup: ${name}`, () => {
    let opened: OpenedDongs;
    beforeAll(async () => {
      opened = await open({ areas: AREAS, houses: HOUSES });
    });
    afterAll(() => opened.close());

    test.each(AREAS)('$dong is found by its code, with where the map finds it', async (area) => {
      const found = await opened.dongs.dong(area.dongliCode);
      expect(found).toMatchObject(area);
      expect(found?.level).toBeGreaterThanOrEqual(1);
      expect(found?.level).toBeLessThanOrEqual(14);
      expect(found?.bounds).toBeNull();
    });

    test('one without a boundary has the box around its houses on offer', async () => {
      const sillim = await opened.dongs.dong(SILLIM);
      expect(sillim?.offered).toEqual({ swLat: 37.44, swLng: 126.9, neLat: 37.49, neLng: 126.95 });
      expect((await opened.dongs.dong(BONGCHEON))?.offered).toBeNull();
    });

    test.each(['1162010400', '1162000000', '0000000000', '9999999999'])(
      'there is no dong of the code %s',
      async (code) => {
        expect(await opened.dongs.dong(code)).toBeNull();
      },
    );

    test('a cancelled call rejects with an AbortError', async () => {
      const asked = opened.dongs.dong('1162010200', AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
