import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '#core';
import type { MapMark } from '../../../widgets/house-map/map-mark';
import { askPair } from './ask-pair';
import { HouseListStore } from '../list/house-list-store';
import type { MapItem, MapMarks, MapSource } from './map-source';
import { asksSameList, asksSameMarks, type MapQuestion } from './map-question';

export type MapAnswerState =
  | { readonly kind: 'idle' }
  /** The marks of the former view stand at their true places until those of the new one come. */
  | { readonly kind: 'loading'; readonly marks: readonly MapMark[] }
  | { readonly kind: 'ready'; readonly marks: readonly MapMark[]; readonly answer: MapMarks }
  | { readonly kind: 'failed'; readonly marks: readonly MapMark[]; readonly error: unknown };

/** What is known before it is asked for. */
export interface BroughtAnswer {
  readonly page: Page<MapItem>;
  /** Null where they are not known. */
  readonly marks: MapMarks | null;
  /** Whether the page is the list's first one. */
  readonly isFirst: boolean;
}

/**
 * The marks of the map and what its list shows, asked for together: the same question is not
 * asked twice, a newer one aborts the older one, and the last one wins.
 */
export class MapAnswerStore {
  state: MapAnswerState = { kind: 'idle' };
  /** True from the first answer on, whatever it says. */
  hasAnswered = false;
  readonly list: HouseListStore;
  private question: MapQuestion | null = null;
  private asking: AbortController | null = null;
  private reader: string | null = null;

  constructor(private readonly source: MapSource) {
    this.list = new HouseListStore(source, () => {
      this.reload();
    });
    makeAutoObservable<this, 'source' | 'question' | 'asking' | 'reader'>(
      this,
      {
        state: observableRef,
        list: false,
        source: false,
        question: false,
        asking: false,
        reader: false,
      },
      { autoBind: true },
    );
  }

  /** The marks, once the list stands beside them; null while something is on its way. */
  get answered(): MapMarks | null {
    const list = this.list.state;
    const isWhole = list.kind === 'ready' && list.more !== 'loading';
    return isWhole && this.state.kind === 'ready' ? this.state.answer : null;
  }

  get marks(): readonly MapMark[] {
    return this.state.kind === 'idle' ? [] : this.state.marks;
  }

  /**
   * Begins with a page of a list and its marks. Null marks are still to be asked for, and so are those
   * of another version; where it is not the first page, both are.
   */
  bring(question: MapQuestion, { page, marks, isFirst }: BroughtAnswer): void {
    this.list.open(question, page);
    if (!isFirst) return;
    this.question = question;
    if (marks?.version !== page.version) return;
    this.state = { kind: 'ready', marks: marks.marks, answer: marks };
    this.hasAnswered = true;
  }

  ask(question: MapQuestion): void {
    const former = this.question;
    // A list may have been brought without the marks beside it.
    const hasMarks = former !== null && this.state.kind !== 'idle';
    const keepsMarks = hasMarks && asksSameMarks(former, question);
    const keepsList = former !== null && asksSameList(former, question);
    if (keepsMarks && keepsList) return;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.question = question;
    const known = {
      marks: keepsMarks && this.state.kind === 'ready' ? this.state.answer : null,
      page: keepsList ? this.knownPage() : null,
    };
    // What another layer showed is nothing to go on reading.
    const isOther = former !== null && former.layer.kind !== question.layer.kind;
    if (known.marks === null) this.state = { kind: 'loading', marks: isOther ? [] : this.marks };
    if (known.page === null) this.list.begin(isOther);
    void this.answer(question, known, asking);
  }

  /** Direct deals are not the same for everybody: they are asked for again where another one reads. */
  readAs(reader: string | null): void {
    if (reader === this.reader) return;
    this.reader = reader;
    if (this.question?.layer.kind === 'direct') this.reload();
  }

  /** Asks the same once more: after a failure, or when other houses have come. */
  reload(): void {
    const { question } = this;
    if (question === null) return;
    this.question = null;
    this.ask(question);
  }

  /** Drops what is on its way, so that the same question can be asked again. */
  stop(): void {
    this.asking?.abort();
    this.list.stop();
    if (this.state.kind === 'loading' || this.list.state.kind === 'loading') this.question = null;
  }

  private knownPage(): Page<MapItem> | null {
    const list = this.list.state;
    if (list.kind !== 'ready') return null;
    return { items: list.houses, next: list.next, total: list.total, version: list.version };
  }

  private async answer(
    question: MapQuestion,
    known: { readonly marks: MapMarks | null; readonly page: Page<MapItem> | null },
    asking: AbortController,
  ): Promise<void> {
    const { signal } = asking;
    try {
      const { marks, page } = await askPair(this.source, question, known, {
        signal,
        onMarks: ({ marks }) => {
          // The list comes a moment later: what is on the map need not wait for it.
          runInAction(() => {
            this.state = { kind: 'loading', marks };
          });
        },
      });
      if (signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', marks: marks.marks, answer: marks };
        this.hasAnswered = true;
        this.list.open(question, page);
      });
    } catch (error) {
      if (signal.aborted) return;
      // Its other half may still be on its way: it would come to a question that is over.
      asking.abort();
      runInAction(() => {
        this.state = { kind: 'failed', marks: this.marks, error };
        this.hasAnswered = true;
        this.list.fail(error);
      });
    }
  }
}
