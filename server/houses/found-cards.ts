import type { HouseSummaryRecord } from '../ports/houses/house-record';
import type { HouseCard, HouseReading } from '../ports/houses/house-source';
import type { HouseFeed, HousesNow } from './house-feed';

/** What was found in memory, and what the cards of those houses show, in their order. */
interface FoundCards<Found> {
  readonly found: Found;
  readonly cards: HouseSummaryRecord[];
}

/**
 * Memory says which houses a question has, the database what their cards show: both as of one
 * version.
 */
export async function withCards<Found extends { readonly ids: readonly number[] }>(
  source: Pick<HouseReading, 'cards'>,
  feed: Pick<HouseFeed, 'read' | 'readInSnapshot'>,
  look: (now: HousesNow) => Found,
): Promise<FoundCards<Found>> {
  const { found, version } = await feed.read((now) => ({ found: look(now), version: now.version }));
  const read = await source.cards(found.ids);
  const isOfOneVersion =
    read.length === found.ids.length && read.every((each) => each.version === version);
  if (isOfOneVersion) return { found, cards: inOrder(read, found.ids) };
  // Houses were written in between. Once more, with both from one snapshot.
  return feed.readInSnapshot(async (now, snapshot) => {
    const again = look(now);
    return { found: again, cards: inOrder(await snapshot.cards(again.ids), again.ids) };
  });
}

function inOrder(read: readonly HouseCard[], ids: readonly number[]): HouseSummaryRecord[] {
  const byId = new Map(read.map(({ card }) => [card.id, card] as const));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
