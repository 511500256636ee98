// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { LONGEST_QUERY } from '#core';
import { HttpPlaceSearch } from '../../../src/adapters/http/http-place-search';
import { clientOf } from '../../support/http-client';
import { endServers, serve } from '../../support/small-server';

afterEach(endServers);

/** What was searched for on the wire. */
async function asked(query: string): Promise<(string | null)[]> {
  const heard: (string | null)[] = [];
  const url = await serve((request, response) => {
    heard.push(new URL(request.url ?? '', 'http://localhost').searchParams.get('q'));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"result":[],"page":{"next":null,"total":0}}');
  });
  expect(await new HttpPlaceSearch(clientOf(url)).search(query)).toEqual([]);
  return heard;
}

test.each([
  ['nothing', ' ', 0],
  ['a name', '신림역', 1],
  ['as many characters as a name has', '신'.repeat(LONGEST_QUERY), 1],
  ['as many, each of which is two units of text', '🏠'.repeat(LONGEST_QUERY), 1],
  ['more', '신'.repeat(LONGEST_QUERY + 1), 0],
])('a query of %s is asked as often as it can find something', async (_, query, times) => {
  expect(await asked(query)).toEqual(Array.from({ length: times }, () => query));
});
