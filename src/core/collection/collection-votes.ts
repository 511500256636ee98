import {
  VOTE,
  type CollectedItem,
  type CollectedRef,
  type Vote,
  type VoteCount,
} from './collection';

/** The name of an item within its collection. */
export const collectedKey = ({ kind, id }: CollectedRef): string => `${kind} ${id}`;

/** How much an item is wanted: those for it less those against it. */
const wanted = ({ votes }: Pick<CollectedItem, 'votes'>): number => votes.up - votes.down;

/** What is wanted most first, of the same the newest (spec/readings R65); each has one place. */
export const inVoteOrder = <Item extends Pick<CollectedItem, 'kind' | 'id' | 'votes' | 'addedAt'>>(
  items: readonly Item[],
): readonly Item[] =>
  [...items].sort(
    (a, b) =>
      wanted(b) - wanted(a) ||
      compare(b.addedAt, a.addedAt) ||
      compare(collectedKey(a), collectedKey(b)),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The votes with one's own as it is to be: of one that was pressed and has not arrived. */
export function withMyVote({ up, down, mine }: VoteCount, vote: Vote): VoteCount {
  const count = (one: Vote): number => Number(vote === one) - Number(mine === one);
  return { up: up + count(VOTE.UP), down: down + count(VOTE.DOWN), mine: vote };
}
