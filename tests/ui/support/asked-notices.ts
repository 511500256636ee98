import {
  UNKNOWN_PERSON,
  type Cancellation,
  type Notice,
  type NoticeFilter,
  type NoticeListQuery,
  type NoticeSearch,
  type NoticeSummary,
  type NoticeTally,
  type Page,
  type Person,
} from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryNotices } from '../../../src/adapters/memory/notices/memory-notices';
import { contentOf, NOTICE_NOW, NOTICES } from '../../support/notices';

const stored = (whole: Notice) => {
  const { id, corrections, source, checkedAt, goneOn } = whole;
  return { ...contentOf(whole), id, corrections, source, checkedAt, goneOn };
};

/** Notices of tests that remember what was asked, and fail while they are told to. */
export class AskedNotices implements NoticeSearch {
  readonly asked: { readonly kind: keyof NoticeSearch; readonly asked: unknown }[] = [];
  /** Rejects with it while it is there. */
  failure: Error | null = null;
  private readonly notices: MemoryNotices;

  constructor(notices: readonly Notice[] = NOTICES) {
    this.notices = new MemoryNotices(notices.map(stored), new MemoryClock(NOTICE_NOW));
  }

  /** What was asked of one kind. */
  of(kind: keyof NoticeSearch): unknown[] {
    return this.asked.filter((one) => one.kind === kind).map(({ asked }) => asked);
  }

  list(query: NoticeListQuery, cancel?: Cancellation): Promise<Page<NoticeSummary>> {
    return this.answer('list', query, () => this.notices.list(query, cancel));
  }

  tally(filter: NoticeFilter, cancel?: Cancellation): Promise<NoticeTally> {
    return this.answer('tally', filter, () => this.notices.tally(filter, cancel));
  }

  weighed(cancel?: Cancellation): Promise<readonly NoticeSummary[]> {
    return this.answer('weighed', null, () => this.notices.weighed(cancel));
  }

  one(id: string, cancel?: Cancellation): Promise<Notice | null> {
    return this.answer('one', id, () => this.notices.one(id, cancel));
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly NoticeSummary[]> {
    return this.answer('some', ids, () => this.notices.some(ids, cancel));
  }

  private answer<Value>(
    kind: keyof NoticeSearch,
    asked: unknown,
    ask: () => Promise<Value>,
  ): Promise<Value> {
    this.asked.push({ kind, asked });
    return this.failure === null ? ask() : Promise.reject(this.failure);
  }
}

/** 26, alone, employed, lives in 관악구 apart from the parents, of whom nothing is known. */
export const MINSU: Person = {
  ...UNKNOWN_PERSON,
  birthDay: '20000101',
  household: 1,
  income: 2_300_000,
  assets: 18_000_000,
  car: 0,
  ownsHome: false,
  livesIn: '1162000000',
  livesApart: true,
  occupations: ['EMPLOYED'],
  marriage: 'SINGLE',
  groups: [],
};
