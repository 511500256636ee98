import { fieldsOf, numberIn, seoulDay, type Clock, type Fields, type Yyyymmdd } from '#core';
import type {
  NoticeQuestion,
  PublicNoticeList,
  PublicNotices,
} from '../../ports/notices/public-notices';
import { allPages, type AllRows } from './all-pages';
import { fewAtOnce } from './few-at-once';
import { myHomeNotices } from './myhome-chains';
import { myHomeNoticeOf, type MyHomeNotice } from './myhome-notice';
import type { ServiceCaller } from './service-caller';
import { lineIn } from './service-values';

const LIST = '/1613000/HWSPR02/rsdtRcritNtcList';
/** Its one list. */
const ALL = 'all';
const PAGE_SIZE = 100;

interface MyHomeParts {
  readonly caller: ServiceCaller;
  readonly clock: Clock;
  /** Whether all that it tells is invented. */
  readonly isExample: boolean;
}

/** LH tells more of its own notices by itself. */
const isLh = (item: Fields): boolean =>
  /^(?:LH|한국토지주택공사)/i.test(lineIn(item, 'suplyInsttNm', 40) ?? '');

/**
 * Notices of public rental homes of all publishers but LH, as MyHome lists them (data.go.kr 15108420;
 * documents read in November 2026; SH's are not among them). Asked for the whole country: its filters
 * let other areas through. It knows months of announcement alone: what was announced before those in
 * question is asked for by the months of those that are known and still open.
 */
export class MyHomeNotices implements PublicNotices {
  readonly name = 'myhome';

  constructor(private readonly parts: MyHomeParts) {}

  get isExample(): boolean {
    return this.parts.isExample;
  }

  async ask({ since, openFrom, areas, cancel }: NoticeQuestion): Promise<PublicNoticeList> {
    const first = monthOf(since);
    const recent = await this.list({ from: first, to: this.thisMonth() }, cancel);
    const months = new Set(openFrom.map(monthOf).filter((month) => month < first));
    const older: AllRows[] = [];
    for (const month of months) older.push(await this.list({ from: month, to: month }, cancel));
    const rows = [recent, ...older].flatMap((list) => list.rows);
    const given = myHomeNotices(rows.filter((row) => !isLh(row)));
    const isRecent = new Set(recent.rows);
    const announced = given.filter(({ items }) => items.some((item) => isRecent.has(item)));
    // Of a month in which something is known an empty answer says nothing.
    const isOlderWhole = older.every((list) => list.isWhole && list.rows.length > 0);
    const { isExample } = this.parts;
    const read = (one: MyHomeNotice) => Promise.resolve(myHomeNoticeOf(one, { areas, isExample }));
    return {
      lists: [
        {
          name: ALL,
          announced: { numbers: numbersOf(announced), isWhole: recent.isWhole },
          open: { numbers: numbersOf(given), isWhole: recent.isWhole && isOlderWhole },
        },
      ],
      notices: fewAtOnce(given, 1, read),
    };
  }

  private thisMonth(): string {
    return monthOf(seoulDay(this.parts.clock.now()));
  }

  private list(months: Months, cancel: AbortSignal): Promise<AllRows> {
    const asked = { yearMtBegin: months.from, yearMtEnd: months.to };
    return allPages(async (page) => {
      const query = { pageNo: String(page), numOfRows: String(PAGE_SIZE), ...asked };
      const answer = fieldsOf(await this.parts.caller.ask(LIST, query, cancel));
      const body = fieldsOf(fieldsOf(answer['response'])['body']);
      return { rows: itemsIn(body), total: numberIn(body['totalCount']) };
    });
  }
}

/** Both counted: 202611. */
interface Months {
  readonly from: string;
  readonly to: string;
}

const monthOf = (day: Yyyymmdd): string => day.slice(0, 6);

const numbersOf = (given: readonly MyHomeNotice[]): readonly string[] =>
  given.map(({ number }) => number);

/** `item` is a list, one item, or missing; some gateways put it under `items`. */
function itemsIn(body: Fields): readonly Fields[] {
  const item = body['item'] ?? fieldsOf(body['items'])['item'];
  if (item === undefined || item === null || item === '') return [];
  return (Array.isArray(item) ? item : [item]).map(fieldsOf);
}
