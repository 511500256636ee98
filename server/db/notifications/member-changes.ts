import {
  MOST_CHANGES,
  type AskedChanges,
  type MemberChange,
  type StoredChanges,
} from '../../ports/notifications/notifications';
import { roomsSince } from '../chats/heard-rooms';
import { collectionsSince } from '../collections/heard-collections';
import type { Database } from '../database';
import { inSnapshot } from '../snapshot';
import { notificationsSince } from './notification-repository';

/** What changed for members, of notifications, rooms and collections: one count goes over all. */
export class MemberChangeRepository implements StoredChanges {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** However many ask, it is as many statements. */
  since(asked: readonly AskedChanges[]): Promise<readonly (readonly MemberChange[])[]> {
    return inSnapshot(this.database, async (tx) => {
      const told = await notificationsSince(tx, asked, MOST_CHANGES);
      const rooms = await roomsSince(tx, asked, MOST_CHANGES);
      const lists = await collectionsSince(tx, asked, MOST_CHANGES);
      return asked.map((_, at) =>
        together(
          (told.get(at) ?? []).map((one) => ({ kind: 'notification', one })),
          (rooms.get(at) ?? []).map((one) => ({ kind: 'chat', one })),
          (lists.get(at) ?? []).map((one) => ({ kind: 'collection', one })),
        ),
      );
    });
  }
}

/** Where one of them goes on, nothing is told that is later than its last. */
function together(...lists: readonly (readonly MemberChange[])[]): readonly MemberChange[] {
  const end = Math.min(...lists.map(endOf));
  return lists
    .flat()
    .filter(({ one }) => one.change <= end)
    .sort((a, b) => a.one.change - b.one.change);
}

/** The last change of a list that goes on; of one that is whole there is no end. */
const endOf = (some: readonly MemberChange[]): number =>
  some[MOST_CHANGES - 1]?.one.change ?? Infinity;
