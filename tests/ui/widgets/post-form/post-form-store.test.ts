import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AppError,
  BOARD,
  type DocumentPicture,
  type Post,
  type PostDraft,
  type RichDocument,
} from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryPictures } from '../../../../src/adapters/memory/memory-pictures';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { PictureStore } from '../../../../src/ui/widgets/document-editor/pictures/picture-store';
import { FormDrafts } from '../../../../src/ui/widgets/form-drafts/form-drafts';
import { readKeptPosts } from '../../../../src/ui/widgets/post-form/kept-posts';
import { NEW_POST, PostFormStore } from '../../../../src/ui/widgets/post-form/post-form-store';
import { saying } from '../../../support/documents';
import { deferred } from '../../support/deferred';

const withPictures = (text: string, ids: readonly string[]): RichDocument => ({
  type: 'doc',
  content: [
    ...saying(text).content,
    ...ids.map((id) => ({ type: 'picture' as const, attrs: { id, alt: '' } })),
    { type: 'paragraph' },
  ],
});

/** Of all tabs: no two of them draw the same name. */
const random = new MemoryRandom(3);

/** A form in a tab; what is sent is answered as it is told. */
function form(
  perTab = new MemoryStorage(),
  local = new MemoryStorage(),
  base: string | null = null,
) {
  const sent: {
    readonly draft: PostDraft;
    readonly key: string;
    readonly pictures: readonly DocumentPicture[];
  }[] = [];
  const answer: { next: () => Promise<Post> } = {
    next: () => Promise.resolve({ id: '7' } as Post),
  };
  const kept: DocumentPicture[] = [];
  const uploads = new MemoryPictures(kept, () => '/kept.jpg');
  const gate = { upload: Promise.resolve() };
  const pictures = new PictureStore({
    pictures: {
      upload: async (file, options) => {
        await gate.upload;
        return uploads.upload(file, options);
      },
    },
    random,
    fit: (file) => Promise.resolve(file),
    previews: { createObjectURL: () => '/a.jpg', revokeObjectURL: () => undefined },
  });
  const drafts = new FormDrafts(
    {
      local,
      perTab,
      listen: () => () => undefined,
      random,
      clock: new MemoryClock(5),
      member: '1',
    },
    'post-write',
    readKeptPosts,
  );
  const begun = NEW_POST;
  const store = new PostFormStore({
    send: (draft, key, pictures) => {
      sent.push({ draft, key, pictures });
      return answer.next();
    },
    drafts,
    pictures,
    random,
    begun,
    base,
  });
  store.start();
  const write = (document: RichDocument) => {
    const placed = document.content.flatMap((block) =>
      block.type === 'picture' ? [block.attrs] : [],
    );
    store.write(() => document, placed);
  };
  const fill = () => {
    store.choose(BOARD.TIP);
    store.typeTitle(' 결로  막기 ');
    write(saying('문풍지를 붙여요.'));
  };
  return { store, sent, answer, gate, pictures, write, fill, perTab, local };
}

const photo = (type = 'image/jpeg') => new Blob(['x'], { type });
const later = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a post that is sent', () => {
  it('goes as it was written, without blanks around it and empty lines behind it', async () => {
    const { store, sent, write, fill } = form();
    fill();
    write({ type: 'doc', content: [...saying('문풍지를 붙여요.').content, { type: 'paragraph' }] });
    expect(await store.send()).toEqual({ id: '7' });
    expect(sent.map(({ draft }) => draft)).toEqual([
      {
        categoryTypeCode: BOARD.TIP,
        title: '결로 막기',
        document: saying('문풍지를 붙여요.'),
      },
    ]);
    expect(store.state.kind).toBe('done');
    expect(await store.send()).toBeNull();
    store.typeTitle('늦은 말');
    expect(store.title).toBe(' 결로  막기 ');
  });

  it('says what is missing in the order of the form, until it is mended', async () => {
    const { store, sent, fill } = form();
    expect(await store.send()).toBeNull();
    expect(store.faults.map(({ field }) => field)).toEqual(['board', 'title', 'document']);
    store.choose(BOARD.TIP);
    expect(store.faultOf('board')).toBeNull();
    store.typeTitle('가'.repeat(61));
    expect(await store.send()).toBeNull();
    expect(store.faultOf('title')).toBe('제목은 60자까지 쓸 수 있어요. 조금 줄여 주세요.');
    expect(store.faultOf('document')).toBe('내용을 입력해 주세요.');
    expect(sent).toEqual([]);
    fill();
    expect(store.faults).toEqual([]);
    expect(await store.send()).not.toBeNull();
  });

  it('names its sending over a dead network, until something changes', async () => {
    const { store, sent, answer, fill } = form();
    fill();
    const back = answer.next;
    answer.next = () => Promise.reject(new AppError('offline'));
    expect(await store.send()).toBeNull();
    expect(store.state).toEqual({ kind: 'failed', reason: '네트워크 연결을 확인해 주세요.' });
    expect(await store.send()).toBeNull();
    store.typeTitle('다른 제목');
    expect(store.state.kind).toBe('editing');
    answer.next = back;
    expect(await store.send()).not.toBeNull();
    const keys = sent.map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it.each([
    ['title', 'title'],
    ['categoryTypeCode', 'board'],
    ['document.content[2]', 'document'],
  ] as const)('says at the field what the server refused of %s', async (field, shown) => {
    const { store, answer, fill } = form();
    fill();
    answer.next = () =>
      Promise.reject(new AppError('refused', '그 말은 쓸 수 없어요.', field, 422));
    expect(await store.send()).toBeNull();
    expect(store.faultOf(shown)).toBe('그 말은 쓸 수 없어요.');
    expect(store.state.kind).toBe('editing');
  });

  it('is sent once, however often the button is pressed', async () => {
    const { store, sent, answer, fill } = form();
    fill();
    const reply = deferred<Post>();
    answer.next = () => reply.promise;
    const sending = [store.send(), store.send()];
    reply.resolve({ id: '7' } as Post);
    expect(await Promise.all(sending)).toEqual([{ id: '7' }, null]);
    expect(sent).toHaveLength(1);
  });
});

