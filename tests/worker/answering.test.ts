import { describe, expect, it } from 'vitest';
import { KEPT_AT, keptCache } from '#core';
import { WorkerStage } from './support/worker-stage';

const HOUSE = '/v2/houses/12';
const MINUTE_MS = 60_000;
const asMember = { hasSession: true } as const;
const bodyOf = async (answer: Response | undefined) => answer?.text();

describe('data', () => {
  it('is what the server says now, as long as it answers', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'before' });
    await ask(HOUSE);
    stage.says(HOUSE, { body: 'now' });
    expect(await bodyOf(await ask(HOUSE))).toBe('now');
    expect(stage.told).toEqual([]);
  });

  it('is what was kept without a network, and the page is told since when', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'a house', headers: { 'content-type': 'application/json' } });
    await ask(HOUSE);
    const at = stage.now;
    stage.now += 180 * MINUTE_MS;
    stage.isOnline = false;
    const answer = await ask(HOUSE);
    expect(await bodyOf(answer)).toBe('a house');
    expect(answer?.headers.get('content-type')).toBe('application/json');
    expect(stage.told).toEqual([{ page: 'page', message: { kind: 'kept', at } }]);
  });

  it('is what was kept where a proxy answers for a server that is not there', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'a house' });
    await ask(HOUSE);
    stage.says(HOUSE, { status: 503, body: 'away' });
    expect(await bodyOf(await ask(HOUSE))).toBe('a house');
    stage.says('/v2/houses/13', { status: 503, body: 'away' });
    expect((await ask('/v2/houses/13'))?.status).toBe(503);
  });

  it('fails where it was never kept, and the page is told', async () => {
    const stage = new WorkerStage();
    stage.isOnline = false;
    await expect(stage.worker().ask(HOUSE)).rejects.toThrow('Failed to fetch');
    expect(stage.told).toEqual([{ page: 'page', message: { kind: 'lacking' } }]);
  });

  it('is not kept where the server says so', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'secret', headers: { 'cache-control': 'no-store' } });
    await ask(HOUSE);
    expect(await stage.caches.keys()).toEqual([]);
  });

  it('is not kept of somebody who is logged in, but for what all see alike', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'as they see it', headers: { 'cache-control': 'no-cache' } });
    stage.says('/v2/areas', { body: 'all', headers: { 'cache-control': 'public, max-age=3600' } });
    await ask(HOUSE, asMember);
    await ask('/v2/areas', asMember);
    expect(await stage.caches.paths(keptCache('pages'))).toEqual(['/v2/areas']);
  });

  it('keeps no token of an answer', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'x', headers: { rt: 'secret', authentication: 'secret' } });
    await ask(HOUSE);
    stage.isOnline = false;
    const headers = (await ask(HOUSE))?.headers;
    expect([headers?.get('rt'), headers?.get('authentication')]).toEqual([null, null]);
    expect(headers?.get(KEPT_AT)).toBe(String(stage.now));
  });

  it('that is gone is shown no more, whatever was kept of it', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'a house' });
    await ask(HOUSE);
    stage.says(HOUSE, { status: 404 });
    await ask(HOUSE);
    stage.isOnline = false;
    await expect(ask(HOUSE)).rejects.toThrow();
  });

  it('stays where the server is only in trouble', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'a house' });
    await ask(HOUSE);
    stage.says(HOUSE, { status: 500 });
    expect((await ask(HOUSE))?.status).toBe(500);
    stage.isOnline = false;
    expect(await bodyOf(await ask(HOUSE))).toBe('a house');
  });

  it('is emptied where somebody is there no more', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { body: 'a house' });
    await ask(HOUSE);
    stage.says('/v2/houses/13', { status: 401 });
    await ask('/v2/houses/13', asMember);
    expect(await stage.caches.paths(keptCache('pages'))).toEqual([]);
  });
});

describe('the map', () => {
  it('asks no second time for a tile that never changes', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says('/v2/map/tiles/1/2/3?v=4', { body: 'tile' });
    await ask('/v2/map/tiles/1/2/3?v=4');
    await ask('/v2/map/tiles/1/2/3?v=4');
    expect(stage.asked).toEqual(['/v2/map/tiles/1/2/3?v=4']);
  });

  it('has its ground without a network', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says('/map/base.json', { body: 'land' });
    await ask('/map/base.json', asMember);
    expect(await stage.caches.paths(keptCache('map'))).toEqual([]);
    await ask('/map/base.json');
    stage.isOnline = false;
    expect(await bodyOf(await ask('/map/base.json'))).toBe('land');
  });
});

