import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImageCache } from '../../../server/pictures/image-cache';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hankan-images-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const ten = Buffer.alloc(10, 1);

describe('image cache', () => {
  it('keeps what was put in, also for the next process', async () => {
    await new ImageCache(dir, 100).put('a.webp', ten);
    const next = new ImageCache(dir, 100);
    expect(await next.get('a.webp')).toEqual(ten);
    expect(await next.get('b.webp')).toBeNull();
  });

  it('throws out what was not used for longest', async () => {
    const cache = new ImageCache(dir, 30);
    for (const name of ['a', 'b', 'c']) await cache.put(name, ten);
    await cache.get('a');
    await cache.put('d', ten);
    expect((await readdir(dir)).sort()).toEqual(['a', 'c', 'd']);
    expect(await cache.get('b')).toBeNull();
  });

  it('makes room when it is opened with a smaller limit', async () => {
    const before = new ImageCache(dir, 100);
    for (const name of ['a', 'b', 'c']) await before.put(name, ten);
    await new ImageCache(dir, 10).get('none');
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('sweeps away what a killed process left unfinished, not what another one is writing', async () => {
    for (const name of ['left.part', 'written.part']) await writeFile(join(dir, name), ten);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(dir, 'left.part'), hourAgo, hourAgo);
    await new ImageCache(dir, 100).get('none');
    expect(await readdir(dir)).toEqual(['written.part']);
  });

  it('finds what another process put in meanwhile, and counts it', async () => {
    const [one, other] = [new ImageCache(dir, 20), new ImageCache(dir, 20)];
    await other.get('none');
    await one.put('a', ten);
    expect(await other.get('a')).toEqual(ten);
    for (const name of ['b', 'c']) await other.put(name, ten);
    expect((await readdir(dir)).sort()).toEqual(['b', 'c']);
    expect(await one.get('a')).toBeNull();
  });

  it('goes on without a folder it can write to', async () => {
    await writeFile(join(dir, 'file'), ten);
    const cache = new ImageCache(join(dir, 'file', 'cache'), 100);
    await cache.put('a', ten);
    expect(await cache.get('a')).toBeNull();
  });

  it('forgets a file that somebody removed', async () => {
    const cache = new ImageCache(dir, 100);
    await cache.put('a', ten);
    await rm(join(dir, 'a'));
    expect(await cache.get('a')).toBeNull();
  });
});
