import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_NOTICE_FILTER, type ClosingDays, type Notice } from '#core';
import {
  fewNoticesReply,
  noticeListReply,
  noticeReply,
  noticeTallyReply,
  weighedNoticesReply,
} from '#contract/notices';
import { buildApp } from '../../../server/app';
import type { Api } from '../../../server/http/wire-types';
import type { AskedNotices, Notices } from '../../../server/ports/notices/notices';
import { appDeps, NOW } from '../../support/app-deps';
import { fakeNotices } from '../../support/fake-notices';
import { notice, NOTICES } from '../../support/notices';

const asked: AskedNotices[] = [];
const stored = fakeNotices();
const notices: Notices = {
  ...stored,
  list: (query) => {
    asked.push(query);
    return stored.list(query);
  },
};
let app: Api;
beforeAll(async () => {
  app = await buildApp(appDeps({ notices }));
});
afterAll(() => app.close());

const get = async (url: string) => app.inject({ method: 'GET', url });
const json = async (url: string): Promise<unknown> => (await get(url)).json();
const first: Notice = notice();

describe('GET /v2/notices', () => {
  test('answers what is stored, page by page', async () => {
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const cursor: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
      const { result, page } = noticeListReply.parse(await json(`/v2/notices?limit=5${cursor}`));
      expect(page).toMatchObject({ total: NOTICES.length + 1, version: '1' });
      ids.push(...result.map(({ id }) => id));
      ({ next } = page);
    } while (next !== null);
    expect([...new Set(ids)]).toHaveLength(NOTICES.length + 1);
  });

  test.each([
    ['', {}],
    ['?area=11', { areas: ['1100000000'] }],
    ['?area=11620,11620102', { areas: ['1162000000', '1162010200'] }],
    ['?area=1162010200&area=41,11', { areas: ['1162010200', '4100000000', '1100000000'] }],
    ['?area=11&area=1100000000', { areas: ['1100000000'] }],
    [
      '?supply=SUPLY00001,SUPLY00099&status=OPEN,SCHEDULED',
      { supplies: ['SUPLY00001', 'SUPLY00099'], statuses: ['OPEN', 'SCHEDULED'] },
    ],
    ['?organisation=LH', { organisations: ['LH'] }],
    ['?closesFrom=20261120&closesTo=20261121', {}, { from: '20261120', to: '20261121' }],
    ['?closesFrom=20280229', {}, { from: '20280229', to: null }],
    ['?organisation=a%2Cb&organisation=SH', { organisations: ['a,b', 'SH'] }],
  ])('reads %s', async (search, filter, closes: ClosingDays = { from: null, to: null }) => {
    asked.length = 0;
    // Another address each time: an answer that is kept asks nobody.
    expect((await get(`/v2/notices${search}`)).statusCode).toBe(200);
    expect(asked).toEqual([
      {
        filter: { ...EMPTY_NOTICE_FILTER, ...filter },
        closes,
        sort: 'closing',
        limit: 20,
        cursor: null,
        now: NOW,
      },
    ]);
  });

  test.each([
    ['area=1', 'area'],
    ['area=116', 'area'],
    ['area=', 'area'],
    ['area=11,', 'area'],
    ['area=1162010x00', 'area'],
    [`area=${Array.from({ length: 17 }, (_, index) => String(index + 11)).join(',')}`, 'area'],
    ['supply=SUPLY1', 'supply'],
    ['status=CLOSED', 'status'],
    ['organisation=', 'organisation'],
    ['organisation=%20', 'organisation'],
    [`organisation=${'x'.repeat(41)}`, 'organisation'],
    ['sort=price', 'sort'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['closesFrom=2026-11-20', 'closesFrom'],
    ['closesTo=20260229', 'closesTo'],
    ['cursor=nowhere', 'cursor'],
  ])('refuses %s by its name', async (search, field) => {
    const answer = await get(`/v2/notices?${search}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-parameter', field });
  });
});

describe('the other calls about notices', () => {
  test('one is everything that it says', async () => {
    const reply = await json('/v2/notices/1');
    expect(noticeReply.parse(reply)).toEqual({ item: first });
    expect(reply).toEqual({ item: first });
    for (const one of NOTICES) {
      const written = await json(`/v2/notices/${one.id}`);
      expect(noticeReply.parse(written)).toEqual({ item: one });
    }
  });

  test('one that is nowhere is 404', async () => {
    for (const path of ['/v2/notices/999', '/v2/notices/999/files/units']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'deleted']);
    }
  });

  test('some are in the order asked for', async () => {
    const [{ id: a } = first, { id: b } = first] = NOTICES;
    const { result, page } = fewNoticesReply.parse(await json(`/v2/notices/some?id=${b},${a},zz`));
    expect([result.map(({ id }) => id), page]).toEqual([[b, a], { next: null, total: 2 }]);
    const many = Array.from({ length: 61 }, (_, index) => index).join(',');
    expect((await get(`/v2/notices/some?id=${many}`)).statusCode).toBe(400);
    expect((await get('/v2/notices/some')).statusCode).toBe(400);
  });

  test('the tally and what is weighed are as the contract says', async () => {
    const { item } = noticeTallyReply.parse(await json('/v2/notices/tally?status=OPEN'));
    expect(item.statuses.map(({ code }) => code)).toEqual(['SCHEDULED', 'OPEN', 'EXPIRE']);
    expect(item.total).toBe(item.statuses[1]?.count);
    const { result, page } = weighedNoticesReply.parse(await json('/v2/notices/weighed'));
    expect(page).toEqual({ next: null, total: result.length });
    expect(result.some(({ status }) => status === 'EXPIRE')).toBe(false);
    const refused = await get('/v2/notices/weighed?cursor=nowhere');
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, 'cursor']);
  });
});
