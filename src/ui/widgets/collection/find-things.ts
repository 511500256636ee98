import {
  COLLECTED,
  collectedKey,
  MOST_BY_ID,
  MOST_CONTENTS_BY_ID,
  MOST_DEALS_BY_ID,
  MOST_MATES_BY_ID,
  MOST_NOTICES_BY_ID,
  MOST_POSTS_BY_ID,
  type Cancellation,
  type CollectedKind,
  type CollectedRef,
} from '#core';
import type { FoundThings, Keepers, Thing } from './things/thing';

/** What stands behind items, for whoever asks; rejects where one of the keepers does not answer. */
export async function findThings(
  keepers: Keepers,
  items: readonly CollectedRef[],
  cancel?: Cancellation,
): Promise<FoundThings> {
  const idsOf = (kind: CollectedKind) =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const { houses, directs, mates, notices, posts, contents } = keepers;
  const deals = idsOf(COLLECTED.deal);
  const asked = await Promise.all([
    some(idsOf(COLLECTED.house), MOST_BY_ID, async (ids) =>
      (await houses.some(ids, cancel)).map((house) =>
        named(COLLECTED.house, house, { is: 'house', house }),
      ),
    ),
    some(deals, MOST_DEALS_BY_ID, async (ids) =>
      (await directs.some(ids, cancel)).map((deal) =>
        named(COLLECTED.deal, deal, { is: 'direct', deal }),
      ),
    ),
    // A deal is of one kind or of the other: which, only whoever keeps it can say.
    some(deals, MOST_MATES_BY_ID, async (ids) =>
      (await mates.some(ids, cancel)).map((mate) =>
        named(COLLECTED.deal, mate, { is: 'mate', mate }),
      ),
    ),
    some(idsOf(COLLECTED.notice), MOST_NOTICES_BY_ID, async (ids) =>
      (await notices.some(ids, cancel)).map((notice) =>
        named(COLLECTED.notice, notice, { is: 'notice', notice }),
      ),
    ),
    some(idsOf(COLLECTED.post), MOST_POSTS_BY_ID, async (ids) =>
      (await posts.some(ids, cancel)).map((post) =>
        named(COLLECTED.post, post, { is: 'post', post }),
      ),
    ),
    some(idsOf(COLLECTED.content), MOST_CONTENTS_BY_ID, async (ids) =>
      (await contents.some(ids, cancel)).map((content) =>
        named(COLLECTED.content, content, { is: 'content', content }),
      ),
    ),
  ]);
  const gone = items.map((item) => [collectedKey(item), null] as const);
  return new Map<string, Thing | null>([...gone, ...asked.flat()]);
}

type Named = readonly (readonly [string, Thing])[];

const named = (kind: CollectedKind, { id }: { readonly id: string }, thing: Thing) =>
  [collectedKey({ kind, id }), thing] as const;

/** No more are asked for at once than are answered. */
async function some(
  ids: readonly string[],
  most: number,
  ask: (ids: readonly string[]) => Promise<Named>,
): Promise<Named> {
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ask(ids.slice(part * most, (part + 1) * most)),
  );
  return (await Promise.all(parts)).flat();
}
