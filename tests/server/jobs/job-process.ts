/**
 * A process that the suite of jobs starts and kills: does the jobs of the PostgreSQL database in
 * argv[2], as a server does them. After argv[3] members were told it stands still, in the middle of
 * what it does. Each thing that is done is a line; a line of milliseconds moves its clock on.
 */
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { openPostgres } from '../../../server/db/database';
import { JobRepository } from '../../../server/db/jobs/job-repository';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { JobRunner } from '../../../server/jobs/job-runner';
import { tellCorrections } from '../../../server/jobs/tell-corrections';
import { NOTICE_CORRECTED_JOB } from '../../../server/ports/notices/notices';
import type { NewNotification } from '../../../server/ports/notifications/notifications';
import { MovingClock } from '../../support/moving-clock';

const [, , url = '', most = 'Infinity'] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

const database = openPostgres(url);
// Noon, whenever the test runs: in quiet hours nobody is told.
const clock = new MovingClock();
const stored = new NotificationRepository(database, clock, new OpenSignals('postgres'));
let told = 0;

/** Resolves never once so many were told. */
async function add(given: readonly NewNotification[]): Promise<void> {
  for (const one of given) {
    if (told >= Number(most)) {
      say('stands');
      return new Promise(() => undefined);
    }
    told += 1;
    await stored.add([one]);
  }
}

/** Says of each job that its end is stored. */
class SayingJobs extends JobRepository {
  override async done(...given: Parameters<JobRepository['done']>): Promise<void> {
    await super.done(...given);
    say('stored');
  }
}

const jobs = new SayingJobs(database);
const tell = tellCorrections({
  notices: new NoticeRepository(database),
  alarms: new NoticeAlarmRepository(database, clock),
  notifications: { add },
  jobs,
  clock,
  // It is killed, and never closes.
  cancel: new AbortController().signal,
});
new JobRunner({
  jobs,
  clock,
  logger: pino({ level: 'warn' }, process.stderr),
  handlers: {
    [NOTICE_CORRECTED_JOB]: async (payload, job) => {
      await tell(payload, job);
      say(`did ${job.key} at attempt ${String(job.attempt)}`);
    },
  },
  schedules: [],
}).start();
createInterface(process.stdin).on('line', (ms) => {
  clock.advance(Number(ms));
});
say('open');
