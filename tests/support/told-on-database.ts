import { OpenSignals } from '../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../server/db/notifications/notification-repository';
import { openTestDatabase, type DATABASES } from './databases';
import { dealsOn } from './deals-on-database';
import { MovingClock } from './moving-clock';

/** What a job that tells people is run with. */
export const ONE_RUN = { id: 1, kind: '', key: '', payload: {}, attempt: 1 };

/** A database on which somebody offers rooms, somebody else is told of them, and what they were told. */
export async function toldOn(kind: (typeof DATABASES)[number]) {
  const database = await openTestDatabase(kind);
  const clock = new MovingClock();
  const world = dealsOn(database, clock);
  const owner = await world.join('owner');
  const kim = await world.join('kim');
  const notifications = () => new NotificationRepository(database, clock, new OpenSignals(kind));
  /** Of a member, as it was told. */
  const told = async (memberId = kim) => {
    const page = { kind: null, cursor: null, limit: 100 };
    return (await notifications().page(memberId, page)).items.toReversed();
  };
  return { database, clock, world, owner, kim, notifications, told };
}
