import { seoulMidnight, type Yyyymmdd } from '#core';
import { writeSampleCommunity, type SampleRow } from '../../db/communities/sample-writer';
import type { Queries } from '../../db/database';
import { SAMPLE_PEOPLE } from './people.data';
import { SAMPLE_POSTS } from './posts.data';
import { sampleDocument } from './sample-document';
import type { SamplePost } from './sample-post';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Puts in what the sample's people wrote, where nobody of them has written yet; never later than now. */
export async function fillCommunity(tx: Queries, today: Yyyymmdd): Promise<void> {
  const midnight = seoulMidnight(today);
  const rows = SAMPLE_POSTS.flatMap(({ board, posts }) =>
    posts.map((post): SampleRow => ({ ...post, board, ...writtenAt(post, midnight) })),
  );
  await writeSampleCommunity(tx, SAMPLE_PEOPLE, rows, midnight);
}

/** All of a day was written before it began, so that nothing is of the future. */
function writtenAt(post: SamplePost, midnight: number): Pick<SampleRow, 'document' | 'at'> {
  const { daysAgo, time } = post;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = midnight - (daysAgo + 1) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
  return { document: sampleDocument(post), at };
}
