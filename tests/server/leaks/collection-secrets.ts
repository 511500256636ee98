import { made, UNNAMED } from '../../support/community-on-database';
import type { LeakWorld } from './leak-world';
import { allBut, NOBODY, type Member, type Person } from './people';
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

/** One of the author's with somebody in it whom nobody else knows, who added something and voted. */
async function withGuest(world: LeakWorld, word: string) {
  const { collections, community, database } = world;
  const { id, code } = await share(world, 'author', '함께 보는 모음');
  const guest = await community.join(`guest ${word}`);
  await database.pool.query('update members set nickname = $1 where id = $2', [word, guest]);
  made(await collections.join(guest, code));
  made(await collections.add(guest, id, { kind: 'post', id: '1' }));
  made(await collections.vote(guest, id, THING, 'UP'));
  return { id, code, guest };
}

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
      const { collections, idOf } = world;
      const { id, code } = await withGuest(world, word);
      made(await collections.join(idOf('consenting'), code));
      return { numbers: [id], codes: [code] };
    },
  },
  {
    what: 'what is in a collection of whoever one does not meet there',
    seenBy: allBut('blocked'),
    wasSeen: true,
    plant: async (world, word) => {
      const { collections, community, idOf } = world;
      const { id, code } = await share(world, 'author', '여럿이 보는 모음');
      for (const one of ['consenting', 'blocker', 'blocked'] as const)
        made(await collections.join(idOf(one), code));
      made(await collections.add(idOf('blocker'), id, { kind: 'content', id: word }));
      const hide = () => community.blocks.block(idOf('blocker'), String(idOf('blocked')));
      return { numbers: [id], codes: [code], hide };
    },
  },
  {
    what: 'who is in a collection of those whom one does not meet there',
    seenBy: ['author', 'consenting'],
    wasSeen: false,
    askedFor: {
      call: 'PUT /v2/collections/shared/{code}/membership',
      by: ['stranger', 'blocker'],
    },
    plant: async (world, word) => {
      const { collections, community, idOf } = world;
      const { id, code, guest } = await withGuest(world, word);
      for (const one of ['consenting', 'blocked'] as const)
        made(await collections.join(idOf(one), code));
      await community.blocks.block(guest, String(idOf('blocked')));
      return { numbers: [id], codes: [code] };
    },
  },
  {
    what: 'the name of somebody in a collection who has left',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async (world, word) => {
      const { collections, database, idOf } = world;
      const { id, code, guest } = await withGuest(world, word);
      made(await collections.join(idOf('consenting'), code));
      const hide = () => database.pool.query('delete from members where id = $1', [guest]);
      return { numbers: [id], codes: [code], hide };
    },
  },
];
