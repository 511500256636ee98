import { describe, expect, it } from 'vitest';
import { KEPT_LIMIT, keptCache } from '#core';
import { leave } from '../../src/worker/leaving';
import { FakeCaches } from '../support/fake-caches';
import { SITE, WorkerStage } from './support/worker-stage';

describe('what is kept', () => {
  it('never takes more than its kind may, and the oldest goes first', async () => {
    const stage = new WorkerStage();
    const { kept } = stage.worker();
    const large = 'x'.repeat(1_000_000);
    for (let at = 0; at < 20; at += 1) {
      stage.now += 1;
      await kept.put('pages', `${SITE}/v2/houses/${at}`, new Response(large));
    }
    const entries = await kept.entries('pages');
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(KEPT_LIMIT.pages);
    expect(bytes).toBeGreaterThan(KEPT_LIMIT.pages / 2);
    expect(entries.map(({ url }) => url)).toContain(`${SITE}/v2/houses/19`);
    expect(entries.map(({ url }) => url)).not.toContain(`${SITE}/v2/houses/0`);
  });

  it('leaves out what is too large', async () => {
    const stage = new WorkerStage();
    const { kept } = stage.worker();
    await kept.put('pictures', `${SITE}/images/1`, new Response('x'.repeat(4_000_001)));
    expect(await stage.caches.paths(keptCache('pictures'))).toEqual([]);
  });

  it('makes no cache by looking for one', async () => {
    const stage = new WorkerStage();
    const { kept } = stage.worker();
    expect(await kept.find(`${SITE}/a`, 'map', 'pages')).toBeNull();
    expect(await kept.entries('map')).toEqual([]);
    expect(await kept.file(`${SITE}/assets/a.js`)).toBeNull();
    expect(await stage.caches.keys()).toEqual([]);
  });
});

describe('a worker that takes another one away', () => {
  it('empties all that is ours, then opens pages anew but for those that are typed in', async () => {
    const caches = new FakeCaches(SITE);
    for (const name of ['hankan-app-index-a', 'hankan-saved', 'of-another-app'])
      await caches.open(name);
    const done: string[] = [];
    const page = (name: string, mayReopen: boolean) => ({
      ask: () => Promise.resolve(mayReopen),
      reopen: () => {
        done.push(name);
        return name === 'closed' ? Promise.reject(new Error('gone')) : Promise.resolve();
      },
    });
    await leave({
      caches: caches.port,
      unregister: async () => {
        done.push(`unregistered beside ${(await caches.keys()).join()}`);
      },
      pages: () =>
        Promise.resolve([page('free', true), page('typed', false), page('closed', true)]),
    });
    expect(done).toEqual(['unregistered beside of-another-app', 'free', 'closed']);
  });
});
