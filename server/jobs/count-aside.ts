import type { Logger } from 'pino';
import type { Jobs } from '../ports/jobs';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

export const COUNT_ASIDE_JOBS = 'count-aside-jobs';

/** Once a day, when somebody begins to look at logs. */
export const COUNT_TIMES: readonly Schedule[] = [{ kind: COUNT_ASIDE_JOBS, pattern: '0 9 * * *' }];

interface CountParts {
  readonly jobs: Pick<Jobs, 'countAside'>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Says how many jobs are set aside, and nothing of what they are about: nobody does them any more. */
export const countAside =
  ({ jobs, logger }: CountParts): JobHandler =>
  async () => {
    const aside = await jobs.countAside();
    if (aside > 0) logger.warn({ aside }, 'jobs are set aside, and are not tried again');
    else logger.info({ aside }, 'no job is set aside');
  };
