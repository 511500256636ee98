import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeLists, Inventories, SessionSource } from '#core';

export interface OpenedPorts {
  readonly codes: CodeLists;
  /** POPUP holds one inventory with ID 7; every other slot is empty. */
  readonly inventories: Inventories;
  /** A visitor's. */
  readonly session: SessionSource;
  close(): Promise<void>;
}

/** What every {@link CodeLists}, {@link Inventories} and {@link SessionSource} promises. */
export function smallPortsContract(name: string, open: () => Promise<OpenedPorts>): void {
  describe(`CodeLists, Inventories, SessionSource: ${name}`, () => {
    let opened: OpenedPorts;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('every list that was named, and no other', async () => {
      const lists = await opened.codes.read(['HOUTP', 'GENDR']);
      expect(Object.keys(lists).sort()).toEqual(['GENDR', 'HOUTP']);
      expect(lists.HOUTP.map(({ name }) => name)).toEqual([
        '원룸',
        '고시원',
        '쉐어하우스',
        '청년주택',
      ]);
      const { DISCOUNT } = await opened.codes.read(['DISCOUNT']);
      expect(DISCOUNT).toHaveLength(5);
    });

    test('what stands in a slot, with a link to its picture', async () => {
      const [first] = await opened.inventories.of('POPUP');
      expect(first).toMatchObject({ ID: '7', TYPE2: 'image', EXTRA: 1 });
      expect(first?.IMAGE_URL).toMatch(/\/inventory\/7\/notice\.svg$/);
    });

    test('an empty slot is an empty list', async () => {
      expect(await opened.inventories.of('web_home_main_top')).toEqual([]);
    });

    test('a visitor has no ID', async () => {
      expect((await opened.session.read()).ID ?? null).toBeNull();
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = AbortSignal.abort();
      for (const asked of [
        opened.codes.read(['HOUTP'], cancel),
        opened.inventories.of('POPUP', cancel),
        opened.session.read(cancel),
      ])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
