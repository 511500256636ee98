import { describe, expect, test } from 'vitest';
import type { Shared, ShareWay, Sharing } from '#core';

export interface OpenedSharing {
  readonly sharing: Sharing;
  /** The whole addresses that left the page, in order. */
  readonly handedOn: () => readonly string[];
}

/** How each way ends: it opens, it cannot be opened, or the person cancels. */
export type ShareEnd = 'opened' | 'failed' | 'cancelled';

const ORDER: readonly ShareWay[] = ['facebook', 'kakao', 'sms', 'sheet'];

export const HOUSE: Shared = {
  title: '월세 1,000/50 원룸 · 신림동 · 한칸',
  text: '23.1㎡(7평) · 3층/5층',
  url: 'https://hankan.example/place/1',
  imageUrl: 'https://images.hankan.example/1.jpg',
};

/** What every {@link Sharing} promises, of those ways that it offers. */
export function sharingContract(
  name: string,
  open: (ways: readonly ShareWay[], end: ShareEnd) => OpenedSharing,
): void {
  describe(`Sharing: ${name}`, () => {
    test('names its ways in the order to show them', () => {
      expect(open(ORDER, 'opened').sharing.ways).toEqual(ORDER);
      expect(open(['facebook'], 'opened').sharing.ways).toEqual(['facebook']);
    });

    test.each(ORDER)('%s hands the page on, prepared or not', async (way) => {
      for (const isPrepared of [false, true]) {
        const { sharing, handedOn } = open(ORDER, 'opened');
        if (isPrepared) await sharing.prepare();
        await expect(sharing.share(way, HOUSE)).resolves.toBe('opened');
        expect(handedOn()).toEqual([HOUSE.url]);
      }
    });

    test.each(['facebook', 'kakao', 'sheet'] as const)(
      '%s says so where the other side cannot be had, and rejects nothing',
      async (way) => {
        const { sharing, handedOn } = open(ORDER, 'failed');
        await expect(sharing.prepare()).resolves.toBeUndefined();
        await expect(sharing.share(way, HOUSE)).resolves.toBe('failed');
        await expect(sharing.share(way, HOUSE)).resolves.toBe('failed');
        expect(handedOn()).toEqual([]);
      },
    );

    test('the sheet tells that the person closed it', async () => {
      const { sharing } = open(ORDER, 'cancelled');
      await expect(sharing.share('sheet', HOUSE)).resolves.toBe('cancelled');
    });

    test('a way that is not offered fails and hands nothing on', async () => {
      const { sharing, handedOn } = open(['facebook'], 'opened');
      await expect(sharing.prepare()).resolves.toBeUndefined();
      for (const way of ['kakao', 'sms', 'sheet'] as const)
        await expect(sharing.share(way, HOUSE)).resolves.toBe('failed');
      expect(handedOn()).toEqual([]);
    });
  });
}
