import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Area, DongLookup, LatLng } from '#core';
import { AREAS } from '../../support/places';

export interface OpenedDongs {
  readonly dongs: DongLookup;
  close(): Promise<void>;
}

/** What every {@link DongLookup} promises; `open` gets the dongs that there are. */
export function dongLookupContract(
  name: string,
  open: (areas: readonly (Area & LatLng)[]) => Promise<OpenedDongs>,
): void {
  describe(`DongLookup: ${name}`, () => {
    let opened: OpenedDongs;
    beforeAll(async () => {
      opened = await open(AREAS);
    });
    afterAll(() => opened.close());

    test.each(AREAS)('$dong is found by its code, with where the map finds it', async (area) => {
      const found = await opened.dongs.dong(area.dongliCode);
      expect(found).toMatchObject(area);
      expect(found?.level).toBeGreaterThanOrEqual(1);
      expect(found?.level).toBeLessThanOrEqual(14);
      expect(found?.bounds).toBeNull();
    });

    test.each(['1162010300', '1162000000', '0000000000', '9999999999'])(
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
