import { numberIn, seoulDay, type Clock } from '#core';
import type { NewNotice } from '../../ports/notices';
import {
  NoticeServiceError,
  type NoticeQuestion,
  type PublicNoticeList,
  type PublicNotices,
  type ServiceList,
} from '../../ports/public-notices';
import { allPages } from './all-pages';
import { fewAtOnce } from './few-at-once';
import { LhTables } from './lh-answer';
import { lhNoticeOf } from './lh-notice';
import { lhRowOf, type LhQuery, type LhRow } from './lh-row';
import type { ServiceCaller } from './service-caller';

const LIST = '/B552555/lhLeaseNoticeInfo1/lhLeaseNoticeInfo1';
const DETAILS = '/B552555/lhLeaseNoticeDtlInfo1/getLeaseNoticeDtlInfo1';
const SUPPLY = '/B552555/lhLeaseNoticeSplInfo1/getLeaseNoticeSplInfo1';

/** 임대주택, 주거복지, 신혼희망타운; the rest of UPP_AIS_TP_CD is sold, or no home. */
const ASKED_KINDS = ['06', '13', '39'] as const;
const PAGE_SIZE = 100;
const MOST_AT_ONCE = 4;
/** So many that fail one after another are not a fault of theirs. */
const MOST_FAILING = 5;

interface LhParts {
  readonly caller: ServiceCaller;
  readonly clock: Clock;
  /** Whether all that it tells is invented. */
  readonly isExample: boolean;
}

/**
 * LH's notices (data.go.kr 15058530, 15057999, 15056765; documents read in November 2026): a list,
 * and for each notice of homes to rent its details and its supply (spec/outside O21).
 */
export class LhNotices implements PublicNotices {
  readonly name = 'lh';

  constructor(private readonly parts: LhParts) {}

  async ask(question: NoticeQuestion): Promise<PublicNoticeList> {
    const lists: ServiceList[] = [];
    const all = new Map<string, LhRow>();
    for (const kind of ASKED_KINDS) {
      const { rows, isWhole } = await this.list(kind, question);
      const own = rows.flatMap((row) => lhRowOf(row) ?? []);
      // One that stands in two lists is of the first.
      const fresh = own.filter(({ number }) => !all.has(number));
      for (const row of fresh) all.set(row.number, row);
      lists.push({ name: kind, numbers: [...new Set(fresh.map(({ number }) => number))], isWhole });
    }
    return { lists, notices: this.notices([...all.values()], question) };
  }

  private list(kind: string, { since, cancel }: NoticeQuestion) {
    return allPages(async (page) => {
      const query = {
        PG_SZ: String(PAGE_SIZE),
        PAGE: String(page),
        UPP_AIS_TP_CD: kind,
        PAN_ST_DT: since,
        PAN_ED_DT: seoulDay(this.parts.clock.now()),
      };
      const rows = (await this.tables(LIST, query, cancel)).rows('dsList');
      return { rows, total: rows.length === 0 ? null : numberIn(rows[0]?.['ALL_CNT']) };
    });
  }

  /** That there is nothing LH says by tables without rows: no data at all are a fault. */
  private async tables(path: string, query: LhQuery, cancel: AbortSignal): Promise<LhTables> {
    const answer = await this.parts.caller.ask(path, query, cancel);
    if (answer === null) throw new NoticeServiceError('NODATA_ERROR', false);
    return new LhTables(answer);
  }

  private async *notices(
    rows: readonly LhRow[],
    question: NoticeQuestion,
  ): AsyncGenerator<NewNotice | null> {
    let failing = 0;
    const results = fewAtOnce(rows, MOST_AT_ONCE, (row) => this.outcome(row, question));
    for await (const { notice, error } of results) {
      failing = error === null ? 0 : failing + 1;
      if (error !== null && (error.isForAll || failing >= MOST_FAILING)) throw error;
      yield notice;
    }
  }

  private async outcome(
    row: LhRow,
    question: NoticeQuestion,
  ): Promise<{ readonly notice: NewNotice | null; readonly error: NoticeServiceError | null }> {
    try {
      return { notice: await this.one(row, question), error: null };
    } catch (error) {
      if (error instanceof NoticeServiceError) return { notice: null, error };
      throw error;
    }
  }

  private async one(row: LhRow, { areas, cancel }: NoticeQuestion): Promise<NewNotice | null> {
    const { isExample } = this.parts;
    const { query } = row;
    const ask = (path: string) =>
      query === null ? Promise.resolve(new LhTables(null)) : this.tables(path, query, cancel);
    const answers = { row, details: await ask(DETAILS), supply: await ask(SUPPLY) };
    // Nothing was told, which is not the same as that there is nothing.
    const isTold = answers.details.isTold() && answers.supply.isTold();
    if (query !== null && !isTold) return null;
    return lhNoticeOf(answers, { areas, isExample });
  }
}
