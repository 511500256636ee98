import { seoulDay, stillOpen, type NoticeSearch, type NoticeSummary, type Yyyymmdd } from '#core';
import { AnswerStore } from '../../stores/answer-store';
import { askList, LISTS, type FoundNotices, type ListName } from './youth-questions';

export type NoticesAnswer = AnswerStore<FoundNotices>;

/** The lists of a day, as far as they were answered. */
export interface KeptLists {
  readonly today: Yyyymmdd;
  readonly found: Readonly<Partial<Record<ListName, FoundNotices>>>;
}

/** Of what an answer found that which is not over since, and how many there are of it in all. */
export function openOf({ items, total }: FoundNotices, now: number): FoundNotices {
  const open = stillOpen(items, now);
  return { items: open, total: total - (items.length - open.length) };
}

/** What was announced on the day of a moment. */
export const announcedToday = ({ items }: FoundNotices, now: number): readonly NoticeSummary[] =>
  items.filter(({ announcedOn }) => announcedOn === seoulDay(now));

/** The lists of the page, each with an answer of its own; all of the day that it is. */
export class YouthLists {
  readonly today: NoticesAnswer;
  readonly soon: NoticesAnswer;
  readonly newest: NoticesAnswer;
  private day: Yyyymmdd;

  /** `kept` is what {@link ready} told when the page was left. */
  constructor(notices: NoticeSearch, now: number, kept: KeptLists | null) {
    this.day = kept?.today ?? seoulDay(now);
    const answer = (name: ListName): NoticesAnswer =>
      new AnswerStore((cancel) => askList(notices, name, this.day, cancel), kept?.found[name]);
    [this.today, this.soon, this.newest] = [answer('today'), answer('soon'), answer('newest')];
  }

  start(): void {
    for (const list of LISTS) this[list].start();
  }

  stop(): void {
    for (const list of LISTS) this[list].stop();
  }

  /** The page is of another moment: on another day everything is asked anew. */
  look(now: number): void {
    const day = seoulDay(now);
    if (day === this.day) return;
    this.day = day;
    for (const list of LISTS) void this[list].load();
  }

  /** Those that have their notices; the others are asked for again on the way back. */
  ready(): KeptLists {
    const found = LISTS.flatMap((list) => {
      const { value } = this[list];
      return value === null ? [] : [[list, value] as const];
    });
    return { today: this.day, found: Object.fromEntries(found) };
  }
}
