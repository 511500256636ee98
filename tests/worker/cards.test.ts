import { describe, expect, it } from 'vitest';
import { keptCache } from '#core';
import { WorkerStage } from './support/worker-stage';

const HOUR_MS = 3_600_000;
const NOTHING = {
  owner: null,
  houses: [],
  notices: [],
  listed: { houses: [], notices: [], contents: [] },
};
const some = (...ids: readonly string[]) =>
  `/v2/houses/some?${new URLSearchParams({ id: ids.join(',') }).toString()}`;
const listed = (...ids: readonly string[]) => ({
  ...NOTHING,
  listed: { houses: ids, notices: [], contents: [] },
});
const cards = (...ids: readonly string[]) => ({ result: ids.map((id) => ({ id })) });

async function idsOf(answer: Response | undefined): Promise<readonly string[]> {
  if (answer === undefined) throw new Error('The worker keeps out of it.');
  const { result } = (await answer.json()) as { result: readonly { id: string }[] };
  return result.map(({ id }) => id);
}

describe('a list without a network', () => {
  it('has each line that was ever answered, in whatever list, and says since when', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.gives(some('1', '2'), cards('1', '2'));
    stage.gives(some('3'), cards('3'));
    await ask(some('1', '2'));
    const first = stage.now;
    stage.now += HOUR_MS;
    await ask(some('3'));
    stage.isOnline = false;
    expect(await idsOf(await ask(some('3', '1')))).toEqual(['3', '1']);
    expect(stage.told).toEqual([{ page: 'page', message: { kind: 'kept', at: first } }]);
  });

  it('leaves out what was said to be gone', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.gives(some('1', '2'), cards('1'));
    await ask(some('1', '2'));
    stage.isOnline = false;
    expect(await idsOf(await ask(some('2', '1')))).toEqual(['1']);
  });

  it('goes by what was said last', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.gives(some('1'), cards());
    await ask(some('1'));
    stage.now += HOUR_MS;
    stage.gives(some('1', '2'), cards('1', '2'));
    await ask(some('1', '2'));
    stage.isOnline = false;
    expect(await idsOf(await ask(some('1', '2', '1')))).toEqual(['1', '2', '1']);
  });

  it('fails where one of them was never asked for, which would be taken for gone', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.gives(some('1'), cards('1'));
    await ask(some('1'));
    stage.isOnline = false;
    await expect(ask(some('1', '2'))).rejects.toThrow('Failed to fetch');
    expect(stage.told).toEqual([{ page: 'page', message: { kind: 'lacking' } }]);
    await expect(ask('/v2/houses/some?id=')).rejects.toThrow('Failed to fetch');
  });

  it('shows a house whose page was opened as its line shows it', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    const photos = [{ small: 's1' }, { small: 's2' }];
    stage.gives('/v2/houses/7', { item: { id: '7', maintenance: { fee: 5 }, photos } });
    stage.gives('/v2/houses/8', { item: { id: '8', maintenance: null, photos: [] } });
    stage.gives('/v2/houses/nearest', { item: { id: '9' } });
    for (const path of ['/v2/houses/7', '/v2/houses/8', '/v2/houses/nearest']) await ask(path);
    stage.isOnline = false;
    expect(await (await ask(some('7', '8')))?.json()).toMatchObject({
      result: [
        { id: '7', maintenance: 5, photo: { small: 's1' }, photoCount: 2 },
        { id: '8', maintenance: null, photo: null, photoCount: 0 },
      ],
      page: { next: null, total: 2 },
    });
    await expect(ask(some('9'))).rejects.toThrow();
  });

  it('is not stopped by an answer that cannot be read', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says('/v2/houses/7', { body: 'not JSON' });
    stage.gives(some('1'), cards('1'));
    await ask('/v2/houses/7');
    await ask(some('1'));
    stage.isOnline = false;
    expect(await idsOf(await ask(some('1', '1')))).toEqual(['1', '1']);
  });
});

