import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../../server/app';
import { listen, refuseTakenAddress } from '../../../server/http/listen';
import { stopOnSignals } from '../../../server/http/stop-on-signals';
import { ExplainedError } from '../../../server/shared/explained-error';
import { appDeps, fakePlaces } from '../../support/app-deps';

class FakeProcess extends EventEmitter {
  readonly codes: number[] = [];

  exit(code: number): void {
    this.codes.push(code);
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('stopping', () => {
  test('one signal closes in order and leaves with 0', async () => {
    const process = new FakeProcess();
    const order: string[] = [];
    stopOnSignals(process, () => {
      order.push('stopped');
      return Promise.resolve();
    });
    process.emit('SIGTERM');
    await settled();
    expect(order).toEqual(['stopped']);
    expect(process.codes).toEqual([0]);
  });

  test('a second signal does not wait', () => {
    const process = new FakeProcess();
    stopOnSignals(process, () => new Promise(() => undefined));
    process.emit('SIGINT');
    expect(process.codes).toEqual([]);
    process.emit('SIGINT');
    expect(process.codes).toEqual([130]);
  });

  test('a stop that fails says so', async () => {
    const process = new FakeProcess();
    stopOnSignals(process, () => Promise.reject(new Error('no')));
    process.emit('SIGINT');
    await settled();
    expect(process.codes).toEqual([1]);
  });

  test('a request that is under way is answered, a new one is not taken', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let reached: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const app = await buildApp(
      appDeps({
        places: {
          ...fakePlaces(),
          search: async () => {
            reached();
            await asked;
            return [];
          },
        },
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const slow = fetch(`${url}/v2/places?q=a`);
    await underWay;
    const closed = app.close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    answer();
    expect((await slow).status).toBe(200);
    await closed;
  });

  test('a connection on which nothing was asked is not waited for', async () => {
    const app = await buildApp(appDeps());
    const { hostname, port } = new URL(await listen(app, { host: '127.0.0.1', port: 0 }));
    const accepted = once(app.server, 'connection');
    const spare = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void spare.destroy());
    await accepted;
    const ended = once(spare, 'close');
    spare.resume();
    await app.close();
    await ended;
  });
});

describe('leaving', () => {
  test('is said by the readiness, and every connection ends with its answer', async () => {
    const app = await buildApp(appDeps());
    const ready = () => app.inject('/readyz');
    expect((await ready()).statusCode).toBe(200);
    expect((await ready()).headers['connection']).not.toBe('close');
    await app.leaving.begin(0);
    expect((await ready()).statusCode).toBe(503);
    const answer = await app.inject('/v2/codes?HOUTP');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['connection']).toBe('close');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  test('lasts as long as it was told to', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const app = await buildApp(appDeps());
    let isOver = false;
    const left = app.leaving.begin(5_000).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await left;
    expect(isOver).toBe(true);
    await app.close();
  });
});

describe('the address', () => {
  test('that is taken is said in one sentence, before and while listening', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const place = { host: '127.0.0.1', port };
    await expect(refuseTakenAddress(place)).rejects.toThrow(`포트 ${port}번`);
    const app = await buildApp(appDeps());
    await expect(listen(app, place)).rejects.toBeInstanceOf(ExplainedError);
    await app.close();
    other.close();
  });

  test('that is free is left free', async () => {
    await refuseTakenAddress({ host: '127.0.0.1', port: 0 });
    const app = await buildApp(appDeps());
    expect(await listen(app, { host: '0.0.0.0', port: 0 })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await app.close();
  });

  test('that this machine has not is named', async () => {
    await expect(refuseTakenAddress({ host: '192.0.2.1', port: 0 })).rejects.toThrow('192.0.2.1');
  });
});
