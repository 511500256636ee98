import { describe, expect, it } from 'vitest';
import { AppError, type DocumentPicture, type PictureFile, type Pictures } from '#core';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { PictureStore } from '../../../../src/ui/widgets/document-editor/pictures/picture-store';

interface Upload {
  readonly file: PictureFile;
  readonly key: string;
  readonly progress: (part: number) => void;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
  readonly isCancelled: () => boolean;
}

const storedAs = (id: string): DocumentPicture => ({
  id,
  width: 640,
  height: 480,
  small: `/${id}-small`,
  medium: `/${id}-medium`,
  large: `/${id}-large`,
});

const drained = () => new Promise((done) => setTimeout(done, 0));

function uploading() {
  const uploads: Upload[] = [];
  const revoked: string[] = [];
  const pictures: Pick<Pictures, 'upload'> = {
    upload: (file, { key, onProgress, cancel }) =>
      new Promise((resolve, reject) => {
        cancel.addEventListener('abort', () => {
          reject(new DOMException('', 'AbortError'));
        });
        uploads.push({
          file,
          key,
          progress: onProgress,
          done: () => {
            resolve(storedAs(`stored-${uploads.findIndex((one) => one.key === key)}`));
          },
          fail: reject,
          isCancelled: () => cancel.aborted,
        });
      }),
  };
  const store = new PictureStore({
    pictures,
    random: new MemoryRandom(1),
    fit: (file) => Promise.resolve(file),
    previews: {
      createObjectURL: (file) => `blob:${(file as Blob).size}`,
      revokeObjectURL: (address) => {
        revoked.push(address);
      },
    },
  });
  const add = async (count: number) => {
    const ids = store.add(Array.from({ length: count }, (_, at) => new Blob(['x'.repeat(at + 1)])));
    await drained();
    return ids;
  };
  const upload = (at: number): Upload => {
    const found = uploads[at];
    if (found === undefined) throw new Error(`There is no upload ${String(at)}.`);
    return found;
  };
  return { store, uploads, upload, revoked, add };
}

const kinds = (store: PictureStore, ids: readonly string[]) =>
  ids.map((id) => store.of(id)?.state.kind);

describe('pictures on their way', () => {
  it('go two at once, in their order, and show what of them is there', async () => {
    const { store, uploads, upload, add } = uploading();
    const ids = await add(3);
    expect(kinds(store, ids)).toEqual(['uploading', 'uploading', 'waiting']);
    upload(0).progress(0.5);
    expect(store.partOf(ids)).toBeCloseTo(0.5 / 3);
    upload(0).done();
    await drained();
    expect(kinds(store, ids)).toEqual(['stored', 'uploading', 'uploading']);
    expect(store.storedOf(ids[0] ?? '')).toEqual(storedAs('stored-0'));
    expect(uploads.map(({ key }) => key)).toEqual(ids);
  });

  it('fail alone, with the reason, and are sent again under their name', async () => {
    const { store, uploads, upload, add } = uploading();
    const ids = await add(2);
    upload(0).fail(new AppError('offline'));
    upload(1).done();
    await drained();
    expect(kinds(store, ids)).toEqual(['failed', 'stored']);
    expect(store.of(ids[0] ?? '')?.state).toEqual({
      kind: 'failed',
      reason: '네트워크 연결을 확인해 주세요.',
      mayRetry: true,
    });
    expect(store.failedOf(ids)).toEqual([ids[0]]);
    store.retry(ids[0] ?? '');
    store.retry(ids[1] ?? '');
    await drained();
    expect(uploads).toHaveLength(3);
    expect(upload(2).key).toBe(ids[0]);
    expect(upload(2).file).toBe(upload(0).file);
  });

  it.each([
    [413, '사진이 너무 커요. 10MB보다 작은 사진을 골라 주세요.'],
    [415, '올릴 수 없는 파일이에요. JPEG, PNG, WebP, GIF 사진을 골라 주세요.'],
  ])('that are refused by a bare %i say why, and are not sent again', async (status, reason) => {
    const { store, upload, add } = uploading();
    const [id = ''] = await add(1);
    upload(0).fail(new AppError('refused', `${String(status)} Error`, null, status));
    await drained();
    expect(store.of(id)?.state).toEqual({ kind: 'failed', reason, mayRetry: false });
  });

  it('that take too long may be sent again; what the server says itself is said', async () => {
    const { store, upload, add } = uploading();
    const [late = '', full = ''] = await add(2);
    upload(0).fail(new AppError('timeout'));
    upload(1).fail(new AppError('too-many', '오늘 올릴 수 있는 사진을 다 올렸어요.', null, 429));
    await drained();
    expect(store.of(late)?.state).toMatchObject({
      reason: expect.stringContaining('너무 오래 걸려요') as string,
      mayRetry: true,
    });
    expect(store.of(full)?.state).toMatchObject({
      reason: '오늘 올릴 수 있는 사진을 다 올렸어요.',
      mayRetry: true,
    });
  });

  it('that the store forgot are chosen again, or sent again where their file is here', async () => {
    const { store, uploads, upload, add } = uploading();
    store.know([storedAs('draft')]);
    store.unseen('draft');
    expect(store.of('draft')?.state).toMatchObject({ kind: 'failed', mayRetry: false });
    const [id = ''] = await add(1);
    upload(0).done();
    await drained();
    store.unseen(id);
    expect(kinds(store, [id])).toEqual(['stored']);
    store.forget(id);
    expect(store.of(id)?.state).toMatchObject({ kind: 'failed', mayRetry: true });
    store.retry(id);
    await drained();
    expect(uploads).toHaveLength(2);
  });

  it('are given up by hand, which lets the next one go', async () => {
    const { store, upload, add } = uploading();
    const ids = await add(3);
    store.cancel(ids[0] ?? '');
    await drained();
    expect(upload(0).isCancelled()).toBe(true);
    expect(kinds(store, ids)).toEqual(['failed', 'uploading', 'uploading']);
    upload(0).done();
    upload(0).progress(0.9);
    await drained();
    expect(kinds(store, ids)).toEqual(['failed', 'uploading', 'uploading']);
    store.cancel(ids[2] ?? '');
    upload(1).done();
    await drained();
    store.cancel(ids[1] ?? '');
    expect(kinds(store, ids)).toEqual(['failed', 'stored', 'failed']);
  });

  it('are waited for until none is on its way', async () => {
    const { store, upload, add } = uploading();
    const ids = await add(2);
    let isOver = false;
    const waiting = store.settled(ids).then(() => {
      isOver = true;
    });
    upload(0).done();
    await drained();
    expect(isOver).toBe(false);
    upload(1).fail(new AppError('server'));
    await waiting;
    expect(store.isSettled(ids)).toBe(true);
    expect(store.partOf(ids)).toBe(1);
  });

  it('are known from before', () => {
    const { store } = uploading();
    store.know([storedAs('kept')]);
    expect(store.of('kept')).toEqual({
      id: 'kept',
      preview: '/kept-small',
      state: { kind: 'stored', picture: storedAs('kept') },
    });
    expect(store.failedOf(['kept', 'nobody'])).toEqual(['nobody']);
    expect(store.partOf([])).toBe(1);
    store.retry('kept');
    store.cancel('nobody');
    expect(store.storedOf('nobody')).toBeNull();
  });

  it('are given up with the page, and their files let go', async () => {
    const { store, upload, revoked, add } = uploading();
    await add(1);
    store.stop();
    expect(upload(0).isCancelled()).toBe(true);
    expect(revoked).toEqual(['blob:1']);
  });
});
