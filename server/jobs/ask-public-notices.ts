import type { Logger } from 'pino';
import { addDays, NOTICE_SOURCE, seoulDay, seoulMidnight, type Clock } from '#core';
import { KNOWN_AREAS } from '../geography/known-areas';
import type { Jobs } from '../ports/jobs';
import type { NoticeDeliveries } from '../ports/notifications/notice-deliveries';
import type { NewNotice } from '../ports/notices/notices';
import {
  NoticeServiceError,
  type PublicNoticeList,
  type PublicNotices,
} from '../ports/notices/public-notices';
import { AreaFinder } from '../shared/area-finder';
import { isOpenAt, missedWhenAbsent } from './gone-notices';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

/** Asks all services, each by a job of its own: one that fails is tried again alone. */
export const ASK_PUBLIC_NOTICES = 'ask-public-notices';
const ASK_ONE_SERVICE = 'ask-one-notice-service';

/** Before anybody is told of notices, at an hour at which nobody else asks (spec/outside O21). */
export const PUBLIC_NOTICE_TIMES: readonly Schedule[] = [
  { kind: ASK_PUBLIC_NOTICES, pattern: '30 5 * * *' },
];

/** Of what was announced earlier only what is still open is asked for. */
const ASKED_DAYS = 180;
/** Of what was announced before that nothing is: a notice that is never taken away would cost for good. */
const OPEN_DAYS = 3 * 365;
/** At the edge of that a service may count by another day than we do. */
const EDGE_DAYS = 10;
/** One transaction; no other writer waits longer than for these. */
const BATCH = 20;

interface AskParts {
  readonly services: readonly PublicNotices[];
  readonly deliveries: NoticeDeliveries;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

export function publicNoticeJobs(parts: AskParts): Readonly<Record<string, JobHandler>> {
  return {
    [ASK_PUBLIC_NOTICES]: async (_, { key }) => {
      const { services, jobs, clock } = parts;
      const runAt = clock.now();
      await jobs.add(
        services.map(({ name }) => ({
          kind: ASK_ONE_SERVICE,
          key: `${name} ${key}`,
          payload: { service: name },
          runAt,
        })),
      );
    },
    [ASK_ONE_SERVICE]: async (payload) => {
      const { service } = payload as { readonly service: string };
      const asked = parts.services.find(({ name }) => name === service);
      // Its key may have been taken away since the job was queued.
      if (asked !== undefined) await askService(asked, parts);
    },
  };
}

/**
 * Takes what a service has now into the database, some notices at a time, and marks what its lists no
 * longer have. Where the service fails, what was taken stays, nothing is marked, and this rejects; a
 * second time it writes only what changed meanwhile.
 */
async function askService(service: PublicNotices, parts: AskParts): Promise<void> {
  const { deliveries, clock, logger, cancel } = parts;
  const today = seoulDay(clock.now());
  const since = addDays(today, -ASKED_DAYS);
  const times = {
    since: addDays(since, EDGE_DAYS),
    openSince: addDays(today, -OPEN_DAYS),
    openAt: seoulMidnight(today),
  };
  const standing = await deliveries.standing(service.name, times);
  const openFrom = standing
    .filter((notice) => isOpenAt(notice, times.openAt))
    .map(({ announcedOn }) => announcedOn)
    .filter((day) => day >= times.openSince && day < since);
  const areas = new AreaFinder([...KNOWN_AREAS.values(), ...(await deliveries.areas())]);
  const asked = await service.ask({ since, openFrom: [...new Set(openFrom)], areas, cancel });
  const listOf = listsOf(asked);
  const counts = await takeAll(service.name, { listOf, notices: asked.notices }, parts);
  const { among, doubts } = missedWhenAbsent(asked.lists, standing, times);
  const present = [...listOf.keys()];
  const missing = { sourceName: service.name, among, present };
  const gone = await deliveries.markGone(missing, clock.now());
  await tidy(parts);
  const about = { service: service.name, listed: present.length, ...counts, gone };
  logger.info(about, 'public notices were asked');
  for (const doubt of doubts)
    logger.warn(
      { service: service.name, ...doubt },
      'the list of notices is too short or not whole: none of it is marked as gone',
    );
  // A few are asked again tomorrow; many are a fault of the service.
  if (counts.unread * 10 > present.length)
    throw new NoticeServiceError(`${counts.unread} of ${present.length} were not read`, true);
}

/** Every notice was written that is still listed: once a day also that it was checked. */
async function tidy({ deliveries, logger }: AskParts): Promise<void> {
  try {
    await deliveries.tidy();
  } catch (err) {
    // For this nobody asks the services once more; the next day tidies.
    logger.warn({ err }, 'the tables of notices were not tidied');
  }
}

/** In which list each notice stands, by its number. */
type ListOf = ReadonlyMap<string, string>;

const listsOf = ({ lists }: PublicNoticeList): ListOf =>
  new Map(
    lists.flatMap(({ name, announced, open }) =>
      [...announced.numbers, ...open.numbers].map((number) => [number, name] as const),
    ),
  );

interface TakenCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Notices that the list names and of which no more could be read. */
  readonly unread: number;
}

async function takeAll(
  sourceName: string,
  { listOf, notices }: Pick<PublicNoticeList, 'notices'> & { readonly listOf: ListOf },
  { deliveries, clock, cancel }: AskParts,
): Promise<TakenCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0, unread: 0 };
  const source = NOTICE_SOURCE.PUBLIC;
  const batches = new Map<string, NewNotice[]>();
  const write = async (sourceList: string, batch: readonly NewNotice[]) => {
    batches.delete(sourceList);
    const from = { source, sourceName, sourceList };
    const { added, changed, unchanged } = await deliveries.take(batch, from, clock.now());
    counts.added += added;
    counts.changed += changed;
    counts.unchanged += unchanged;
  };
  const writeRest = async () => {
    for (const [list, batch] of batches) await write(list, batch);
  };
  try {
    for await (const notice of notices) {
      cancel.throwIfAborted();
      // One that stands in no list could never be told to be gone.
      const list = notice === null ? undefined : listOf.get(notice.number);
      if (notice === null || list === undefined) {
        counts.unread += 1;
        continue;
      }
      const batch = [...(batches.get(list) ?? []), notice];
      batches.set(list, batch);
      if (batch.length >= BATCH) await write(list, batch);
    }
  } catch (error) {
    // What was told before is not asked for once more only to be lost again.
    if (!cancel.aborted) await writeRest();
    throw error;
  }
  await writeRest();
  return counts;
}
