import { describe, expect, it } from 'vitest';
import { buildCache } from '#core';
import { WorkerStage } from './support/worker-stage';

const ONE = { id: 'index-one', files: ['/assets/a.js', '/assets/b.css'] };
const TWO = { id: 'index-two', files: ['/assets/a.js', '/assets/c.css'] };

const shellOf = (id: string) => ({
  body: `<script src="/assets/${id}.js"></script>`,
  headers: { 'content-security-policy': "default-src 'self'", 'content-type': 'text/html' },
});

function stageOf(build = ONE): WorkerStage {
  const stage = new WorkerStage();
  stage.says('/shell.html', shellOf(build.id));
  for (const file of [...ONE.files, ...TWO.files]) stage.says(file, { body: file });
  return stage;
}

describe('the files of a build', () => {
  it('are kept as one set, with the page that they draw', async () => {
    const stage = stageOf();
    await stage.worker(ONE).builds.install();
    expect([...(await stage.caches.paths(buildCache('index-one')))].sort()).toEqual([
      '/assets/a.js',
      '/assets/b.css',
      '/shell.html',
    ]);
  });

  it('are asked for as a visitor asks', async () => {
    const stage = stageOf();
    await stage.worker(ONE).builds.install();
    expect(stage.how.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
  });

  it('are not kept at all where one is missing', async () => {
    const stage = stageOf();
    stage.says('/assets/b.css', { status: 404 });
    await expect(stage.worker(ONE).builds.install()).rejects.toThrow('/assets/b.css');
    expect(await stage.caches.keys()).toEqual([]);
  });

  it('are not kept where the server has another build by now', async () => {
    const stage = stageOf(TWO);
    await expect(stage.worker(ONE).builds.install()).rejects.toThrow('another build');
    expect(await stage.caches.keys()).toEqual([]);
  });

  it('are fetched once, whatever builds share them', async () => {
    const stage = stageOf();
    await stage.worker(ONE).builds.install();
    stage.says('/shell.html', shellOf('index-two'));
    stage.asked.length = 0;
    await stage.worker(TWO).builds.install();
    expect([...stage.asked].sort()).toEqual(['/assets/c.css', '/shell.html']);
  });

  it('are kept again where a person has emptied them', async () => {
    const stage = stageOf();
    const { builds } = stage.worker(ONE);
    await builds.install();
    stage.asked.length = 0;
    await builds.repair();
    expect(stage.asked).toEqual([]);
    await stage.caches.delete(buildCache('index-one'));
    await builds.repair();
    expect(await stage.caches.paths(buildCache('index-one'))).toHaveLength(3);
  });
});

describe('a page of a former build', () => {
  async function renewed() {
    const stage = stageOf();
    stage.pages.push('old');
    const old = stage.worker(ONE);
    await old.builds.install();
    await old.builds.opened('old', 'index-one');
    stage.says('/shell.html', shellOf('index-two'));
    const { builds, ask } = stage.worker(TWO);
    await builds.install();
    return { stage, builds, ask };
  }

  it('finds its own files although the server has them no more', async () => {
    const { stage, builds, ask } = await renewed();
    await builds.sweep();
    stage.says('/assets/b.css', { status: 404 });
    expect(await (await ask('/assets/b.css'))?.text()).toBe('/assets/b.css');
  });

  it('lets go of them once it is open no more', async () => {
    const { stage, builds } = await renewed();
    stage.pages.splice(0, 1, 'new');
    await builds.opened('new', 'index-two');
    await builds.sweep();
    expect(await stage.caches.has(buildCache('index-one'))).toBe(false);
    expect(await stage.caches.has(buildCache('index-two'))).toBe(true);
  });

  it('keeps them while it is not known what another page is of', async () => {
    const { stage, builds } = await renewed();
    stage.pages.splice(0, 1, 'silent');
    await builds.sweep();
    expect(await stage.caches.has(buildCache('index-one'))).toBe(true);
  });

  it('is known after the worker was stopped and started again', async () => {
    const { stage } = await renewed();
    await stage.worker(TWO).builds.sweep();
    expect(await stage.caches.has(buildCache('index-one'))).toBe(true);
  });
});

it('keeps five builds at most, whoever is open', async () => {
  const stage = new WorkerStage();
  stage.pages.push('silent');
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    stage.says('/shell.html', shellOf(`index-${id}`));
    await stage.worker({ id: `index-${id}`, files: [] }).builds.install();
  }
  await stage.worker({ id: 'index-f', files: [] }).builds.sweep();
  expect(await stage.caches.keys()).toEqual(
    ['b', 'c', 'd', 'e', 'f'].map((id) => buildCache(`index-${id}`)),
  );
});

it('starts anew where its notes cannot be read', async () => {
  const stage = stageOf();
  stage.pages.push('page');
  const { kept, builds } = stage.worker(ONE);
  await kept.writeNote('clients', 'no list');
  await builds.opened('page', 'index-one');
  expect(await kept.note('clients')).toBe('[["page","index-one"]]');
});
