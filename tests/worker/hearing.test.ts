import { describe, expect, it } from 'vitest';
import { buildCache, keptCache } from '#core';
import { SITE, WorkerStage } from './support/worker-stage';

const BUILD = { id: 'index-one', files: [] };

describe('a page that is there', () => {
  it('is told again what it was told before it listened', async () => {
    const stage = new WorkerStage();
    stage.pages.push('page');
    const { ask, hearing } = stage.worker(BUILD);
    for (const id of ['1', '2']) {
      stage.says(`/v2/houses/${id}`, { body: id });
      await ask(`/v2/houses/${id}`);
      stage.now += 1000;
    }
    stage.isOnline = false;
    for (const id of ['1', '2']) await ask(`/v2/houses/${id}`);
    await expect(ask('/v2/houses/3')).rejects.toThrow();
    const oldest = stage.now - 2000;
    stage.told.length = 0;
    await hearing.hear('page', { kind: 'here', build: 'index-one' });
    expect(stage.told.map(({ message }) => message)).toEqual([
      { kind: 'kept', at: oldest },
      { kind: 'lacking' },
    ]);
    stage.told.length = 0;
    await hearing.hear('page', { kind: 'here', build: 'index-one' });
    expect(stage.told).toEqual([]);
  });

  it('is told once of notifications that were opened by their push', async () => {
    const stage = new WorkerStage();
    const { hearing, opened } = stage.worker(BUILD);
    opened.add('told-1');
    opened.add('told-2');
    // A page that is closed by now could not read them.
    await hearing.hear('page', { kind: 'here', build: 'index-one' });
    stage.pages.push('page');
    for (let turn = 0; turn < 2; turn += 1)
      await hearing.hear('page', { kind: 'here', build: 'index-one' });
    expect(stage.told).toEqual([
      { page: 'page', message: { kind: 'opened', ids: ['told-1', 'told-2'] } },
    ]);
  });

  it('has the worker know its build, mend its files and let go of others', async () => {
    const stage = new WorkerStage();
    stage.pages.push('page');
    await stage.caches.open(buildCache('index-old'));
    stage.says('/shell.html', { body: 'index-one' });
    const { hearing, kept } = stage.worker(BUILD);
    await hearing.hear('page', { kind: 'here', build: 'index-one' });
    expect(await stage.caches.paths(buildCache('index-one'))).toEqual(['/shell.html']);
    expect(await stage.caches.has(buildCache('index-old'))).toBe(false);
    expect(await kept.note('clients')).toContain('index-one');
  });

  it('has kept what it loaded before the worker was there, and nothing else of it', async () => {
    const stage = new WorkerStage();
    stage.says('/images/1', { body: 'picture' });
    stage.says('/images/2', { body: 'secret', headers: { 'cache-control': 'private' } });
    stage.says('/map/base.json', { body: 'land' });
    stage.says('/assets/a.woff2', { body: 'letters' });
    const paths = [
      '/images/1',
      '/images/2',
      '/images/3',
      '/map/base.json',
      '/assets/a.woff2',
      '/v2/me',
    ];
    const { hearing } = stage.worker(BUILD);
    await hearing.hear('page', { kind: 'seen', urls: paths.map((path) => `${SITE}${path}`) });
    expect(await stage.caches.paths(keptCache('pictures'))).toEqual(['/images/1']);
    expect(await stage.caches.paths(keptCache('map'))).toEqual(['/map/base.json']);
    expect(await stage.caches.paths(keptCache('fonts'))).toEqual(['/assets/a.woff2']);
    expect(stage.asked).not.toContain('/v2/me');
    stage.isOnline = false;
    await hearing.hear('page', { kind: 'seen', urls: [`${SITE}/images/4`] });
  });
});

it('hears nothing in what no page says, and bears that nothing can be kept', async () => {
  const stage = new WorkerStage();
  stage.isOnline = false;
  const { hearing } = stage.worker(BUILD);
  for (const data of [null, { kind: 'here', build: 'index-one' }, { kind: 'other' }])
    await hearing.hear('page', data);
  expect(await stage.caches.keys()).not.toContain(buildCache('index-one'));
});

it('remembers of so many pages only what they were told last', async () => {
  const stage = new WorkerStage();
  stage.isOnline = false;
  const { ask, hearing } = stage.worker(BUILD);
  for (let at = 0; at <= 20; at += 1) {
    const page = { id: `page-${at}`, post: () => undefined };
    await expect(ask('/v2/houses/1', { page: () => Promise.resolve(page) })).rejects.toThrow();
  }
  stage.pages.push('page-0', 'page-1');
  for (const page of stage.pages) await hearing.hear(page, { kind: 'here', build: 'index-one' });
  expect(stage.told.map(({ page }) => page)).toEqual(['page-1']);
});
