import { makeAutoObservable, reaction } from 'mobx';
import {
  bestGain,
  noticeFit,
  fitDay,
  tallyFits,
  type NoticeSearch,
  type NoticeSummary,
  type Person,
  type PersonField,
  type Verdict,
  type WeighedNotice,
  type Yyyymmdd,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';
import { walkNotices } from '../../stores/notices/notice-walk';
import type { KeptWeighing } from './youth-snapshot';

/** So many of those that fit are shown; the list has the rest. */
const MOST_FITTING = 4;

interface WeighingDeps {
  readonly notices: Pick<NoticeSearch, 'weighed' | 'list'>;
  readonly person: { readonly person: Person; readonly isKnown: boolean };
  readonly today: Yyyymmdd;
}

/**
 * All notices that are not over against the person, on this device: whatever they say of themselves,
 * the same is asked (spec/readings R33), and nothing before they have said something.
 */
export class WeighingStore {
  /** What is counted: a small answer, and soon there. */
  readonly weighed: AnswerStore<readonly WeighedNotice[]>;
  /** What those that fit are taken from, those that close first. */
  readonly walked: AnswerStore<readonly NoticeSummary[]>;
  private stopWatching: (() => void) | null = null;

  constructor(
    private readonly deps: WeighingDeps,
    kept: KeptWeighing | null,
  ) {
    const { notices } = deps;
    this.weighed = new AnswerStore((cancel) => notices.weighed(cancel), kept?.weighed);
    this.walked = new AnswerStore((cancel) => walkNotices(notices, cancel), kept?.walked);
    makeAutoObservable<this, 'deps' | 'stopWatching'>(this, {
      weighed: false,
      walked: false,
      deps: false,
      stopWatching: false,
    });
  }

  start(): void {
    this.stopWatching ??= reaction(
      () => this.deps.person.isKnown,
      (isKnown) => {
        if (!isKnown) return;
        this.weighed.start();
        this.walked.start();
      },
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.stopWatching?.();
    this.stopWatching = null;
    this.weighed.stop();
    this.walked.stop();
  }

  /** How many there are of each verdict; null while that cannot be said. */
  get tally(): Readonly<Record<Verdict, number>> | null {
    const { person, today } = this.deps;
    const { value } = this.weighed;
    return value === null || !person.isKnown ? null : tallyFits(value, person.person, today);
  }

  /** The first of those that fit; null while they are not known. */
  get fitting(): readonly NoticeSummary[] | null {
    const { person, today } = this.deps;
    const { value } = this.walked;
    if (value === null || !person.isKnown) return null;
    const fits = (one: NoticeSummary) =>
      noticeFit(one.conditions, person.person, fitDay(one, today)).verdict === 'fits';
    return value.filter(fits).slice(0, MOST_FITTING);
  }

  /** The field that would decide most; null where none would. */
  get next(): { readonly field: PersonField; readonly count: number } | null {
    const { person, today } = this.deps;
    const { value } = this.weighed;
    return value === null ? null : bestGain(value, person.person, today);
  }

  kept(): KeptWeighing | null {
    const [weighed, walked] = [this.weighed.value, this.walked.value];
    return weighed === null || walked === null ? null : { weighed, walked };
  }
}
