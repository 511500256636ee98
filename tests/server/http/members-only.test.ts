import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { MEMBERS_ONLY, memberOf } from '../../../server/http/policies/members-only';
import { appDeps } from '../../support/app-deps';
import { describedCalls } from '../../support/openapi/calls';

const app = await buildApp(appDeps());
afterAll(() => app.close());

/** Every call that writes, as the server itself describes its routes. */
const writes = (await describedCalls(app))
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path, responses }) => ({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    isForMembers: '401' in responses,
  }));

const JSON_TYPE = { 'content-type': 'application/json' };
const requests = [
  { what: 'nothing', query: '', headers: {}, payload: '' },
  { what: 'an empty object', query: '', headers: JSON_TYPE, payload: '{}' },
  { what: 'half a JSON', query: '', headers: JSON_TYPE, payload: '{"a":' },
  {
    what: 'a type nobody reads',
    query: '',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  },
  {
    what: 'fields of other types',
    query: '',
    headers: JSON_TYPE,
    payload: '{"type":[],"CONTENT":1}',
  },
  {
    what: 'characters that are none',
    query: '',
    headers: JSON_TYPE,
    payload: '{"CONTENT":"\\u0000"}',
  },
  { what: 'ten megabytes', query: '', headers: JSON_TYPE, payload: 'x'.repeat(10_000_000) },
  { what: 'a query that is none', query: '?a=%zz', headers: JSON_TYPE, payload: '{}' },
  {
    what: 'tokens of nobody',
    query: '',
    headers: { ...JSON_TYPE, authorization: 'nobody HANKAN', rt: 'nobody' },
    payload: '{',
  },
];

describe.each(writes)('$method $url', ({ method, url, isForMembers }) => {
  test.each(requests)('without a session, with $what', async ({ query, headers, payload }) => {
    const answer = await app.inject({ method, url: url + query, headers, payload });
    if (isForMembers) {
      expect(answer.statusCode).toBe(401);
      expect(errorReply.parse(answer.json()).code).toBe('unauthorized');
    } else {
      expect(answer.statusCode).not.toBe(401);
    }
  });
});

test('some writes are for members, and some are not', () => {
  const forMembers = writes.filter(({ isForMembers }) => isForMembers).map(({ url }) => url);
  expect(forMembers).toEqual(expect.arrayContaining(['/v1/auth/report', '/v1/auth/logout']));
  expect(forMembers.length).toBeLessThan(writes.length);
});

test('a call that is not marked never takes a caller for a member', () => {
  const caller = { memberId: 1, familyId: 'family' };
  const asked = (config: object) => () => memberOf({ caller, routeOptions: { config } });
  expect(asked({})).toThrow(TypeError);
  expect(asked(MEMBERS_ONLY)()).toBe(caller);
});
