import { describe, expect, it } from 'vitest';
import { KEPT_LIMIT, keptCache } from '#core';
import { keepPictures } from '../../src/worker/saved-pictures';
import { WorkerStage } from './support/worker-stage';

const HOUR_MS = 3_600_000;
const NOBODY = {
  owner: null,
  houses: [],
  notices: [],
  listed: { houses: [], notices: [], contents: [] },
};
const photo = (id: string) => ({ small: `/images/s/${id}`, medium: `/images/m/${id}` });

/** A server with these houses, each with a picture, and these notices. */
function stageOf(houses: readonly string[] = [], notices: readonly string[] = []): WorkerStage {
  const stage = new WorkerStage();
  for (const id of houses) {
    stage.gives(`/v2/houses/${id}`, { item: { id, lat: 37.5, lng: 127, photos: [photo(id)] } });
    stage.gives(`/v2/houses/${id}/price-level`, { item: null });
    stage.gives(`/v2/houses/${id}/similar`, { result: [] });
    stage.says(`/images/m/${id}`, { body: `picture ${id}` });
  }
  stage.gives('/v2/stops/near?lat=37.5&lng=127', { result: [] });
  for (const id of notices) stage.gives(`/v2/notices/${id}`, { item: { id } });
  return stage;
}
const saved = (stage: WorkerStage) => stage.caches.paths(keptCache('saved'));

