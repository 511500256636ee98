import { DEAL_STATUS } from '#core';
import { made, UNNAMED } from '../../support/community-on-database';
import { mateToKeep } from '../../support/mates-on-database';
import type { LeakWorld } from './leak-world';
import { allBut, NOBODY, type Member, type Person } from './people';
import { textOf, type Row } from './secret';

type Hide = (world: LeakWorld, id: string) => Promise<unknown>;

const WEEK_MS = 7 * 86_400_000;

const block: Hide = ({ community, idOf }) =>
  community.blocks.block(idOf('blocker'), String(idOf('blocked')));

const write = async (
  { mates, idOf }: LeakWorld,
  by: Member,
  words: Parameters<typeof mateToKeep>[1] = {},
): Promise<string> => made(await mates.write(idOf(by), mateToKeep({}, words), UNNAMED));

/** Somebody whom everybody saw: the title and what they say of themselves. */
const mate = (what: string, by: Member, seenBy: readonly Person[], hide: Hide): Row => ({
  what,
  seenBy,
  foundBy: hide === block ? seenBy : NOBODY,
  wasSeen: true,
  plant: async (world, word) => {
    const id = await write(world, by, {
      title: textOf(word),
      intro: `${textOf(word)} 평일에는 일하고 주말에는 집에서 쉬어요.`,
    });
    return { numbers: [id], hide: () => hide(world, id) };
  },
});

/** Mates who are held, hidden, over, and who do not meet. */
export const MATES: readonly Row[] = [
  mate('a mate who is held', 'author', ['author'], ({ offered }, id) => offered.hold(id, 'HELD')),
  mate('a mate who was hidden', 'author', ['author'], ({ offered }, id) =>
    offered.hold(id, 'HIDDEN'),
  ),
  mate('a deleted mate', 'author', NOBODY, ({ offered, idOf }, id) =>
    offered.deals.remove(idOf('author'), id),
  ),
  mate('a mate who was found', 'author', ['author'], ({ offered, idOf }, id) =>
    offered.deals.setStatus(idOf('author'), id, DEAL_STATUS.DONE),
  ),
  mate('a mate whom nobody confirmed for a week', 'author', ['author'], (world, id) =>
    world.offered.confirmedAt(id, world.clock.now() - WEEK_MS),
  ),
  mate('a mate who was blocked', 'blocked', allBut('blocker'), block),
  mate('a mate who blocked', 'blocker', allBut('blocked'), block),
  {
    what: 'the name of who asked somebody and blocked them',
    seenBy: allBut('blocked'),
    foundBy: allBut('blocked'),
    wasSeen: true,
    plant: async (world, word) => {
      const { mateRequests, database, idOf } = world;
      const asker = idOf('blocker');
      await database.pool.query('update members set nickname = $1 where id = $2', [word, asker]);
      const own = await write(world, 'blocker', { title: textOf(word) });
      const asked = await write(world, 'blocked');
      made(await mateRequests.ask(asker, asked));
      return { numbers: [own, asked], hide: () => block(world, own) };
    },
  },
];

/** Two who agreed, one of whom opened their number; `then` is what one of them does afterwards. */
const numberOf = (
  what: string,
  word: string,
  seenBy: readonly Person[],
  then: 'nothing' | 'END',
): Row => ({
  what,
  word,
  seenBy,
  wasSeen: false,
  plant: async (world, given) => {
    const { mateRequests, idOf } = world;
    // Two whom nothing else lies between.
    const [asker, asked] =
      then === 'END' ? (['blocker', 'author'] as const) : (['consenting', 'author'] as const);
    const id = await write(world, asked);
    const seen = made(await mateRequests.ask(idOf(asker), id));
    made(await mateRequests.act(idOf(asked), seen.id, { act: 'ACCEPT' }));
    const tel = `010-${given}`;
    made(await mateRequests.act(idOf(asked), seen.id, { act: 'OPEN_NUMBER', tel }));
    if (then === 'END') made(await mateRequests.act(idOf(asker), seen.id, { act: 'END' }));
    return { numbers: [id, seen.id] };
  },
});

/** What is never told of a mate but to whom they chose. */
export const PARTS_OF_MATES: readonly Row[] = [
  numberOf('the number of a mate', '7362-9184', ['consenting'], 'nothing'),
  numberOf('the number of a mate after the end', '7363-9185', NOBODY, 'END'),
];
