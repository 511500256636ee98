import { VOTE } from '#core';
import type { SampleCollection, SampleThings } from '../../db/collections/sample-writer';

const DAY_MS = 86_400_000;
/** In the evening before. */
const EVENING_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;

const { UP, DOWN } = VOTE;

/** What the two make of each of the rooms: what both want, what one wants, and what one does not. */
const VOTES = [[UP, UP], [UP], [DOWN, UP]] as const;

/**
 * What somebody who looks for a room collected: rooms to see with a friend, who added some, and what to
 * remember on their own. `midnight` is the beginning of a day in ms.
 */
export function sampleCollections(
  { houses, notices, others }: SampleThings,
  friendId: number | null,
  midnight: number,
): readonly SampleCollection[] {
  const together = midnight - 3 * DAY_MS - EVENING_MS;
  const alone = midnight - DAY_MS - EVENING_MS;
  const joined = friendId === null ? [] : [friendId];
  const [deal, ...read] = others;
  return [
    {
      name: '신림에서 같이 볼 방',
      createdAt: together,
      joined,
      items: [...houses, ...(deal === undefined ? [] : [deal])].map((ref, place) => ({
        ref,
        // In turns.
        by: place % (joined.length + 1),
        addedAt: together + (place + 1) * 7 * MINUTE_MS,
        votes: VOTES[place] ?? [],
      })),
    },
    {
      name: '챙겨 볼 공고와 글',
      createdAt: alone,
      joined: [],
      items: [...notices, ...read].map((ref, place) => ({
        ref,
        by: 0,
        addedAt: alone + (place + 1) * 5 * MINUTE_MS,
        votes: [],
      })),
    },
  ];
}
