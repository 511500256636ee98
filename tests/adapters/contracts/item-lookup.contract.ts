import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOARD, COMMUNITY_CATEGORY, type ItemLookup } from '#core';

type Community = NonNullable<Awaited<ReturnType<ItemLookup['community']>>>;

/** What there is, by id; `deleted` is the id of a deleted one of either kind. */
export interface Items {
  readonly communities: ReadonlyMap<string, Community>;
  readonly deals: ReadonlyMap<string, { readonly dealType: 'direct' | 'mate' }>;
  readonly deleted: string;
}

export interface OpenedItems {
  readonly items: ItemLookup;
  close(): Promise<void>;
}

const ITEMS: Items = {
  communities: new Map([
    // Posts have numbers, articles have names.
    ['1', { categoryTypeCode: BOARD.TIP }],
    ['same', { categoryTypeCode: COMMUNITY_CATEGORY.CONTENT }],
  ]),
  deals: new Map([['11', { dealType: 'direct' }]]),
  deleted: 'gone',
};

/** What every {@link ItemLookup} promises. */
export function itemLookupContract(
  name: string,
  open: (items: Items) => Promise<OpenedItems>,
): void {
  describe(`ItemLookup: ${name}`, () => {
    let opened: OpenedItems;
    beforeAll(async () => {
      opened = await open(ITEMS);
    });
    afterAll(() => opened.close());

    test.each([...ITEMS.communities])('the community item %s', async (id, item) => {
      expect(await opened.items.community(id)).toEqual(item);
    });

    test.each([...ITEMS.deals])('the deal %s', async (id, item) => {
      expect(await opened.items.deal(id)).toEqual(item);
    });

    test.each([
      'gone',
      'x',
      '',
      '..',
      '.',
      '1/',
      '1?',
      '01',
      '11#',
      '%',
      '없는 글',
      'a'.repeat(500),
    ])('there is none of the id %j', async (id) => {
      expect(await opened.items.community(id)).toBeNull();
      expect(await opened.items.deal(id)).toBeNull();
    });

    test('one kind’s id is not the other’s', async () => {
      expect(await opened.items.community('11')).toBeNull();
      expect(await opened.items.deal('1')).toBeNull();
    });

    test('a cancelled call rejects with an AbortError', async () => {
      for (const asked of [
        opened.items.community('1', AbortSignal.abort()),
        opened.items.deal('11', AbortSignal.abort()),
      ])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
