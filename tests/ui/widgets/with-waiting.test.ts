import { describe, expect, test } from 'vitest';
import type { CollectedItem, Collection } from '#core';
import type { OutboxBodies, OutboxKind } from '../../../src/ui/stores/outbox/outbox-kinds';
import { isToBeIn, withWaiting } from '../../../src/ui/widgets/collection/with-waiting';
import { FAKE_COLLECTION } from '../../support/fake-collections';

const item = (id: string): CollectedItem => ({
  kind: 'house',
  id,
  addedAt: '2026-11-28T09:00:00.000Z',
  addedBy: '하늘',
  isMine: true,
  votes: { up: 1, down: 0, mine: 'UP' },
});
const COLLECTION: Collection = { ...FAKE_COLLECTION, id: '5', items: [item('1'), item('2')] };

type Waits = { readonly [Kind in OutboxKind]?: OutboxBodies[Kind] };
/** An outbox in which one write of a kind waits. */
const outbox = (waits: Waits) => ({
  waitingOf: <Kind extends OutboxKind>(
    kind: Kind,
    isMeant: (body: OutboxBodies[Kind]) => boolean,
  ): OutboxBodies[Kind] | null => {
    const body = waits[kind] as OutboxBodies[Kind] | undefined;
    return body !== undefined && isMeant(body) ? body : null;
  },
});
const of = (id: string, collectionId = '5') => ({
  collectionId,
  name: '신림 방',
  item: { kind: 'house', id } as const,
});

describe('a collection as it is to be', () => {
  test('is as it is where nothing waits, or nobody is there', () => {
    expect(withWaiting(COLLECTION, null)).toEqual(COLLECTION);
    expect(withWaiting(COLLECTION, outbox({}))).toEqual(COLLECTION);
    const elsewhere = outbox({
      collect: { ...of('1', '6'), isIn: false },
      collectionVote: { ...of('1', '6'), vote: 'DOWN' },
    });
    expect(withWaiting(COLLECTION, elsewhere)).toEqual(COLLECTION);
  });

  test('has the vote that was pressed last, of that item alone', () => {
    const { items } = withWaiting(
      COLLECTION,
      outbox({ collectionVote: { ...of('2'), vote: 'DOWN' } }),
    );
    expect(items.map(({ votes }) => votes)).toEqual([
      { up: 1, down: 0, mine: 'UP' },
      { up: 0, down: 1, mine: 'DOWN' },
    ]);
  });

  test('lacks what is to be taken out, and has what is to be in', () => {
    const without = outbox({ collect: { ...of('1'), isIn: false } });
    expect(withWaiting(COLLECTION, without).items.map(({ id }) => id)).toEqual(['2']);
    expect(isToBeIn(without, '5', of('1').item)).toBe(false);
    const within = outbox({ collect: { ...of('9'), isIn: true } });
    expect(isToBeIn(within, '5', of('9').item)).toBe(true);
    expect(isToBeIn(within, '5', of('1').item)).toBeNull();
    expect(isToBeIn(null, '5', of('1').item)).toBeNull();
  });
});
