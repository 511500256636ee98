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
import type { KeptWeighing } from './youth-snapshot';

/** So many of those that fit are shown; the list has the rest. */
const MOST_FITTING = 4;

interface WeighingDeps {
  readonly notices: Pick<NoticeSearch, 'weighed' | 'some'>;
  readonly person: { readonly person: Person; readonly isKnown: boolean };
  readonly today: Yyyymmdd;
}

/**
 * All notices that are not over against the person, on this device (spec/readings R33). Nothing is
 * asked before the person has said something.
 */
export class WeighingStore {
  readonly weighed: AnswerStore<readonly WeighedNotice[]>;
  /** Those that fit and close first. */
  readonly fitting: AnswerStore<readonly NoticeSummary[]>;
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly deps: WeighingDeps,
    kept: KeptWeighing | null,
  ) {
    this.weighed = new AnswerStore((cancel) => deps.notices.weighed(cancel), kept?.weighed);
    this.fitting = new AnswerStore(
      (cancel) =>
        this.ids.length === 0 ? Promise.resolve([]) : deps.notices.some(this.ids, cancel),
      kept?.shown,
    );
    makeAutoObservable<this, 'deps' | 'stops'>(this, {
      weighed: false,
      fitting: false,
      deps: false,
      stops: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    const { person } = this.deps;
    this.stops = [
      reaction(
        () => person.isKnown,
        (isKnown) => {
          if (isKnown) this.weighed.start();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => (this.tally === null ? null : this.ids.join()),
        (ids) => {
          const shown = this.fitting.value?.map(({ id }) => id).join();
          if (ids !== null && ids !== shown) void this.fitting.load();
        },
        { fireImmediately: true },
      ),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.weighed.stop();
    this.fitting.stop();
  }

  get count(): number {
    return this.weighed.value?.length ?? 0;
  }

  /** How many there are of each verdict; null while that cannot be said. */
  get tally(): Readonly<Record<Verdict, number>> | null {
    const { person, today } = this.deps;
    const { value } = this.weighed;
    return value === null || !person.isKnown ? null : tallyFits(value, person.person, today);
  }

  /** The field that would decide most; null where none would. */
  get next(): { readonly field: PersonField; readonly count: number } | null {
    const { person, today } = this.deps;
    const { value } = this.weighed;
    return value === null ? null : bestGain(value, person.person, today);
  }

  kept(): KeptWeighing | null {
    const { value } = this.weighed;
    return value === null ? null : { weighed: value, shown: this.fitting.value ?? [] };
  }

  /** They come in the order in which they close. */
  private get ids(): readonly string[] {
    const { person, today } = this.deps;
    return (this.weighed.value ?? [])
      .filter((one) => {
        const fit = noticeFit(one.conditions, person.person, fitDay(one, today));
        return fit.verdict === 'fits';
      })
      .map(({ id }) => id)
      .slice(0, MOST_FITTING);
  }
}