describe('what a person keeps', () => {
  it('is there with all that its pages need', async () => {
    const stage = stageOf(['1'], ['8']);
    await stage.worker().saved.want({ ...NOBODY, houses: ['1'], notices: ['8'] });
    expect([...(await saved(stage))].sort()).toEqual([
      '/images/m/1',
      '/v2/houses/1',
      '/v2/houses/1/price-level',
      '/v2/houses/1/similar',
      '/v2/notices/8',
      '/v2/stops/near?lat=37.5&lng=127',
    ]);
  });

  it('is asked as a visitor asks, whoever keeps it', async () => {
    const stage = stageOf(['1']);
    await stage.worker().saved.want({ ...NOBODY, owner: '7', houses: ['1'] });
    expect(new Set(stage.how.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
    const headers = stage.how.map((how) => new Headers(how.headers));
    expect(headers.some((each) => each.has('authorization') || each.has('rt'))).toBe(false);
  });

  it('answers without a network, also whoever is logged in', async () => {
    const stage = stageOf(['1']);
    const { saved: keeper, ask } = stage.worker();
    await keeper.want({ ...NOBODY, owner: '7', houses: ['1'] });
    stage.isOnline = false;
    const answer = await ask('/v2/houses/1', { hasSession: true });
    expect(await answer?.json()).toMatchObject({ item: { id: '1' } });
    expect(await (await ask('/images/m/1'))?.text()).toBe('picture 1');
  });

  it('is asked anew only once it is old', async () => {
    const stage = stageOf(['1']);
    const { saved: keeper } = stage.worker();
    const wanted = { ...NOBODY, houses: ['1'] };
    await keeper.want(wanted);
    stage.asked.length = 0;
    stage.now += 5 * HOUR_MS;
    await keeper.want(wanted);
    expect(stage.asked).toEqual([]);
    stage.now += 2 * HOUR_MS;
    await keeper.want(wanted);
    // A picture never changes under its address.
    expect(stage.asked).not.toContain('/images/m/1');
    expect(stage.asked).toContain('/v2/houses/1');
  });

  it('stays as it was while nobody answers', async () => {
    const stage = stageOf(['1']);
    const { saved: keeper } = stage.worker();
    await keeper.want({ ...NOBODY, houses: ['1'] });
    stage.now += 24 * HOUR_MS;
    stage.isOnline = false;
    await keeper.want({ ...NOBODY, houses: ['1', '2'] });
    expect(await saved(stage)).toContain('/v2/houses/1');
    expect(await saved(stage)).toContain('/images/m/1');
  });

  it('stays, with its pictures, where the server is only in trouble', async () => {
    const stage = stageOf(['1']);
    const { saved: keeper } = stage.worker();
    await keeper.want({ ...NOBODY, houses: ['1'] });
    const before = [...(await saved(stage))].sort();
    stage.now += 24 * HOUR_MS;
    stage.says('/v2/houses/1', { status: 500 });
    await keeper.want({ ...NOBODY, houses: ['1'] });
    expect([...(await saved(stage))].sort()).toEqual(before);
  });

  it('has all bookmarked notices, and those with an alarm as far as there is room', async () => {
    const ids = Array.from({ length: 261 }, (_, at) => String(at + 1));
    const stage = stageOf([], ids);
    await stage.worker().saved.want({ ...NOBODY, notices: ids });
    expect(await saved(stage)).toEqual(ids.slice(0, 260).map((id) => `/v2/notices/${id}`));
  });

  it('goes once it is kept no more', async () => {
    const stage = stageOf(['1', '2']);
    const { saved: keeper } = stage.worker();
    await keeper.want({ ...NOBODY, houses: ['1', '2'] });
    await keeper.want({ ...NOBODY, houses: ['2'] });
    expect((await saved(stage)).filter((path) => /\/1\b/.test(path))).toEqual([]);
    expect(await saved(stage)).toContain('/v2/houses/2');
  });

  it('goes once the server has it no more', async () => {
    const stage = stageOf(['1']);
    const { saved: keeper } = stage.worker();
    await keeper.want({ ...NOBODY, houses: ['1'] });
    stage.now += 24 * HOUR_MS;
    stage.says('/v2/houses/1', { status: 404 });
    await keeper.want({ ...NOBODY, houses: ['1'] });
    expect(await saved(stage)).not.toContain('/v2/houses/1');
  });

  it('is what was said last, whatever is on its way', async () => {
    const stage = stageOf(['1', '2', '3']);
    const { saved: keeper } = stage.worker();
    await Promise.all([
      keeper.want({ ...NOBODY, houses: ['1', '2'] }),
      keeper.want({ ...NOBODY, houses: ['3'] }),
    ]);
    const houses = (await saved(stage)).filter((path) => /^\/v2\/houses\/\d$/.test(path));
    expect(houses).toEqual(['/v2/houses/3']);
  });

  it('does without a picture that cannot be had', async () => {
    const stage = stageOf(['1']);
    stage.says('/images/m/1', { status: 500 });
    await stage.worker().saved.want({ ...NOBODY, houses: ['1'] });
    expect(await saved(stage)).toContain('/v2/houses/1');
    expect(await saved(stage)).not.toContain('/images/m/1');
  });
});

describe('more pictures than there is room for', () => {
  const LIMITS = { ...KEPT_LIMIT, saved: 100_000 };
  const HOUSES = ['1', '2', '3', '4', '5', '6'];

  /** The pictures of four houses fill four fifths of the room. */
  function fullStage() {
    const stage = stageOf([...HOUSES, '7']);
    for (const id of [...HOUSES, '7']) stage.says(`/images/m/${id}`, { body: 'x'.repeat(20_000) });
    const { saved: keeper } = stage.worker(undefined, LIMITS);
    const there = async (pattern: RegExp) =>
      (await saved(stage)).flatMap((path) => pattern.exec(path)?.[1] ?? []).sort();
    return {
      stage,
      want: (houses: readonly string[]) => keeper.want({ ...NOBODY, houses }),
      pictures: () => there(/^\/images\/m\/(\d)$/),
      houses: () => there(/^\/v2\/houses\/(\d)$/),
    };
  }

  it('push no house out: those of the latest houses are kept', async () => {
    const { stage, want, pictures, houses } = fullStage();
    await want(HOUSES);
    expect([await pictures(), await houses()]).toEqual([['1', '2', '3', '4'], HOUSES]);
    const firstPicture = stage.asked.findIndex((path) => path.startsWith('/images/'));
    expect(stage.asked.slice(firstPicture)).toEqual(
      ['1', '2', '3', '4'].map((id) => `/images/m/${id}`),
    );
  });

  it('are not asked for again and again', async () => {
    const { stage, want, pictures } = fullStage();
    await want(HOUSES);
    stage.asked.length = 0;
    await want(HOUSES);
    expect(stage.asked).toEqual([]);
    expect(await pictures()).toEqual(['1', '2', '3', '4']);
  });

  it('make room for those of a later house, from the end on', async () => {
    const { stage, want, pictures, houses } = fullStage();
    await want(HOUSES);
    stage.asked.length = 0;
    await want(['7', ...HOUSES]);
    expect(await pictures()).toEqual(['1', '2', '3', '7']);
    expect(await houses()).toEqual([...HOUSES, '7']);
    expect(stage.asked.filter((path) => !/\/7\b/.test(path))).toEqual([]);
    // And they come where there is room again.
    await want(HOUSES);
    expect(await pictures()).toEqual(['1', '2', '3', '4']);
  });

  it('end at once where something else is wanted', async () => {
    const stage = new WorkerStage();
    const asked: string[] = [];
    await keepPictures(stage.worker().kept, {
      urls: ['/images/m/1', '/images/m/2', '/images/m/3'],
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve(new Response('x'));
      },
      isOver: () => asked.length === 2,
    });
    expect(asked).toEqual(['/images/m/1', '/images/m/2']);
    expect(await saved(stage)).toEqual(['/images/m/1']);
  });
});

describe('what was kept for one', () => {
  it.each([
    ['logs out', '7', null],
    ['gives way to another', '7', '8'],
    ['logs in', null, '7'],
  ])('is gone once they change: somebody %s', async (_, before, after) => {
    const stage = stageOf(['1']);
    const { saved: keeper, ask } = stage.worker();
    await keeper.want({ ...NOBODY, owner: before, houses: ['1'] });
    stage.gives('/v2/houses/9', { item: {} });
    await ask('/v2/houses/9');
    // Also where the worker was stopped meanwhile.
    await stage.worker().saved.want({ ...NOBODY, owner: after });
    expect(await saved(stage)).toEqual([]);
    expect(await stage.caches.paths(keptCache('pages'))).toEqual([]);
  });

  it('stays as long as they are there', async () => {
    const stage = stageOf(['1']);
    const wanted = { ...NOBODY, owner: '7', houses: ['1'] };
    await stage.worker().saved.want(wanted);
    const before = await saved(stage);
    await stage.worker().saved.want(wanted);
    expect(await saved(stage)).toEqual(before);
  });

  it('is gone where it is in doubt who is there', async () => {
    const stage = stageOf(['1']);
    const { saved: keeper } = stage.worker();
    await keeper.want({ ...NOBODY, owner: '7', houses: ['1'] });
    await keeper.forget();
    expect(await saved(stage)).toEqual([]);
  });
});

describe('answers that came along with a page', () => {
  it('are kept without a question', async () => {
    const stage = stageOf();
    const { saved: keeper, ask } = stage.worker();
    await keeper.bring([{ address: '/v2/contents?limit=3', body: { result: [] } }]);
    stage.isOnline = false;
    expect(await (await ask('/v2/contents?limit=3'))?.json()).toEqual({ result: [] });
    expect(stage.asked).toEqual(['/v2/contents?limit=3']);
  });

  it('are not kept where they are no data that everybody may see', async () => {
    const stage = stageOf();
    await stage.worker().saved.bring([
      { address: '/v2/me', body: {} },
      { address: 'https://elsewhere.example/v2/houses/1', body: {} },
    ]);
    expect(await stage.caches.keys()).toEqual([]);
  });
});
