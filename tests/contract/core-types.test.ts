import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import {
  TALLY_BARS,
  type Code,
  type House,
  type HouseMark,
  type HouseSummary,
  type HouseTally,
  type Inventory,
  type Place,
  type PriceLevel,
  type Session,
} from '#core';
import type { codesReply } from '#contract/codes';
import {
  houseTallyReply,
  type houseListReply,
  type houseMapReply,
  type houseReply,
  type priceLevelReply,
} from '#contract/houses';
import type { inventoriesReply } from '#contract/inventories';
import type { placesReply } from '#contract/places';
import { sessionReply } from '#contract/session';

type Wire<Schema extends z.core.$ZodType> = z.output<Schema>;

describe('what the wire says is what the core knows', () => {
  test('types of replies are the types of the core', () => {
    expectTypeOf<Wire<typeof houseReply>['item']>().toExtend<House>();
    expectTypeOf<Wire<typeof houseListReply>['result'][number]>().toExtend<HouseSummary>();
    expectTypeOf<Wire<typeof houseMapReply>['result'][number]>().toExtend<HouseMark>();
    expectTypeOf<Wire<typeof houseTallyReply>['item']>().toExtend<HouseTally>();
    expectTypeOf<Wire<typeof priceLevelReply>['item']>().toExtend<PriceLevel>();
    expectTypeOf<Wire<typeof placesReply>['result'][number]>().toExtend<Place>();
    expectTypeOf<Wire<typeof inventoriesReply>['DATA'][number]>().toExtend<Inventory>();
    expectTypeOf<Wire<typeof sessionReply>['DATA']>().toExtend<Session>();
    expectTypeOf<NonNullable<Wire<typeof codesReply>['result']['HOUTP']>>().toExtend<Code[]>();
  });

  test('a tally has as many bars as its sliders draw, none of them below zero', () => {
    const bars = (length: number, count = 1) => Array.from({ length }, () => count);
    const item = { total: 3, deposit: bars(TALLY_BARS), monthly: bars(TALLY_BARS), area: [] };
    const answers = (area: readonly number[]) =>
      houseTallyReply.safeParse({ item: { ...item, area } }).success;
    expect(answers(bars(TALLY_BARS))).toBe(true);
    expect(answers(bars(TALLY_BARS - 1))).toBe(false);
    expect(answers(bars(TALLY_BARS, -1))).toBe(false);
  });

  test('a visitor has an empty session', () => {
    expect(sessionReply.parse({ DATA: {} })).toEqual({ DATA: {} });
  });
});
