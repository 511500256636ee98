import type { Collection, Result } from '#core';
import type {
  CollectionRefusal,
  StoredCollections,
} from '../../server/ports/collections/collections';

/** A collection without a database. */
export const FAKE_COLLECTION: Collection = {
  id: '1',
  name: '신림 방',
  role: 'owner',
  owner: '하늘',
  items: [
    {
      kind: 'house',
      id: '1',
      addedAt: '2026-11-28T09:00:00.000Z',
      addedBy: '하늘',
      isMine: true,
      votes: { up: 1, down: 0, mine: 'UP' },
    },
  ],
  members: [{ id: '1', nickname: '하늘', isOwner: true, isMe: true }],
  memberCount: 1,
  mayAdd: true,
  mayVote: true,
  link: { code: 'c', mayAdd: true, mayVote: true, expiresAt: null },
  hold: null,
};

const [HOUSE] = FAKE_COLLECTION.items;

/** One of a house, a deal, a notice, a post and an article. */
const MIXED: Collection = {
  ...FAKE_COLLECTION,
  items: (['house', 'deal', 'notice', 'post', 'content'] as const).flatMap((kind) =>
    HOUSE === undefined ? [] : { ...HOUSE, kind, id: kind === 'content' ? 'contract-day' : '1' },
  ),
};

/** By the codes of their links. */
const SHARED: ReadonlyMap<string, Collection> = new Map([
  ['c', FAKE_COLLECTION],
  ['mixed', MIXED],
]);

/** Stored collections without a database: one, whose link is `c`, and one that is only shared. */
export function fakeCollections(): StoredCollections {
  const { id: known, name, owner, role } = FAKE_COLLECTION;
  const of = <Value>(
    isThere: boolean,
    value: Value,
  ): Promise<Result<Value, Extract<CollectionRefusal, 'none'>>> =>
    Promise.resolve(isThere ? { ok: true, value } : { ok: false, reason: 'none' });
  return {
    of: () =>
      Promise.resolve([
        {
          id: known,
          name,
          owner,
          role,
          items: 1,
          members: 1,
          isShared: true,
          has: false,
          changedAt: '2026-11-28T09:00:00.000Z',
        },
      ]),
    one: (_, id) => of(id === known, FAKE_COLLECTION),
    shared: (_, code) =>
      of(SHARED.has(code), {
        ...(SHARED.get(code) ?? FAKE_COLLECTION),
        role: 'reader',
        link: null,
      }),
    isThere: (id) => Promise.resolve(id === known),
    make: () => of(true, known),
    rename: (_, id) => of(id === known, null),
    remove: (_, id) => of(id === known, null),
    add: (_, id) => of(id === known, null),
    takeOut: (_, id) => of(id === known, null),
    vote: (_, id) => of(id === known, null),
    share: (_, id) => of(id === known, null),
    withdraw: (_, id) => of(id === known, null),
    putOut: (_, id) => of(id === known, null),
    leave: () => of(true, null),
    join: (_, code) => of(code === 'c', known),
  };
}
