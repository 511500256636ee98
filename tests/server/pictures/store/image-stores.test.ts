import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImageStoreError, type BucketPlace } from '../../../../server/ports/pictures/image-store';
import { BucketImageStore } from '../../../../server/pictures/store/bucket-image-store';
import { FolderImageStore } from '../../../../server/pictures/store/folder-image-store';
import { openImageStore } from '../../../../server/pictures/store/open-image-store';
import { startBucketServer } from '../../../support/bucket-server';
import { MemoryImageStore } from '../../../support/memory-image-store';
import { imageStoreContract } from './image-store.contract';

const folder = () => mkdtempSync(join(tmpdir(), 'hankan-images-'));

imageStoreContract('folder', () => {
  const dir = folder();
  return Promise.resolve({
    // One that is not there yet.
    store: new FolderImageStore(join(dir, 'a', 'b')),
    close: () => {
      rmSync(dir, { recursive: true });
      return Promise.resolve();
    },
  });
});

imageStoreContract('memory', () =>
  Promise.resolve({
    store: new MemoryImageStore({ now: () => Date.now() }),
    close: () => Promise.resolve(),
  }),
);

imageStoreContract('bucket', async () => {
  const { place, close } = await startBucketServer();
  return { store: new BucketImageStore(place), close };
});

describe('the folder of pictures', () => {
  let dir: string;
  beforeEach(() => {
    dir = folder();
  });
  afterEach(() => {
    rmSync(dir, { recursive: true, force: true });
  });

  it('lies beside the database where nothing else is configured', async () => {
    await openImageStore({ imageStore: null, dataDir: dir }).put('a.webp', Buffer.from('x'));
    expect(readdirSync(join(dir, 'images'))).toEqual(['a.webp']);
  });

  it('clears away what somebody was writing when they were stopped, and nothing younger', async () => {
    const store = new FolderImageStore(dir);
    await store.put('a.webp', Buffer.from('x'));
    for (const name of ['.part-old', '.part-young']) writeFileSync(join(dir, name), 'half');
    const longAgo = Date.now() / 1000 - 7200;
    utimesSync(join(dir, '.part-old'), longAgo, longAgo);
    expect((await store.list(null)).map(({ key }) => key)).toEqual(['a.webp']);
    expect(readdirSync(dir).sort()).toEqual(['.part-young', 'a.webp']);
  });

  it('is whole for readers while it is replaced', async () => {
    const store = new FolderImageStore(dir);
    const [all, other] = [Buffer.alloc(500_000, 'a'), Buffer.alloc(500_000, 'b')];
    await store.put('a.webp', all);
    const writes = (async () => {
      for (let turn = 0; turn < 10; turn += 1) await store.put('a.webp', turn % 2 ? all : other);
    })();
    for (let turn = 0; turn < 50; turn += 1) {
      const seen = (await store.get('a.webp')) ?? Buffer.alloc(0);
      expect(seen.equals(all) || seen.equals(other)).toBe(true);
    }
    await writes;
  });

  it('leaves nothing half written where it fails, and says that it failed', async () => {
    writeFileSync(join(dir, 'file'), 'no folder');
    const store = new FolderImageStore(join(dir, 'file'));
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toThrow(ImageStoreError);
    await expect(store.get('a.webp')).rejects.toThrow(ImageStoreError);
    rmSync(join(dir, 'file'));
    // It works as soon as it can.
    await store.put('a.webp', Buffer.from('x'));
    expect(String(await store.get('a.webp'))).toBe('x');
  });
});

describe('the bucket of pictures', () => {
  let close: () => Promise<void> = () => Promise.resolve();
  let place: BucketPlace;
  beforeEach(async () => {
    ({ place, close } = await startBucketServer());
  });
  afterEach(() => close());

  it('keeps to its own part of the bucket', async () => {
    const [ours, theirs] = [
      new BucketImageStore(place),
      new BucketImageStore({ ...place, prefix: 'other/' }),
    ];
    await ours.put('a.webp', Buffer.from('ours'));
    expect(await theirs.get('a.webp')).toBeNull();
    expect(await theirs.list(null)).toEqual([]);
  });

  it('is away for a wrong secret, and never says the secret', async () => {
    const store = new BucketImageStore({ ...place, secretAccessKey: 'WRONG-SECRET' });
    const failure = await store.put('a.webp', Buffer.from('x')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImageStoreError);
    expect(String(failure)).toContain('403');
    expect(String(failure)).not.toContain('WRONG-SECRET');
    await expect(store.get('a.webp')).rejects.toThrow(ImageStoreError);
    await expect(store.list(null)).rejects.toThrow(ImageStoreError);
  });

  it('is away where there is no such bucket, and where nobody listens', async () => {
    const none = new BucketImageStore({ ...place, bucket: 'nothing' });
    await expect(none.put('a.webp', Buffer.from('x'))).rejects.toThrow(ImageStoreError);
    const deaf = new BucketImageStore({ ...place, endpoint: 'http://127.0.0.1:1' });
    await expect(deaf.get('a.webp')).rejects.toThrow(ImageStoreError);
  });

  it('does not wait for ever for a bucket that says nothing', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as { port: number };
    const store = new BucketImageStore({ ...place, endpoint: `http://127.0.0.1:${port}` }, 200);
    await expect(store.get('a.webp')).rejects.toThrow(ImageStoreError);
    silent.closeAllConnections();
    silent.close();
  });
});
