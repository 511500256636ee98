import { describe, expect, it } from 'vitest';
import type { Call, Method } from '../../../../src/adapters/http/client/call';
import {
  RecordingCarrier,
  type AskServer,
} from '../../../../src/adapters/http/client/recording-carrier';
import { deferred } from '../../../ui/support/deferred';

const opened = (ask: AskServer) => {
  const carrier = new RecordingCarrier(ask);
  const get = (call: Call, method: Method = 'get') =>
    carrier.carry({ method, call, headers: { Authorization: 'token HANKAN', rt: 'token' } });
  return { carrier, get };
};

const said = (body: unknown, status = 200) => Promise.resolve({ status, body });

describe('RecordingCarrier', () => {
  it('asks by address alone, and remembers what was answered', async () => {
    const asked: unknown[][] = [];
    const { carrier, get } = opened((...args) => {
      asked.push(args);
      return said('one', 404);
    });
    const answer = await get({ path: '/v2/houses', params: { q: '신림', limit: 5 } });
    expect([answer.status, answer.body, answer.header('rt')]).toEqual([404, 'one', undefined]);
    const address = '/v2/houses?q=%EC%8B%A0%EB%A6%BC&limit=5';
    expect(asked).toEqual([[address]]);
    expect(carrier.recorded).toEqual({ [address]: { status: 404, body: 'one' } });
  });

  it('asks the same address once, also while it is being answered', async () => {
    let times = 0;
    const { get } = opened(() => {
      times += 1;
      return said(times);
    });
    const [first, second] = await Promise.all([get({ path: '/a' }), get({ path: '/a' })]);
    const third = await get({ path: '/a' });
    expect([first.body, second.body, third.body]).toEqual([1, 1, 1]);
    expect(times).toBe(1);
  });

  it('tells them in the order of the questions, whichever is answered first', async () => {
    const slow = deferred<{ status: number; body: unknown }>();
    const { carrier, get } = opened((address) => (address === '/a' ? slow.promise : said('b')));
    const first = get({ path: '/a' });
    await get({ path: '/b' });
    expect(Object.keys(carrier.recorded)).toEqual(['/b']);
    slow.resolve({ status: 200, body: 'a' });
    await first;
    expect(Object.keys(carrier.recorded)).toEqual(['/a', '/b']);
  });

  it('rejects where there is no answer, and remembers none', async () => {
    const { carrier, get } = opened(() => Promise.reject(new Error('503')));
    await expect(get({ path: '/a' })).rejects.toThrow('503');
    expect(carrier.recorded).toEqual({});
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('never writes: %s', async (method) => {
    const asked: string[] = [];
    const { carrier, get } = opened((address) => {
      asked.push(address);
      return said('');
    });
    await expect(get({ path: '/a' }, method)).rejects.toThrow();
    expect([asked, carrier.recorded]).toEqual([[], {}]);
  });
});
