import { made, UNNAMED } from '../../support/community-on-database';
import type { LeakWorld } from './leak-world';
import { allBut, type Member, type Person } from './people';
import type { Row } from './secret';

const OPEN = { mayAdd: true, mayVote: true, days: null } as const;
const THING = { kind: 'notice', id: '1' } as const;

/** A collection with something in it; answers its id. */
async function make({ collections, idOf }: LeakWorld, by: Member, name: string): Promise<string> {
  const id = made(await collections.make(idOf(by), name, UNNAMED));
  made(await collections.add(idOf(by), id, THING));
  return id;
}

/** The same with a link. */
async function share(world: LeakWorld, by: Member, name: string) {
  const { collections, idOf } = world;
  const id = await make(world, by, name);
  made(await collections.share(idOf(by), id, OPEN));
  const { link } = made(await collections.one(idOf(by), id));
  if (link === null) throw new Error('there is no link');
  return { id, code: link.code };
}

/** A name that whoever has the link saw. */
const shared = (
  what: string,
  by: Member,
  seenBy: readonly Person[],
  hide: (world: LeakWorld, id: string) => Promise<unknown>,
): Row => ({
  what,
  seenBy,
  wasSeen: true,
  plant: async (world, word) => {
    const { id, code } = await share(world, by, `모음 ${word}`);
    for (const one of ['consenting', 'blocked'] as const)
      made(await world.collections.join(world.idOf(one), code));
    return { numbers: [id], codes: [code], hide: () => hide(world, id) };
  },
});

const hold =
  (state: 'HELD' | 'HIDDEN') =>
  ({ database }: LeakWorld, id: string) =>
    database.pool.query('update collections set hold_state = $1 where id = $2', [state, id]);

/** Named lists, and who is in them. */
export const COLLECTIONS: readonly Row[] = [
  {
    what: 'a collection of one’s own',
    seenBy: ['author'],
    wasSeen: false,
    plant: async (world, word) => ({ numbers: [await make(world, 'author', `모음 ${word}`)] }),
  },
  shared('a collection whose link was withdrawn', 'author', ['author'], (world, id) =>
    world.collections.withdraw(world.idOf('author'), id),
  ),
  shared('a collection that was deleted', 'author', [], (world, id) =>
    world.collections.remove(world.idOf('author'), id),
  ),
  shared('a collection whose name is held', 'author', ['author'], hold('HELD')),
  shared('a collection whose name is hidden', 'author', ['author'], hold('HIDDEN')),
  shared('a collection of who blocked', 'blocker', allBut('blocked'), ({ community, idOf }) =>
    community.blocks.block(idOf('blocker'), String(idOf('blocked'))),
  ),
  {
    what: 'who is in a collection that is shared',
    seenBy: ['author', 'consenting'],
    wasSeen: false,
    // Who joins is in it.
    askedFor: {
      call: 'PUT /v2/collections/shared/{code}/membership',
      by: ['stranger', 'blocker', 'blocked'],
    },
    plant: async (world, word) => {
      const { collections, community, database, idOf } = world;
      const { id, code } = await share(world, 'author', '함께 보는 모음');
      const guest = await community.join(`guest ${word}`);
      await database.pool.query('update members set nickname = $1 where id = $2', [word, guest]);
      made(await collections.join(guest, code));
      made(await collections.add(guest, id, { kind: 'post', id: '1' }));
      made(await collections.join(idOf('consenting'), code));
      return { numbers: [id], codes: [code] };
    },
  },
];
