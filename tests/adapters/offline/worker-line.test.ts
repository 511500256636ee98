import { beforeEach, describe, expect, it } from 'vitest';
import { ownBuild } from '../../../src/adapters/offline/own-build';
import { WorkerLine, type LineWorld } from '../../../src/adapters/offline/worker-line';
import { WorkerStage } from '../../worker/support/worker-stage';
import { offlineKeeperContract } from '../contracts/offline-keeper.contract';
import { FakeWorkers } from './fake-workers';

offlineKeeperContract('the service worker', () => {
  const stage = new WorkerStage();
  const build = { id: 'index-one', files: ['/assets/a.js'] };
  stage.says('/shell.html', { body: 'index-one' });
  stage.says('/assets/a.js', { body: 'a' });
  stage.gives('/v2/houses/1', { item: { id: '1', lat: 1, lng: 2, photos: [] } });
  stage.gives('/v2/notices/8', { item: { id: '8' } });
  const { hearing } = stage.worker(build);
  let work: Promise<unknown> = Promise.resolve();
  const workers = new FakeWorkers((data) => {
    work = work.then(() => hearing.hear('page', structuredClone(data)));
  });
  const keeper = new WorkerLine({
    workers: workers.port,
    caches: stage.caches.port,
    build: build.id,
    isWanted: true,
    isTyped: () => false,
    seen: () => [],
  });
  return Promise.resolve({
    keeper,
    settled: async () => {
      await work;
    },
  });
});

describe('the line to the worker', () => {
  let workers: FakeWorkers;
  let heard: string[];
  let isTyped: boolean;
  beforeEach(() => {
    workers = new FakeWorkers();
    heard = [];
    isTyped = false;
  });

  async function opened(more: Partial<LineWorld> = {}) {
    const line = new WorkerLine({
      workers: workers.port,
      caches: null,
      build: 'index-one',
      isWanted: true,
      isTyped: () => isTyped,
      seen: () => ['/images/a'],
      ...more,
    });
    await line.open({
      kept: (at) => heard.push(`kept ${at}`),
      lacking: () => heard.push('lacking'),
      renewed: () => heard.push('renewed'),
      opened: (ids) => heard.push(`opened ${ids.join(' ')}`),
      go: (path) => heard.push(`go ${path}`),
    });
    return line;
  }

  it('registers it for every page, asked for anew each time, and says of which build it is', async () => {
    await opened();
    expect(workers.registered).toEqual([
      { url: '/sw.js', options: { scope: '/', updateViaCache: 'none' } },
    ]);
    expect(workers.posted).toEqual([
      { kind: 'here', build: 'index-one' },
      { kind: 'seen', urls: ['/images/a'] },
    ]);
  });

  it('does not tell a worker what it has seen by itself', async () => {
    workers.controller = {};
    await opened();
    expect(workers.posted).toEqual([{ kind: 'here', build: 'index-one' }]);
  });

  it('passes on what it hears', async () => {
    await opened();
    workers.say({ kind: 'kept', at: 12 });
    workers.say({ kind: 'lacking' });
    workers.say({ kind: 'renewed', build: 'index-two' });
    workers.say({ kind: 'opened', ids: ['told-1', 7, 'told-2'] });
    workers.say({ kind: 'opened', ids: 'told-3' });
    for (const other of [null, 'kept', { kind: 'other' }, { kind: 'renewed', build: 'index-one' }])
      workers.say(other);
    expect(heard).toEqual(['kept 12', 'lacking', 'renewed', 'opened told-1 told-2']);
  });

  it('has the page go where a pressed push leads, and answers nothing to what is no path', async () => {
    await opened();
    const said: unknown[] = [];
    const port = { postMessage: (answer: unknown) => said.push(answer) };
    workers.say({ kind: 'go', path: '/chats/1', ids: ['told-1', 7] }, port);
    for (const path of ['https://evil.example', '//evil.example', 7, undefined])
      workers.say({ kind: 'go', path, ids: ['told-2'] }, port);
    expect(said).toEqual(['going']);
    expect(heard).toEqual(['opened told-1', 'go /chats/1']);
  });

  it('lets the page be opened anew where the worker is taken away, unless something is typed', async () => {
    await opened();
    const said: unknown[] = [];
    const port = { postMessage: (answer: unknown) => said.push(answer) };
    workers.say({ kind: 'gone' }, port);
    isTyped = true;
    workers.say({ kind: 'gone' }, port);
    expect(said).toEqual(['free', 'typed']);
    expect(heard).toEqual(['renewed']);
  });

  it.each(['refuses', 'is blocked'] as const)('does nothing where the browser %s', async (how) => {
    workers.answers = how;
    const line = await opened();
    await line.want({
      owner: null,
      houses: ['1'],
      notices: [],
      listed: { houses: [], notices: [], contents: [] },
    });
    await line.look();
    expect(workers.posted).toEqual([]);
    expect(await line.sizes()).toEqual([]);
    await line.empty('saved');
  });

  it('does nothing where there are no workers', async () => {
    const line = await opened({ workers: null });
    await line.bring([]);
    expect(workers.registered).toEqual([]);
  });

  it('looks for another build when it is told to, and bears that there is no network', async () => {
    const line = await opened();
    await line.look();
    expect(workers.updates).toBe(1);
  });

  it('has one from before look at the server where none is wanted, which may take it away', async () => {
    await opened({ isWanted: false });
    expect([workers.registered, workers.updates]).toEqual([[], 0]);
    workers.isThere = true;
    await opened({ isWanted: false });
    await opened({ build: null });
    expect([workers.registered, workers.updates]).toEqual([[], 2]);
  });
});

describe('the build of a page', () => {
  const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

  it('is its entry, however the page names it', () => {
    const drawn = '{"libraries":["/assets/a.js"],"entry":"/assets/index-Ab3_-x.js","screens":[]}';
    expect(
      ownBuild(page(`<script type="application/json" id="hankan-scripts">${drawn}</script>`)),
    ).toBe('index-Ab3_-x');
    expect(ownBuild(page('<script type="module" src="/assets/index-b.js"></script>'))).toBe(
      'index-b',
    );
  });

  it('is none where nothing was built', () => {
    expect(ownBuild(page('<script type="module" src="/src/main.tsx"></script>'))).toBeNull();
    expect(ownBuild(page('<p></p>'))).toBeNull();
    const odd = '<script type="application/json" id="hankan-scripts">{"entry":4}</script>';
    expect(ownBuild(page(odd))).toBeNull();
  });
});
