import { setTimeout as wait } from 'node:timers/promises';
import iconv from 'iconv-lite';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addDays, seoulDay, textIn, type Clock, type Fields, type Yyyymmdd } from '#core';
import { texts } from '../asked';
import { exampleDays, exampleMonths } from './example-days';
import { LH_EXAMPLES, type LhExample } from './lh-examples.data';
import { MYHOME_EXAMPLES } from './myhome-examples.data';
import type { NoticeCall, NoticeFailure, OpenBoard } from './notice-board';

interface PublicNoticesOptions {
  /** As the portal shows it: it has to come encoded once. */
  readonly key: string;
  readonly board: OpenBoard;
  readonly clock: Clock;
  readonly slowMs: number;
  /** Aborted when the emulators close. */
  readonly closing: AbortSignal;
}

type Answer = (query: Readonly<Record<string, string>>) => unknown;

const gatewayFault = (name: string, code: string) => ({ name, code });
const UNKNOWN_KEY = gatewayFault('SERVICE_KEY_IS_NOT_REGISTERED_ERROR', '30');
const OVER_LIMIT = gatewayFault('LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', '22');

const asXml = ({ name, code }: typeof UNKNOWN_KEY) =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
const asJson = ({ name, code }: typeof UNKNOWN_KEY) => ({
  OpenAPI_ServiceResponse: {
    cmmMsgHeader: { errMsg: 'SERVICE ERROR', returnAuthMsg: name, returnReasonCode: code },
  },
});

/** What stands in the way of an answer; the bytes alone are no such thing. */
const REFUSALS: Readonly<Partial<Record<NoticeFailure, (reply: FastifyReply) => FastifyReply>>> = {
  'over-limit': (reply) => reply.type('text/xml; charset=utf-8').send(asXml(OVER_LIMIT)),
  'unknown-key': (reply) => reply.code(403).send(asJson(UNKNOWN_KEY)),
  timeout: (reply) => reply.code(504).type('text/plain').send('SERVICETIMEOUT_ERROR'),
  unauthorized: (reply) => reply.code(401).type('text/plain').send('Unauthorized'),
  headerless: (reply) => reply.send([]),
  page: (reply) => reply.type('text/html').send('<html><body>Service Unavailable</body></html>'),
};

/**
 * LH's three calls and MyHome's list of the public portal as their documents and recorded answers
 * show them (November 2026), under /public-notices, with a few invented notices of this month and
 * the one before.
 */
export function addPublicNotices(app: FastifyInstance, options: PublicNoticesOptions): void {
  const { key, board, slowMs, closing } = options;
  const today = () => seoulDay(options.clock.now());
  const serve = (call: NoticeCall, path: string, answer: Answer) => {
    app.get(`/public-notices${path}`, async (request: FastifyRequest, reply) => {
      const query = texts(request.query);
      if (query['serviceKey'] !== key)
        return reply.type('text/xml; charset=utf-8').send(asXml(UNKNOWN_KEY));
      const failure = board.failing(call);
      const refuse = failure === null ? undefined : REFUSALS[failure];
      if (refuse !== undefined) return refuse(reply);
      if (failure === 'slow') await wait(slowMs, null, { signal: closing, ref: false });
      const body = JSON.stringify(answer(query));
      return reply
        .type('application/json; charset=utf-8')
        .send(failure === 'euc-kr' ? iconv.encode(body, 'euc-kr') : body);
    });
  };
  const lhAll = () => lhExamples(today(), board);
  serve('lh-list', '/B552555/lhLeaseNoticeInfo1/lhLeaseNoticeInfo1', (query) =>
    lhList(lhAll(), query, today()),
  );
  const one = (query: Readonly<Record<string, string>>) =>
    lhAll().find(({ list }) => isAskedFor(list, query));
  serve('lh-details', '/B552555/lhLeaseNoticeDtlInfo1/getLeaseNoticeDtlInfo1', (query) =>
    lhTables(query, one(query)?.details),
  );
  serve('lh-supply', '/B552555/lhLeaseNoticeSplInfo1/getLeaseNoticeSplInfo1', (query) =>
    lhTables(query, one(query)?.supply),
  );
  serve('myhome-list', '/1613000/HWSPR02/rsdtRcritNtcList', (query) =>
    myHomeList(myHomeItems(today(), board), query),
  );
}

