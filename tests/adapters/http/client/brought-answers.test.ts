import { describe, expect, it } from 'vitest';
import {
  BroughtCarrier,
  type BroughtAnswers,
} from '../../../../src/adapters/http/client/brought-answers';
import type {
  Answer,
  Call,
  Carried,
  Carrier,
  Method,
} from '../../../../src/adapters/http/client/call';

/** A network that says which calls came to it. */
class HeardNetwork implements Carrier {
  readonly heard: Carried[] = [];

  carry(carried: Carried): Promise<Answer> {
    this.heard.push(carried);
    return Promise.resolve({ status: 200, body: 'network', header: () => 'token' });
  }
}

const BROUGHT: BroughtAnswers = {
  '/v2/houses/1': { status: 200, body: 'brought' },
  '/v2/houses/2': { status: 404, body: { code: 'no-such-house' } },
  '/v2/houses?limit=5&type=%EC%9B%90%EB%A3%B8': { status: 200, body: 'list' },
};

const opened = () => {
  const network = new HeardNetwork();
  const carrier = new BroughtCarrier(BROUGHT, network);
  const ask = (call: Call, method: Method = 'get') => carrier.carry({ method, call, headers: {} });
  return { network, carrier, ask };
};

describe('BroughtCarrier', () => {
  it('answers what was brought, of whatever status, without the network', async () => {
    const { network, ask } = opened();
    expect(await ask({ path: '/v2/houses/1' })).toMatchObject({ status: 200, body: 'brought' });
    expect(await ask({ path: '/v2/houses/2' })).toMatchObject({
      status: 404,
      body: { code: 'no-such-house' },
    });
    expect(network.heard).toEqual([]);
  });

  it('answers again and again, and brings no headers', async () => {
    const { network, ask } = opened();
    const [first, second] = [
      await ask({ path: '/v2/houses/1' }),
      await ask({ path: '/v2/houses/1' }),
    ];
    expect(second.body).toBe(first.body);
    expect([first.header('authentication'), first.header('rt')]).toEqual([undefined, undefined]);
    expect(network.heard).toEqual([]);
  });

  it('knows a call by its path and query, in their order', async () => {
    const { network, ask } = opened();
    const path = '/v2/houses';
    expect(await ask({ path, params: { limit: 5, type: '원룸' } })).toMatchObject({ body: 'list' });
    expect(await ask({ path, params: { type: '원룸', limit: 5 } })).toMatchObject({
      body: 'network',
    });
    expect(await ask({ path, params: { limit: 6, type: '원룸' } })).toMatchObject({
      body: 'network',
    });
    expect(network.heard).toHaveLength(2);
  });

  it('hands on what nobody brought, as it is', async () => {
    const { network, carrier } = opened();
    const carried = { method: 'get', call: { path: '/v2/other' }, headers: { rt: 'a' } } as const;
    expect((await carrier.carry(carried)).header('rt')).toBe('token');
    expect(network.heard[0]).toBe(carried);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'hands on what is no read: %s of an address that was brought',
    async (method) => {
      const { ask } = opened();
      expect(await ask({ path: '/v2/houses/1' }, method)).toMatchObject({ body: 'network' });
    },
  );

  it('hands on what has to be fresh', async () => {
    const { ask } = opened();
    expect(await ask({ path: '/v2/houses/1', fresh: true })).toMatchObject({ body: 'network' });
  });

  it('leaves a call that was cancelled to the network, which rejects it', async () => {
    const { network, ask } = opened();
    const cancel = AbortSignal.abort();
    await ask({ path: '/v2/houses/1', cancel });
    await ask({ path: '/v2/houses/1', cancel: new AbortController().signal });
    expect(network.heard.map(({ call }) => call.cancel)).toEqual([cancel]);
  });

  it('asks everything once it is dropped', async () => {
    const { network, carrier, ask } = opened();
    carrier.drop();
    for (const path of ['/v2/houses/1', '/v2/houses/2'])
      expect(await ask({ path })).toMatchObject({ body: 'network' });
    expect(network.heard).toHaveLength(2);
  });

  it('holds what is asked after the drop until the network is free', async () => {
    const { network, carrier, ask } = opened();
    let free: () => void = () => undefined;
    carrier.drop(
      new Promise((resolve) => {
        free = resolve;
      }),
    );
    const asked = ask({ path: '/v2/houses/1' });
    await Promise.resolve();
    expect(network.heard).toEqual([]);
    free();
    expect(await asked).toMatchObject({ body: 'network' });
    await ask({ path: '/v2/houses/2' });
    expect(network.heard).toHaveLength(2);
  });
});
