import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkCollectionName,
  collectionRights,
  graphemeCount,
  inVoteOrder,
  mayTakeOut,
  MOST_COLLECTION_NAME,
} from '#core';

const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

it('never throws of a name, and keeps one that is kept as it is', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const checked = checkCollectionName(text);
      if (!checked.ok) return;
      expect(checked.name.normalize('NFC')).toBe(checked.name);
      expect(graphemeCount(checked.name)).toBeLessThanOrEqual(MOST_COLLECTION_NAME);
      expect(checkCollectionName(checked.name)).toEqual(checked);
    }),
  );
});

const item = fc.record({
  kind: fc.constantFrom('house', 'deal', 'notice', 'post', 'content'),
  id: fc.integer({ min: 1, max: 99 }).map(String),
  addedAt: fc.constantFrom('2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'),
  votes: fc.record({
    up: fc.nat(9),
    down: fc.nat(9),
    mine: fc.constantFrom('UP', 'DOWN', 'NONE'),
  }),
});
const items = fc.uniqueArray(item, { selector: ({ kind, id }) => `${kind} ${id}` });

it('orders the same items alike in whatever order they came, and loses none', () => {
  fc.assert(
    fc.property(items, (given) => {
      const ordered = inVoteOrder(given);
      expect(inVoteOrder([...given].reverse())).toEqual(ordered);
      expect(new Set(ordered)).toEqual(new Set(given));
      for (const [at, { votes }] of ordered.entries()) {
        const next = ordered[at + 1]?.votes;
        if (next !== undefined)
          expect(next.up - next.down).toBeLessThanOrEqual(votes.up - votes.down);
      }
    }),
  );
});

const rules = fc.record({ mayAdd: fc.boolean(), mayVote: fc.boolean() });

it('lets nobody do more than somebody above them', () => {
  fc.assert(
    fc.property(rules, fc.boolean(), (link, isMine) => {
      const [reader, member, owner] = (['reader', 'member', 'owner'] as const).map((role) => ({
        ...collectionRights(role, link),
        mayTakeOut: mayTakeOut(role, isMine),
      }));
      for (const right of ['mayAdd', 'mayVote', 'mayManage', 'mayTakeOut'] as const) {
        expect(reader?.[right]).toBe(false);
        expect(owner?.[right]).toBe(true);
        expect(Number(member?.[right])).toBeLessThanOrEqual(Number(owner?.[right]));
      }
    }),
  );
});
