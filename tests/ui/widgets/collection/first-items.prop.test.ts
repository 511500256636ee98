import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTED, type CollectedKind, type CollectedRef } from '#core';
import { firstItems } from '../../../../src/ui/widgets/collection/things/first-items';

const KINDS = Object.keys(COLLECTED) as CollectedKind[];
const items = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), id: fc.string() }));
const kindsOf = (some: readonly CollectedRef[]) => new Set(some.map(({ kind }) => kind));

describe('what a first drawing has of a collection', () => {
  it('is the houses and what stands first of the others, in their order', () => {
    const list: readonly CollectedRef[] = [
      { kind: 'notice', id: '1' },
      { kind: 'house', id: '1' },
      { kind: 'deal', id: '1' },
      { kind: 'notice', id: '2' },
    ];
    expect(firstItems(list).map(({ kind, id }) => kind + id)).toEqual([
      'notice1',
      'house1',
      'notice2',
    ]);
  });

  it('has posts and articles together', () => {
    const list: readonly CollectedRef[] = [
      { kind: 'content', id: 'a' },
      { kind: 'notice', id: '1' },
      { kind: 'post', id: '1' },
    ];
    expect([...kindsOf(firstItems(list))]).toEqual(['content', 'post']);
  });

  it('has always the first item, every house, and all of the kinds that it has', () => {
    fc.assert(
      fc.property(items, (list) => {
        const first = firstItems(list);
        expect(first.slice(0, 1)).toEqual(list.slice(0, 1));
        const kinds = kindsOf(first);
        expect(first).toEqual(list.filter(({ kind }) => kinds.has(kind)));
        expect(kinds.has('house')).toBe(kindsOf(list).has('house'));
        const others = ['deal', 'notice'].filter((kind) => kinds.has(kind as CollectedKind));
        expect(others.length + (kinds.has('post') || kinds.has('content') ? 1 : 0)).toBeLessThan(2);
      }),
    );
  });
});
