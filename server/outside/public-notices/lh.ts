import { numberIn, seoulDay, type Clock, type Fields, type Yyyymmdd } from '#core';
import type { NewNotice } from '../../ports/notices/notices';
import {
  NoticeServiceError,
  type ListedNotices,
  type NoticeQuestion,
  type PublicNoticeList,
  type PublicNotices,
  type ServiceList,
} from '../../ports/notices/public-notices';
import { allPages, type AllRows } from './all-pages';
import { fewAtOnce } from './few-at-once';
import { LhTables } from './lh-answer';
import { lhNoticeOf } from './lh-notice';
import { lhRowOf, type LhQuery, type LhRow } from './lh-row';
import type { ServiceCaller } from './service-caller';
import { dayIn } from './service-values';

const LIST = '/B552555/lhLeaseNoticeInfo1/lhLeaseNoticeInfo1';
const DETAILS = '/B552555/lhLeaseNoticeDtlInfo1/getLeaseNoticeDtlInfo1';
const SUPPLY = '/B552555/lhLeaseNoticeSplInfo1/getLeaseNoticeSplInfo1';

/** 임대주택, 주거복지, 신혼희망타운; the rest of UPP_AIS_TP_CD is sold, or no home. */
const ASKED_KINDS = ['06', '13', '39'] as const;
const PAGE_SIZE = 100;
/** Days around all others; the last one stands where a notice has no end. */
const EVER: Yyyymmdd = '20000101';
const NEVER: Yyyymmdd = '99991231';
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

  get isExample(): boolean {
    return this.parts.isExample;
  }

  async ask(question: NoticeQuestion): Promise<PublicNoticeList> {
    const lists: ServiceList[] = [];
    const all = new Map<string, OwnRow>();
    for (const kind of ASKED_KINDS) {
      const announced = listedOf(kind, await this.announced(kind, question), all);
      const open = listedOf(kind, await this.open(kind, question), all);
      lists.push({ name: kind, announced, open });
    }
    const rows = [...all.values()].map(({ row }) => row);
    return { lists, notices: this.notices(rows, question) };
  }

  private announced(kind: string, { since, cancel }: NoticeQuestion): Promise<AllRows> {
    return this.list({ UPP_AIS_TP_CD: kind, PAN_ST_DT: since }, cancel);
  }

  /**
   * By the last day of applications. LH wants days of announcement, too, and takes the last two months
   * without them. What fails here fails alone: the rest is told without it.
   */
  private async open(kind: string, { cancel }: NoticeQuestion): Promise<AllRows> {
    const today = this.today();
    const closing = { PAN_ST_DT: EVER, CLSG_ST_DT: today, CLSG_ED_DT: NEVER };
    const isOpen = (row: Fields) => (dayIn(row, 'CLSG_DT') ?? NEVER) >= today;
    try {
      const { rows, isWhole } = await this.list(
        { UPP_AIS_TP_CD: kind, ...closing },
        cancel,
        isOpen,
      );
      return { rows: rows.filter(isOpen), isWhole };
    } catch (error) {
      if (error instanceof NoticeServiceError) return { rows: [], isWhole: false };
      throw error;
    }
  }

  private list(
    asked: LhQuery,
    cancel: AbortSignal,
    isAskedFor?: (row: Fields) => boolean,
  ): Promise<AllRows> {
    const always = { PG_SZ: String(PAGE_SIZE), PAN_ED_DT: this.today() };
    return allPages(async (page) => {
      const query = { ...always, ...asked, PAGE: String(page) };
      const rows = (await this.tables(LIST, query, cancel)).rows('dsList');
      return { rows, total: rows.length === 0 ? null : numberIn(rows[0]?.['ALL_CNT']) };
    }, isAskedFor);
  }

  private today(): Yyyymmdd {
    return seoulDay(this.parts.clock.now());
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

/** A row, and the kind whose list it is of: where it stands in two, that of the first. */
interface OwnRow {
  readonly kind: string;
  readonly row: LhRow;
}

/** Those of a kind's own; they join `all`. */
function listedOf(
  kind: string,
  { rows, isWhole }: AllRows,
  all: Map<string, OwnRow>,
): ListedNotices {
  const listed = rows.flatMap((row) => lhRowOf(row) ?? []);
  for (const row of listed) if (!all.has(row.number)) all.set(row.number, { kind, row });
  const own = listed.filter(({ number }) => all.get(number)?.kind === kind);
  return { numbers: [...new Set(own.map(({ number }) => number))], isWhole };
}
