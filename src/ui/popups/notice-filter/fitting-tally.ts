import {
  personFit,
  seoulDay,
  stillOpen,
  tallyNotices,
  type Cancellation,
  type Clock,
  type NoticeFilter,
  type NoticeSearch,
  type NoticeSummary,
  type NoticeTally,
} from '#core';
import type { PersonStore } from '../../stores/notices/person-store';

interface FittingWorld {
  readonly clock: Clock;
  readonly notices: Pick<NoticeSearch, 'weighed'>;
  readonly person: Pick<PersonStore, 'person'>;
}

/**
 * Counts what fits the person, on the device: nothing of the filter or the person is asked
 * (spec/readings R33).
 */
export class FittingTally implements Pick<NoticeSearch, 'tally'> {
  private weighed: readonly NoticeSummary[] | null = null;

  constructor(private readonly world: FittingWorld) {}

  async tally(filter: NoticeFilter, cancel?: Cancellation): Promise<NoticeTally> {
    const { clock, notices, person } = this.world;
    this.weighed ??= await notices.weighed(cancel);
    const now = clock.now();
    const fits = stillOpen(this.weighed, now).filter(
      (notice) => personFit(person.person, notice, seoulDay(now))?.verdict === 'fits',
    );
    return tallyNotices(fits, filter);
  }
}
