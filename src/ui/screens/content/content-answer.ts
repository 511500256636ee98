import {
  documentHouses,
  type Cancellation,
  type Content,
  type Contents,
  type HouseSearch,
  type HouseSummary,
} from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

/** An article with the houses that it shows, as they are today. */
export interface ShownContent {
  readonly id: string;
  /** Null where there is none. */
  readonly content: Content | null;
  readonly houses: ReadonlyMap<string, HouseSummary>;
}

/** What a page keeps of the article that it shows. */
export const CONTENT_SLOT: SnapshotSlot<ShownContent> = { name: 'content' };

interface World {
  readonly contents: Pick<Contents, 'one'>;
  readonly houses: Pick<HouseSearch, 'some'>;
}

/** Asks for an article; links stand for houses that could not be had. */
export async function askContent(
  { contents, houses }: World,
  id: string,
  cancel?: Cancellation,
): Promise<ShownContent> {
  const content = await contents.one(id, cancel);
  const ids = content === null ? [] : documentHouses(content.document);
  const found = ids.length === 0 ? [] : await houses.some(ids, cancel).catch(() => []);
  return { id, content, houses: new Map(found.map((house) => [house.id, house])) };
}
