import { fieldsOf, numberIn, seoulDay, type Clock, type Fields } from '#core';
import type { NoticeQuestion, PublicNoticeList, PublicNotices } from '../../ports/public-notices';
import { allPages } from './all-pages';
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
 * let other areas through.
 */
export class MyHomeNotices implements PublicNotices {
  readonly name = 'myhome';

  constructor(private readonly parts: MyHomeParts) {}

  async ask(question: NoticeQuestion): Promise<PublicNoticeList> {
    const { rows, isWhole } = await this.list(question);
    const given = myHomeNotices(rows.filter((row) => !isLh(row)));
    const { isExample } = this.parts;
    const read = (one: MyHomeNotice) =>
      Promise.resolve(myHomeNoticeOf(one, { areas: question.areas, isExample }));
    return {
      lists: [{ name: ALL, numbers: given.map(({ number }) => number), isWhole }],
      notices: fewAtOnce(given, 1, read),
    };
  }

  private list({ since, cancel }: NoticeQuestion) {
    const { caller, clock } = this.parts;
    return allPages(async (page) => {
      const query = {
        pageNo: String(page),
        numOfRows: String(PAGE_SIZE),
        yearMtBegin: since.slice(0, 6),
        yearMtEnd: seoulDay(clock.now()).slice(0, 6),
      };
      const body = fieldsOf(
        fieldsOf(fieldsOf(await caller.ask(LIST, query, cancel))['response'])['body'],
      );
      return { rows: itemsIn(body), total: numberIn(body['totalCount']) };
    });
  }
}

/** `item` is a list, one item, or missing; some gateways put it under `items`. */
function itemsIn(body: Fields): readonly Fields[] {
  const item = body['item'] ?? fieldsOf(body['items'])['item'];
  if (item === undefined || item === null || item === '') return [];
  return (Array.isArray(item) ? item : [item]).map(fieldsOf);
}