describe('pictures of a post', () => {
  it('are waited for, and are sent by the names of the store', async () => {
    const { store, sent, gate, pictures, write, fill } = form();
    const gone = deferred<undefined>();
    gate.upload = gone.promise.then(() => undefined);
    fill();
    const [id = ''] = pictures.add([photo()]);
    write(withPictures('사진', [id]));
    const sending = store.send();
    await vi.advanceTimersByTimeAsync(10);
    expect(store.state.kind).toBe('uploading');
    expect(store.part).toBeLessThan(1);
    gone.resolve(undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(await sending).not.toBeNull();
    expect(sent[0]?.pictures.map((one) => one.id)).toEqual(['picture-1']);
    expect(sent[0]?.draft.document).toEqual({
      type: 'doc',
      content: [
        ...saying('사진').content,
        { type: 'picture', attrs: { id: 'picture-1', alt: '' } },
      ],
    });
  });

  it('that failed hold it up, until they are sent again or taken out', async () => {
    const { store, sent, pictures, write, fill } = form();
    fill();
    const [id = ''] = pictures.add([photo('image/heic')]);
    write(withPictures('사진', [id]));
    await vi.advanceTimersByTimeAsync(10);
    expect(await store.send()).toBeNull();
    expect(store.faultOf('pictures')).toBe('사진 1장을 올리지 못했어요. 다시 올리거나 빼 주세요.');
    write(saying('사진 없이'));
    expect(await store.send()).not.toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('that fail while they are waited for are said, and nothing is sent', async () => {
    const { store, sent, gate, pictures, write, fill } = form();
    const gone = deferred<undefined>();
    gate.upload = gone.promise.then(() => {
      throw new AppError('offline');
    });
    fill();
    const [id = ''] = pictures.add([photo()]);
    write(withPictures('사진', [id]));
    const sending = store.send();
    gone.resolve(undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(await sending).toBeNull();
    expect(store.faults.map(({ field }) => field)).toEqual(['pictures']);
    expect(sent).toEqual([]);
  });
});

describe('what is written', () => {
  it('is kept a moment after the last key, and found again by its tab', async () => {
    const { store, fill, perTab, local } = form();
    fill();
    expect(local.read('DRAFT_post-write')).toBeNull();
    await later();
    expect(store.drafts.savedAt).toBe(5);
    const again = form(perTab, local).store;
    expect([again.board, again.title, again.begins, again.revision]).toEqual([
      BOARD.TIP,
      ' 결로  막기 ',
      saying('문풍지를 붙여요.'),
      1,
    ]);
  });

  it('is kept at once when the page goes', () => {
    const { store, fill, local } = form();
    fill();
    store.stop();
    expect(local.read('DRAFT_post-write')).toContain('결로');
  });

  it('keeps pictures that are stored, and counts those that were on their way', async () => {
    const { store, gate, pictures, write, fill, perTab, local } = form();
    fill();
    const [first = ''] = pictures.add([photo()]);
    await vi.advanceTimersByTimeAsync(10);
    gate.upload = new Promise(() => undefined);
    const [second = ''] = pictures.add([photo()]);
    write(withPictures('사진', [first, second]));
    await later();
    store.stop();
    const again = form(perTab, local);
    expect(again.store.lost).toBe(1);
    expect(again.store.placed).toEqual(['picture-1']);
    expect(again.pictures.storedOf('picture-1')?.small).toBe('/kept.jpg');
  });

  it('is nothing to keep where all is as it began', async () => {
    const { store, write, local } = form();
    store.typeTitle('제');
    await later();
    expect(store.isChanged).toBe(true);
    store.typeTitle('');
    write(NEW_POST.document);
    await later();
    expect(store.isChanged).toBe(false);
    expect(local.read('DRAFT_post-write')).toBeNull();
  });

  it('is asked about where the post was changed meanwhile', async () => {
    const { fill, perTab, local } = form();
    fill();
    await later();
    const { store } = form(perTab, local, '2026-11-22T00:00:00Z');
    expect(store.title).toBe('');
    expect(store.drafts.found?.kept.title).toBe(' 결로  막기 ');
  });

  it('stays behind as a draft where another one is gone on with', async () => {
    const before = form();
    before.fill();
    await later();
    before.store.stop();
    const { store } = form(new MemoryStorage(), before.local);
    store.typeTitle('오늘 글');
    const { found } = store.drafts;
    if (found !== null) store.takeUp(found.kept);
    expect([store.title, store.revision]).toEqual([' 결로  막기 ', 1]);
    expect(store.drafts.found?.kept.title).toBe('오늘 글');
  });

  it('is what the editor begins with anew, also where it was looked at before', async () => {
    const before = form();
    before.fill();
    await later();
    before.store.stop();
    const { store } = form(new MemoryStorage(), before.local);
    const seen: RichDocument[] = [];
    const stop = autorun(() => {
      if (store.revision >= 0) seen.push(store.begins);
    });
    const { found } = store.drafts;
    if (found !== null) store.takeUp(found.kept);
    stop();
    expect(seen).toEqual([NEW_POST.document, saying('문풍지를 붙여요.')]);
  });
});
