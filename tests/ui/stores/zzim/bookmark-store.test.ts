import { describe, expect, it } from 'vitest';
import { bookmarkKind, STORAGE_KEY, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { WebStorage } from '../../../../src/adapters/storage/web-storage';
import { BookmarkStore } from '../../../../src/ui/stores/zzim/bookmark-store';

const NOW = Date.UTC(2026, 10, 20, 3);

function open(storage: KeyValueStorage = new MemoryStorage()) {
  const clock = new MemoryClock(NOW);
  const listeners = new Set<(key: string | null) => void>();
  const bookmarks = new BookmarkStore(storage, clock, (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  });
  bookmarks.start();
  bookmarks.start();
  return {
    bookmarks,
    clock,
    listeners,
    ids: () => bookmarks.notices.map(({ TARGET_ID }) => TARGET_ID),
    tell: (key: string | null) => {
      for (const heard of [...listeners]) heard(key);
    },
  };
}

describe('the kept notices of a device', () => {
  it('stand newest first, each once, with the moment at which they were kept', () => {
    const storage = new MemoryStorage();
    const { bookmarks, clock, ids } = open(storage);
    for (const id of ['1', '2', '1']) {
      clock.advance(1000);
      bookmarks.keep('notice', id);
    }
    expect(ids()).toEqual(['1', '2']);
    expect(bookmarks.find('notice', '1')).toMatchObject({
      TARGET_CD: 'OPITG10002',
      DATE: NOW + 3000,
    });
    expect(bookmarks.find('notice', '3')).toBeUndefined();
    expect(open(storage).bookmarks.notices).toEqual(bookmarks.notices);
  });

  it('are let go, and put back where they were', () => {
    const { bookmarks, clock, ids } = open();
    for (const id of ['1', '2', '3']) {
      clock.advance(1000);
      bookmarks.keep('notice', id);
    }
    const entry = bookmarks.find('notice', '2') ?? expect.fail('it is not kept');
    bookmarks.leave('notice', '2');
    bookmarks.leave('notice', '2');
    expect(ids()).toEqual(['3', '1']);
    bookmarks.putBack(entry);
    expect(ids()).toEqual(['3', '2', '1']);
  });

  it('are the same in every tab, and no tab loses what another one keeps', () => {
    const storage = new MemoryStorage();
    const [here, there] = [open(storage), open(storage)];
    there.bookmarks.keep('notice', '1');
    here.bookmarks.keep('notice', '2');
    expect(here.ids()).toEqual(['2', '1']);
    there.tell(STORAGE_KEY.ZZIM_HOUSES);
    expect(there.ids()).toEqual(['1']);
    there.tell(STORAGE_KEY.ZZIM_NOTICES);
    expect(there.ids()).toEqual(['2', '1']);
    storage.remove(STORAGE_KEY.ZZIM_NOTICES);
    there.tell(null);
    expect(there.ids()).toEqual([]);
  });

  it('are apart from posts and articles, which have ids of their own', () => {
    const storage = new MemoryStorage();
    const { bookmarks, clock, ids } = open(storage);
    for (const kind of ['notice', 'post', 'content'] as const) {
      clock.advance(1000);
      bookmarks.keep(kind, '1');
    }
    expect(ids()).toEqual(['1']);
    expect(bookmarks.community.map(bookmarkKind)).toEqual(['content', 'post']);
    expect(bookmarks.find('post', '1')).toMatchObject({ TARGET_CD: 'OPITG00011', TYPE: 'POST' });
    const post = bookmarks.find('post', '1') ?? expect.fail('it is not kept');
    bookmarks.leave('post', '1');
    expect(bookmarks.find('post', '1')).toBeUndefined();
    expect(bookmarks.find('content', '1')).toBeDefined();
    bookmarks.putBack(post);
    expect(open(storage).bookmarks.community).toEqual(bookmarks.community);
    expect(open(storage).bookmarks.notices).toEqual(bookmarks.notices);
  });

  it('are heard of once a list, and no more after it stopped', () => {
    const { bookmarks, listeners } = open();
    expect(listeners.size).toBe(2);
    bookmarks.stop();
    bookmarks.stop();
    expect(listeners.size).toBe(0);
    bookmarks.start();
    expect(listeners.size).toBe(2);
  });

  it('live in this tab alone where nothing can be stored', () => {
    const forbidden = new WebStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { bookmarks, ids } = open(forbidden);
    bookmarks.keep('notice', '1');
    bookmarks.keep('notice', '2');
    expect(ids()).toEqual(['2', '1']);
  });
});
