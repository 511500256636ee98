import type { CollectedRef } from '#core';
import {
  MemoryCollections,
  MemoryLiveCollections,
} from '../../../src/adapters/memory/collections/memory-collections';
import { MemoryCollectionLists } from '../../../src/adapters/memory/collections/memory-collection-lists';
import { MovingClock } from '../../support/moving-clock';
import { collectionsContract } from '../contracts/collections.contract';

const DAY_MS = 86_400_000;

collectionsContract('memory', () => {
  const clock = new MovingClock();
  const lists = new MemoryCollectionLists({
    clock,
    nicknameOf: (member) => `${member}님`,
    isThere: ({ id }) => id.length < 6,
  });
  const person = (member: string) => ({
    nickname: `${member}님`,
    collections: new MemoryCollections(lists, () => member),
    live: new MemoryLiveCollections(lists, () => member),
  });
  let came = 0;
  return Promise.resolve({
    kim: person('kim'),
    lee: person('lee'),
    park: person('park'),
    visitor: new MemoryCollections(lists, () => null),
    newcomer: () => {
      came += 1;
      return Promise.resolve(person(`newcomer ${came}`));
    },
    things: (count) =>
      Promise.resolve(
        Array.from({ length: count }, (_, at): CollectedRef => ({
          kind: 'house',
          id: String(at + 1),
        })),
      ),
    wait: (days) => {
      clock.advance(days * DAY_MS);
    },
    close: () => Promise.resolve(),
  });
});
