import { afterAll, describe, expect, test } from 'vitest';
import { addressesReply } from '#contract/addresses';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { MemoryAddressSearch } from '../../../src/adapters/memory/memory-address-search';
import { ADDRESSES } from '../../support/addresses';
import { appDeps } from '../../support/app-deps';

const app = await buildApp(appDeps({ addresses: new MemoryAddressSearch(ADDRESSES) }));
afterAll(() => app.close());

const ask = (q: string) =>
  app.inject({ method: 'GET', url: `/v2/addresses?q=${encodeURIComponent(q)}` });

describe('GET /v2/addresses', () => {
  test('answers what is found, for the one who asks alone to keep', async () => {
    const answer = await ask('세종로 1-68');
    expect(addressesReply.parse(answer.json())).toEqual({
      result: ADDRESSES.filter(({ lot }) => lot === '세종로 1-68'),
      page: { next: null, total: 1 },
    });
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
  });

  test('answers an empty list where nothing is known', async () => {
    expect((await ask('없는로 12')).json()).toEqual({ result: [], page: { next: null, total: 0 } });
    expect((await ask('')).json()).toMatchObject({ result: [] });
  });

  test.each([
    ['/v2/addresses', '주소: 꼭 보내 주세요.'],
    [`/v2/addresses?q=${'a'.repeat(81)}`, '주소: 80자까지 쓸 수 있어요.'],
  ])('refuses %s by name', async (url, message) => {
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json())).toMatchObject({ field: 'q', MESSAGE: message });
  });
});