function lhExamples(today: string, board: OpenBoard): readonly LhExample[] {
  return exampleMonths(today)
    .flatMap((month) => LH_EXAMPLES.map((example) => example(exampleDays(month))))
    .flatMap((example) => {
      const number = textIn(example.list['PAN_ID']) ?? '';
      if (!board.isThere(number)) return [];
      return [{ ...example, list: { ...example.list, ...board.changesOf(number) } }];
    });
}

const HEADER = { resHeader: [{ SS_CODE: 'Y', RS_DTTM: '20261120053000' }] };

/** Whether a day of a row lies between two that were asked for; where none were, any does. */
function isBetween(day: unknown, from: string | undefined, to: string | undefined): boolean {
  const digits = String(day).replaceAll('.', '');
  return (from === undefined || digits >= from) && (to === undefined || digits <= to);
}

function lhList(
  all: readonly LhExample[],
  query: Readonly<Record<string, string>>,
  today: Yyyymmdd,
): unknown {
  const { PG_SZ = '10', PAGE = '1', CLSG_ST_DT, CLSG_ED_DT } = query;
  // Days of announcement are always asked for, whatever else is: the last two months.
  const { PAN_ST_DT = addDays(today, -61), PAN_ED_DT = today } = query;
  const found = all
    .map(({ list }) => list)
    .filter((row) => row['UPP_AIS_TP_CD'] === query['UPP_AIS_TP_CD'])
    .filter((row) => isBetween(row['PAN_DT'], PAN_ST_DT, PAN_ED_DT))
    .filter((row) => isBetween(row['CLSG_DT'], CLSG_ST_DT, CLSG_ED_DT));
  const rows = pageOf(found, Number(PAGE), Number(PG_SZ)).map((row, index) => ({
    ...row,
    RNUM: String(index + 1),
    ALL_CNT: String(found.length),
  }));
  // The header stands in an element of its own where there are rows.
  return rows.length === 0
    ? [{ dsSch: [query] }, { dsList: [], ...HEADER }]
    : [{ dsSch: [query] }, { dsList: rows }, HEADER];
}

const isAskedFor = (list: Fields, query: Readonly<Record<string, string>>): boolean =>
  ['PAN_ID', 'SPL_INF_TP_CD', 'CCR_CNNT_SYS_DS_CD', 'UPP_AIS_TP_CD', 'AIS_TP_CD'].every(
    (name) => list[name] === query[name],
  );

/** Without all that it is asked by, an answer is empty. */
const lhTables = (query: unknown, tables: LhExample['details'] = {}): unknown => [
  { dsSch: [query] },
  { ...tables, ...HEADER },
];

function myHomeItems(today: string, board: OpenBoard): readonly Fields[] {
  return exampleMonths(today)
    .flatMap((month) => MYHOME_EXAMPLES.flatMap((example) => example(exampleDays(month))))
    .filter((item) => String(item['rcritPblancDe']) <= today)
    .flatMap((item) => {
      const number = textIn(item['pblancId']) ?? '';
      return board.isThere(number) ? [{ ...item, ...board.changesOf(number) }] : [];
    });
}

function myHomeList(items: readonly Fields[], query: Readonly<Record<string, string>>): unknown {
  const { pageNo = '1', numOfRows = '10', yearMtBegin = '', yearMtEnd = '999999' } = query;
  const found = items.filter((item) => {
    const month = String(item['rcritPblancDe']).slice(0, 6);
    return month >= yearMtBegin && month <= yearMtEnd;
  });
  const [first, ...more] = pageOf(found, Number(pageNo), Number(numOfRows));
  if (first === undefined)
    return { response: { header: { resultCode: '03', resultMsg: 'NODATA_ERROR' }, body: {} } };
  // One item comes alone, without a list around it.
  const item = more.length === 0 ? first : [first, ...more];
  return {
    response: {
      header: { resultCode: '00', resultMsg: 'NORMAL SERVICE' },
      body: { totalCount: String(found.length), numOfRows, pageNo, item },
    },
  };
}

const pageOf = <Row>(rows: readonly Row[], page: number, size: number): readonly Row[] =>
  rows.slice((page - 1) * size, page * size);
