import {
  dayOf,
  NOTICE_STATUS,
  noticeStatus,
  seoulDay,
  type NoticeSearch,
  type NoticeSummary,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';
import { LISTS, listQuestions, type ListName } from './youth-questions';

export type NoticesAnswer = AnswerStore<readonly NoticeSummary[]>;
export type KeptLists = Readonly<Partial<Record<ListName, readonly NoticeSummary[]>>>;

/** So many cards are laid in a row, or in two of three on desktop. */
const MOST_CARDS = 6;

const closesOn = ({ until }: NoticeSummary): string | null =>
  until === null ? null : dayOf(until);

/** What is over since the list was answered is not shown as open any more. */
const isOpen = (notice: NoticeSummary, now: number): boolean =>
  noticeStatus({ ...notice, isSaidOver: false }, now) !== NOTICE_STATUS.EXPIRE;

/** What closes on the day of a moment, the soonest first. */
export const closingToday = (list: readonly NoticeSummary[], now: number): NoticeSummary[] =>
  list.filter((notice) => closesOn(notice) === seoulDay(now) && isOpen(notice, now));

/** What closes on a later day, the soonest first. */
export const closingSoon = (list: readonly NoticeSummary[], now: number): NoticeSummary[] =>
  list.filter((notice) => (closesOn(notice) ?? '') > seoulDay(now)).slice(0, MOST_CARDS);

/** What was announced on the day of a moment. */
export const announcedToday = (list: readonly NoticeSummary[], now: number): NoticeSummary[] =>
  list.filter(({ announcedOn }) => announcedOn === seoulDay(now));

/** The lists of the page, each with an answer of its own. */
export class YouthLists {
  readonly closing: NoticesAnswer;
  readonly newest: NoticesAnswer;

  /** `kept` is what {@link ready} told when the page was left. */
  constructor(notices: NoticeSearch, kept: KeptLists = {}) {
    const ask = listQuestions(notices);
    this.closing = new AnswerStore(ask.closing, kept.closing);
    this.newest = new AnswerStore(ask.newest, kept.newest);
  }

  start(): void {
    for (const list of LISTS) this[list].start();
  }

  stop(): void {
    for (const list of LISTS) this[list].stop();
  }

  /** Those that have their notices; the others are asked for again on the way back. */
  ready(): KeptLists {
    return Object.fromEntries(
      LISTS.flatMap((list) => {
        const { value } = this[list];
        return value === null ? [] : [[list, value] as const];
      }),
    );
  }
}
