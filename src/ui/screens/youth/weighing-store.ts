import { compareShallow, computed, makeAutoObservable, reaction } from 'mobx';
import {
  bestGain,
  compareNotices,
  fitDay,
  NOTICE_SORT,
  noticeFit,
  seoulDay,
  stillOpen,
  tallyFits,
  type NoticeSearch,
  type NoticeSummary,
  type Person,
  type PersonField,
  type Verdict,
  type Yyyymmdd,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';

/** So many of those that fit are shown; the list has the rest. */
const MOST_FITTING = 4;

interface WeighingDeps {
  readonly notices: Pick<NoticeSearch, 'weighed'>;
  readonly person: { readonly person: Person; readonly isKnown: boolean };
}

/**
 * All notices that are not over against the person, on this device: whatever they say of themselves,
 * the same is asked (spec/readings R33), and nothing before they have said something.
 */
export class WeighingStore {
  readonly weighed: AnswerStore<readonly NoticeSummary[]>;
  private stopWatching: (() => void) | null = null;

  constructor(
    private readonly deps: WeighingDeps,
    /** The moment that the page is of, in ms: what is over by then fits nobody. */
    private now: number,
    kept: readonly NoticeSummary[] | null,
  ) {
    this.weighed = new AnswerStore((cancel) => deps.notices.weighed(cancel), kept ?? undefined);
    makeAutoObservable<this, 'deps' | 'stopWatching' | 'open'>(this, {
      weighed: false,
      deps: false,
      stopWatching: false,
      // Most minutes close nothing: then nothing is weighed anew.
      open: computed({ equals: compareShallow }),
    });
  }

  start(): void {
    this.stopWatching ??= reaction(
      () => this.deps.person.isKnown,
      (isKnown) => {
        if (isKnown) this.weighed.start();
      },
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.stopWatching?.();
    this.stopWatching = null;
    this.weighed.stop();
  }

  /** The page is of another moment. */
  look(now: number): void {
    this.now = now;
  }

  /** How many there are of each verdict; null while that cannot be said. */
  get tally(): Readonly<Record<Verdict, number>> | null {
    const { isWeighed, open, today } = this;
    return isWeighed ? tallyFits(open, this.deps.person.person, today) : null;
  }

  /** The first of those that fit, the soonest to close; null while they are not known. */
  get fitting(): readonly NoticeSummary[] | null {
    if (!this.isWeighed) return null;
    const { open, today } = this;
    const { person } = this.deps.person;
    return open
      .filter((one) => noticeFit(one.conditions, person, fitDay(one, today)).verdict === 'fits')
      .sort(compareNotices(NOTICE_SORT.closing))
      .slice(0, MOST_FITTING);
  }

  /** The field that would decide most; null where none would. */
  get next(): { readonly field: PersonField; readonly count: number } | null {
    const { open, today } = this;
    return bestGain(open, this.deps.person.person, today);
  }

  private get isWeighed(): boolean {
    return this.weighed.value !== null && this.deps.person.isKnown;
  }

  private get open(): readonly NoticeSummary[] {
    return stillOpen(this.weighed.value ?? [], this.now);
  }

  private get today(): Yyyymmdd {
    return seoulDay(this.now);
  }
}