describe('a picture', () => {
  const sized = (size: string) => `/images/s${size}=/${size}/filters:no_upscale()/house/1.svg`;

  it('is shown in another size where its own was never there', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(sized('640x480'), { body: 'medium' });
    await ask(sized('640x480'));
    stage.isOnline = false;
    expect(await bodyOf(await ask(sized('640x480')))).toBe('medium');
    expect(await bodyOf(await ask(sized('1280x960')))).toBe('medium');
    await expect(ask('/images/a=/1x1/filters:no_upscale()/house/2.svg')).rejects.toThrow();
    await expect(ask('/images/watermark.png')).rejects.toThrow();
  });

  it('of another host is asked for with its leave, and else as the page asked', async () => {
    const images = 'https://image.hankan.example';
    const stage = new WorkerStage({ page: 'https://a.example', api: 'https://a.example', images });
    const { ask } = stage.worker();
    stage.says(`${images}${sized('1x1')}`, { body: 'picture' });
    expect(await bodyOf(await ask(`${images}${sized('1x1')}`))).toBe('picture');
    expect(stage.how).toEqual([{ mode: 'cors', credentials: 'omit' }]);
    stage.isOnline = false;
    stage.how.length = 0;
    await expect(ask(`${images}/images/x`)).rejects.toThrow();
    expect(stage.how).toEqual([{ mode: 'cors', credentials: 'omit' }, {}]);
  });
});

describe('a page', () => {
  const build = { id: 'index-one', files: [] };
  const toPage = { isNavigation: true } as const;

  async function installed() {
    const stage = new WorkerStage();
    const headers = { 'content-security-policy': "default-src 'self'" };
    stage.says('/shell.html', { body: 'index-one', headers });
    const worker = stage.worker(build);
    await worker.builds.install();
    return { stage, ...worker };
  }

  it('is the server’s own while it answers', async () => {
    const { stage, ask } = await installed();
    stage.says('/zzim', { body: 'drawn' });
    expect(await bodyOf(await ask('/zzim', toPage))).toBe('drawn');
    const ahead = () => Promise.resolve(new Response('ahead'));
    expect(await bodyOf(await ask('/zzim', { ...toPage, ahead }))).toBe('ahead');
  });

  it('is drawn by the app without a network, under the policy that it came with', async () => {
    const { stage, ask } = await installed();
    stage.isOnline = false;
    const answer = await ask('/place/12', toPage);
    expect(await bodyOf(answer)).toBe('index-one');
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('is drawn by the app where a proxy answers for the server', async () => {
    const { stage, ask } = await installed();
    stage.says('/zzim', { status: 502, body: 'Bad Gateway' });
    expect(await bodyOf(await ask('/zzim', toPage))).toBe('index-one');
    stage.says('/gone', { status: 404, body: 'gone' });
    expect(await bodyOf(await ask('/gone', toPage))).toBe('gone');
  });

  it('is the browser’s own failure where the app’s files were emptied', async () => {
    const { stage, ask } = await installed();
    await stage.caches.delete('hankan-app-index-one');
    stage.isOnline = false;
    await expect(ask('/', toPage)).rejects.toThrow('Failed to fetch');
  });
});

it('asks the network for a file that no build has', async () => {
  const stage = new WorkerStage();
  stage.says('/assets/new.js', { body: 'new' });
  expect(await bodyOf(await stage.worker().ask('/assets/new.js'))).toBe('new');
});

it('fetches each part of a typeface once', async () => {
  const stage = new WorkerStage();
  const { ask } = stage.worker();
  stage.says('/assets/a.woff2', { body: 'letters' });
  await ask('/assets/a.woff2');
  stage.isOnline = false;
  expect(await bodyOf(await ask('/assets/a.woff2'))).toBe('letters');
});

it('keeps out of everything else', async () => {
  expect(await new WorkerStage().worker().ask('/v2/me/alarms')).toBeUndefined();
});
