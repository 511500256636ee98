import type { Logger } from 'pino';
import { addDays, NOTICE_SOURCE, seoulDay, type Clock } from '#core';
import { KNOWN_AREAS } from '../geography/known-areas';
import type { Jobs } from '../ports/jobs';
import type { NoticeDeliveries } from '../ports/notice-deliveries';
import type { NewNotice } from '../ports/notices';
import {
  NoticeServiceError,
  type PublicNoticeList,
  type PublicNotices,
  type ServiceList,
} from '../ports/public-notices';
import { AreaFinder } from '../shared/area-finder';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

/** Asks all services, each by a job of its own: one that fails is tried again alone. */
export const ASK_PUBLIC_NOTICES = 'ask-public-notices';
const ASK_ONE_SERVICE = 'ask-one-notice-service';

/** Before anybody is told of notices, at an hour at which nobody else asks (spec/outside O21). */
export const PUBLIC_NOTICE_TIMES: readonly Schedule[] = [
  { kind: ASK_PUBLIC_NOTICES, pattern: '30 5 * * *' },
];

/** What was announced earlier is over, or changes no more. */
const ASKED_DAYS = 180;
/** At the edge of that a service may count by another day than we do. */
const EDGE_DAYS = 10;
/** One transaction; no other writer waits longer than for these. */
const BATCH = 20;
/** A list of fewer than half of so many is rather broken than true. */
const SUSPICIOUS_FROM = 10;

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
  const goneSince = addDays(since, EDGE_DAYS);
  const before = await deliveries.there(service.name, goneSince);
  const areas = new AreaFinder([...KNOWN_AREAS.values(), ...(await deliveries.areas())]);
  const asked = await service.ask({ since, areas, cancel });
  const counts = await takeAll(service.name, asked, parts);
  const doubtful = asked.lists.filter((list) => !isSound(list, before.get(list.name) ?? 0));
  const sound = asked.lists.filter((list) => !doubtful.includes(list)).map(({ name }) => name);
  const present = asked.lists.flatMap(({ numbers }) => numbers);
  const delivery = { sourceName: service.name, since: goneSince, lists: sound, present };
  const gone = await deliveries.markGone(delivery, today);
  await tidy(parts);
  const about = { service: service.name, listed: present.length, ...counts, gone };
  logger.info(about, 'public notices were asked');
  for (const { name, numbers, isWhole } of doubtful)
    logger.warn(
      {
        service: service.name,
        list: name,
        listed: numbers.length,
        before: before.get(name) ?? 0,
        isWhole,
      },
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

/** Judged list by list: one that suddenly has nothing would not be missed beside a long one. */
function isSound({ numbers, isWhole }: ServiceList, before: number): boolean {
  const listed = numbers.length;
  const isSuspicious =
    (listed === 0 && before > 0) || (before >= SUSPICIOUS_FROM && listed * 2 < before);
  return isWhole && !isSuspicious;
}

interface TakenCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Notices that the list names and of which no more could be read. */
  readonly unread: number;
}

async function takeAll(
  sourceName: string,
  { lists, notices }: PublicNoticeList,
  { deliveries, clock, cancel }: AskParts,
): Promise<TakenCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0, unread: 0 };
  const listOf = new Map(
    lists.flatMap(({ name, numbers }) => numbers.map((number) => [number, name] as const)),
  );
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
