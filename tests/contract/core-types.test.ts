import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { Code, House, HouseMark, HouseSummary, Inventory, Place, Session } from '#core';
import type { codesReply } from '#contract/codes';
import type { houseListReply, houseMapReply, houseReply } from '#contract/houses';
import type { inventoriesReply } from '#contract/inventories';
import type { placesReply } from '#contract/places';
import { sessionReply } from '#contract/session';

type Wire<Schema extends z.core.$ZodType> = z.output<Schema>;

describe('what the wire says is what the core knows', () => {
  test('types of replies are the types of the core', () => {
    expectTypeOf<Wire<typeof houseReply>['item']>().toExtend<House>();
    expectTypeOf<Wire<typeof houseListReply>['result'][number]>().toExtend<HouseSummary>();
    expectTypeOf<Wire<typeof houseMapReply>['result'][number]>().toExtend<HouseMark>();
    expectTypeOf<Wire<typeof placesReply>['result'][number]>().toExtend<Place>();
    expectTypeOf<Wire<typeof inventoriesReply>['DATA'][number]>().toExtend<Inventory>();
    expectTypeOf<Wire<typeof sessionReply>['DATA']>().toExtend<Session>();
    expectTypeOf<NonNullable<Wire<typeof codesReply>['result']['HOUTP']>>().toExtend<Code[]>();
  });

  test('a visitor has an empty session', () => {
    expect(sessionReply.parse({ DATA: {} })).toEqual({ DATA: {} });
  });
});