describe('a house that is gone', () => {
  const HOUSE = '/v2/houses/2';
  const photo = { item: { id: '2', photos: [] } };

  it.each([404, 410])(
    'is gone from each list too (%s), and the other lines stay',
    async (status) => {
      const stage = new WorkerStage();
      const { ask } = stage.worker();
      stage.gives(some('1', '2'), cards('1', '2'));
      stage.gives(some('2', '3'), cards('2', '3'));
      stage.gives(HOUSE, photo);
      for (const path of [some('1', '2'), some('2', '3'), HOUSE]) await ask(path);
      const at = stage.now;
      stage.now += HOUR_MS;
      stage.says(HOUSE, { status });
      await ask(HOUSE);
      stage.isOnline = false;
      const list = await ask(some('1', '2'));
      expect(await list?.json()).toEqual({ ...cards('1'), page: { next: null, total: 1 } });
      expect(await idsOf(await ask(some('3', '2', '1')))).toEqual(['3', '1']);
      // What stays is no younger by that.
      const [one, other] = stage.told.slice(-2);
      expect([one?.message, other?.message]).toEqual(Array(2).fill({ kind: 'kept', at }));
    },
  );

  it('is gone from what a person keeps where that finds it out', async () => {
    const stage = new WorkerStage();
    const { saved: keeper, ask } = stage.worker();
    stage.gives(some('1', '2'), cards('1', '2'));
    stage.gives(HOUSE, photo);
    await ask(some('1', '2'));
    await ask(HOUSE);
    await keeper.want(listed('1', '2'));
    stage.says(HOUSE, { status: 404 });
    await keeper.want({ ...listed('1', '2'), houses: ['2'] });
    stage.isOnline = false;
    expect(await idsOf(await ask(some('1', '2')))).toEqual(['1']);
    await expect(ask(HOUSE)).rejects.toThrow('Failed to fetch');
  });

  it('does not take the list along where nothing but its own page told of it', async () => {
    const stage = new WorkerStage();
    const { saved: keeper, ask } = stage.worker();
    stage.gives(some('1'), cards('1'));
    stage.gives(HOUSE, photo);
    await keeper.want({ ...listed('1', '2'), houses: ['2'] });
    stage.says(HOUSE, { status: 404 });
    await ask(HOUSE);
    stage.isOnline = false;
    expect(await idsOf(await ask(some('1', '2')))).toEqual(['1']);
  });

  it('leaves nothing behind where nothing was kept of it', async () => {
    const stage = new WorkerStage();
    const { ask } = stage.worker();
    stage.says(HOUSE, { status: 404 });
    stage.says(`${HOUSE}/similar`, { status: 404 });
    await ask(HOUSE);
    await ask(`${HOUSE}/similar`);
    expect(await stage.caches.paths(keptCache('pages'))).toEqual([]);
  });
});

describe('what lists show', () => {
  const saved = (stage: WorkerStage) => stage.caches.paths(keptCache('saved'));

  it('is asked for at once, as far as nothing is known of it', async () => {
    const stage = new WorkerStage();
    const { saved: keeper, ask } = stage.worker();
    stage.gives('/v2/houses/1', { item: { id: '1' } });
    stage.gives(some('2', '3'), cards('2', '3'));
    await ask('/v2/houses/1');
    stage.asked.length = 0;
    await keeper.want(listed('1', '2', '3'));
    await keeper.want(listed('3', '2'));
    expect(stage.asked).toEqual([some('2', '3')]);
    stage.isOnline = false;
    expect(await idsOf(await ask(some('3', '1')))).toEqual(['3', '1']);
  });

  it('is asked anew once it is old, and goes once it is listed no more', async () => {
    const stage = new WorkerStage();
    const { saved: keeper } = stage.worker();
    stage.gives(some('1', '2'), cards('1', '2'));
    await keeper.want(listed('1', '2'));
    stage.now += 7 * HOUR_MS;
    await keeper.want(listed('1', '2'));
    expect(stage.asked).toEqual([some('1', '2'), some('1', '2')]);
    await keeper.want(listed('2'));
    expect(await saved(stage)).toEqual([some('1', '2')]);
    await keeper.want(NOTHING);
    expect(await saved(stage)).toEqual([]);
  });

  it.each(['notices', 'contents'] as const)('is there of %s too', async (noun) => {
    const stage = new WorkerStage();
    const { saved: keeper, ask } = stage.worker();
    const address = (...ids: readonly string[]) => some(...ids).replace('houses', noun);
    stage.gives(address('1', '2'), cards('1', '2'));
    await keeper.want({ ...NOTHING, listed: { ...NOTHING.listed, [noun]: ['1', '2'] } });
    await keeper.want({ ...NOTHING, listed: { ...NOTHING.listed, [noun]: ['2'] } });
    expect(stage.asked).toEqual([address('1', '2')]);
    stage.isOnline = false;
    expect(await idsOf(await ask(address('2')))).toEqual(['2']);
    await keeper.want(NOTHING);
    expect(await saved(stage)).toEqual([]);
  });

  it('is all that a full list of each kind has', async () => {
    const stage = new WorkerStage();
    const ids = Array.from({ length: 321 }, (_, at) => String(at + 1));
    await stage.worker().saved.want(listed(...ids));
    const asked = stage.asked.flatMap(
      (path) => new URLSearchParams(path.split('?')[1]).get('id')?.split(',') ?? [],
    );
    expect(asked).toEqual(ids.slice(0, 320));
  });

  it('is asked for by no more ids than the server answers', async () => {
    const stage = new WorkerStage();
    const ids = Array.from({ length: 61 }, (_, at) => String(at + 1));
    await stage.worker().saved.want(listed(...ids));
    expect(stage.asked).toEqual([some(...ids.slice(0, 60)), some('61')]);
  });
});

it('says nothing of the age of advertisements', async () => {
  const stage = new WorkerStage();
  const { ask } = stage.worker();
  stage.gives('/v1/inventories?TARGET=a', { DATA: [] });
  await ask('/v1/inventories?TARGET=a');
  stage.isOnline = false;
  expect((await ask('/v1/inventories?TARGET=a'))?.status).toBe(200);
  await expect(ask('/v1/inventories?TARGET=b')).rejects.toThrow();
  expect(stage.told).toEqual([]);
});
