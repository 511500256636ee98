// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { HttpReports } from '../../../src/adapters/http/community/http-reports';
import { clientOf } from '../../support/http-client';
import { bodyOf, endServers, serve } from '../../support/small-server';

afterEach(endServers);

const REPORT = {
  reason: 'ABUSE',
  title: '역에서 가까운 방',
  content: '사진이 다른 집이에요.',
  target: { code: 'OPITG10003', id: '5' },
} as const;
const SENT = {
  CATEGORY: 'ABUSE',
  TITLE: REPORT.title,
  CONTENT: REPORT.content,
  TARGET_CD: 'OPITG10003',
  TARGET_ID: '5',
};

test.each([
  ['42', { ...SENT, USER_ID: '42' }],
  [null, SENT],
])('the author %s is named where it is known, and only there', async (authorId, expected) => {
  const bodies: unknown[] = [];
  const url = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      bodies.push(JSON.parse(body.toString()));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ DATA: { CASE_NO: 'RP-BCDFGHJK' } }));
    });
  });
  await new HttpReports(clientOf(url)).send({ ...REPORT, authorId }, 'key');
  expect(bodies).toEqual([expected]);
});
