import { expect, test } from 'vitest';
import type { Place } from '#core';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';

const SILLIM: Place = {
  id: 'station-1',
  kind: 'station',
  name: '신림역',
  detail: '서울 관악구',
  lines: [],
  lat: 37.48425,
  lng: 126.92971,
  level: 5,
};

/** Where the form of a page without script leads with these words; `asked` is what was looked for. */
async function ledTo(search: string): Promise<{ to: string; asked: readonly string[] }> {
  const asked: string[] = [];
  const deps = appDeps();
  const app = await buildApp({
    ...deps,
    places: {
      ...deps.places,
      search: (query) => {
        asked.push(query);
        return Promise.resolve(query === '신림' ? [SILLIM] : []);
      },
    },
  });
  const answer = await app.inject(`/map/find${search}`);
  await app.close();
  expect(answer.statusCode).toBe(303);
  return { to: answer.headers.location ?? '', asked };
}

test('leads to the map at the first place of that name', async () => {
  const { to } = await ledTo(`?q=${encodeURIComponent(' 신림 ')}`);
  const { pathname, searchParams } = new URL(to, 'http://localhost');
  expect(pathname).toBe('/map');
  expect(Object.fromEntries(searchParams)).toEqual({
    lat: '37.48425',
    lng: '126.92971',
    level: '5',
    q: '신림역',
  });
});

test.each(['', '?q=', '?q=%20', '?other=1'])('asks for nothing at %s', async (search) => {
  expect(await ledTo(search)).toEqual({ to: '/map', asked: [] });
});

test('leads to the map as it begins where nothing has such a name', async () => {
  expect((await ledTo('?q=https://elsewhere.example')).to).toBe('/map');
  const { asked } = await ledTo(`?q=${'가'.repeat(500)}`);
  expect(asked[0]).toHaveLength(50);
});
