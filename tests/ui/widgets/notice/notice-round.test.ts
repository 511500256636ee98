import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, STORAGE_KEY, type Inventory, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { popupTable } from '../../../../src/ui/popups/popup-table';
import type { AppPopups } from '../../../../src/ui/stores/popups/app-popups';
import { HistoryStack } from '../../../../src/ui/stores/history/history-stack';
import { PopupStore } from '../../../../src/ui/stores/popups/popup-store';
import { showNotices } from '../../../../src/ui/widgets/notice/notice-round';
import { ListHistory } from '../../support/list-history';
import { noticeOf, textNotice } from '../../support/notices';

const HOUR_MS = 3_600_000;
/** 2026-11-20 23:30 in Seoul: a device in Los Angeles says half past six in the morning. */
const LATE = Date.UTC(2026, 10, 20, 14, 30);
const SLOT = 'web_home_main_popup';

/** A device with its storage, on which pages are opened one after the other. */
function device(given: { readonly local?: KeyValueStorage; readonly notices: Inventory[] }) {
  const { local = new MemoryStorage(), notices } = given;
  const clock = new MemoryClock(LATE);
  const open = (perTab: KeyValueStorage = new MemoryStorage()) => {
    const history = new HistoryStack(new ListHistory('/'), perTab, new MemoryRandom());
    const popups = new PopupStore<AppPopups>(popupTable, history);
    history.start();
    popups.start();
    const asked: string[] = [];
    const inventories = {
      of: (target: string) => {
        asked.push(target);
        return Promise.resolve(notices);
      },
    };
    const gone = new AbortController();
    const deepLinks = { waiting: [] };
    const deps = { inventories, clock, local, perTab, stores: { popups, deepLinks } };
    const show = async () => {
      void showNotices(deps, SLOT, gone.signal);
      await settle();
    };
    const shown = () => popups.shown.map(({ name, props }) => [name, (props as Inventory).ID]);
    const answer = async (...answers: ['hide' | 'closed'] | []) => {
      const top = popups.shown.at(-1);
      if (top !== undefined) popups.close(top.id, ...answers);
      await settle();
    };
    return { deps, show, shown, answer, popups, history, gone, asked, perTab };
  };
  return { open, clock, local };
}

const settle = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('notices', () => {
  it('are shown one after the other, a picture as a banner and words as a popup', async () => {
    const { open } = device({ notices: [noticeOf('1'), textNotice('2')] });
    const page = open();
    await page.show();
    expect(page.shown()).toEqual([['notice', '1']]);
    await page.answer();
    expect(page.shown()).toEqual([['custom', '2']]);
    await page.answer();
    expect(page.shown()).toEqual([]);
  });

  it('whose picture is missing are shown by their words', async () => {
    const page = device({ notices: [noticeOf('1', { IMAGE_URL: null })] }).open();
    await page.show();
    expect(page.shown()).toEqual([['custom', '1']]);
  });

  it('are asked for once a visit', async () => {
    const page = device({ notices: [noticeOf('1')] }).open();
    await page.show();
    await page.answer();
    await page.show();
    expect(page.asked).toEqual([SLOT]);
    expect(page.shown()).toEqual([]);
  });

  it('that were closed stay closed in this session, and nothing is kept on the device', async () => {
    const { open, local } = device({ notices: [noticeOf('1')] });
    const first = open();
    await first.show();
    await first.answer('closed');
    expect(local.read(`${STORAGE_KEY.NOTICE_HIDE_UNTIL}_1`)).toBeNull();
    const reloaded = open(first.perTab);
    await reloaded.show();
    expect(reloaded.shown()).toEqual([]);
    const nextSession = open();
    await nextSession.show();
    expect(nextSession.shown()).toEqual([['notice', '1']]);
  });

  it.each([
    [null, 1],
    [1, 1],
    [3, 3],
  ])('hidden for EXTRA %s come again after %i midnights in Seoul', async (EXTRA, days) => {
    const { open, clock, local } = device({ notices: [noticeOf('1', { EXTRA }), noticeOf('2')] });
    const first = open();
    await first.show();
    await first.answer('hide');
    await first.answer('closed');
    expect(local.read(`${STORAGE_KEY.NOTICE_HIDE_UNTIL}_1`)).toBe(`202611${20 + days}`);
    clock.advance(HOUR_MS / 2 - 1 + (days - 1) * 24 * HOUR_MS);
    const before = open();
    await before.show();
    expect(before.shown()).toEqual([['notice', '2']]);
    clock.advance(1);
    const after = open();
    await after.show();
    expect(after.shown()).toEqual([['notice', '1']]);
  });

  it('are hidden from the day on which that was pressed, also after a midnight', async () => {
    const { open, clock, local } = device({ notices: [noticeOf('1')] });
    const page = open();
    await page.show();
    clock.advance(HOUR_MS);
    await page.answer('hide');
    expect(local.read(`${STORAGE_KEY.NOTICE_HIDE_UNTIL}_1`)).toBe('20261122');
  });

  it('wait until no other popup is open, and are not shown where another tab hid them', async () => {
    const { open, local } = device({ notices: [noticeOf('1'), noticeOf('2')] });
    const page = open();
    void page.popups.ask('alert', { message: '안녕하세요' });
    await page.show();
    expect(page.popups.shown.map(({ name }) => name)).toEqual(['alert']);
    local.write(`${STORAGE_KEY.NOTICE_HIDE_UNTIL}_1`, '20261121');
    page.popups.close(page.popups.shown[0]?.id ?? 0);
    await settle();
    expect(page.shown()).toEqual([['notice', '2']]);
  });

  it('stay away where the page was left before their turn', async () => {
    const page = device({ notices: [noticeOf('1')] }).open();
    void page.popups.ask('alert', { message: '안녕하세요' });
    await page.show();
    page.gone.abort();
    page.history.push('/map');
    await settle();
    expect(page.shown()).toEqual([]);
  });

  it('are none where the question fails, and are asked for again on the next visit', async () => {
    const { deps, gone, popups } = device({ notices: [] }).open();
    const of = vi.fn(() => Promise.reject<Inventory[]>(new AppError('offline')));
    const failing = { ...deps, inventories: { of } };
    await showNotices(failing, SLOT, gone.signal);
    await showNotices(failing, SLOT, gone.signal);
    expect(of).toHaveBeenCalledTimes(2);
    expect(popups.shown).toEqual([]);
  });

  it('are shown and closed where nothing can be stored', async () => {
    const full: KeyValueStorage = {
      keys: () => [],
      read: () => null,
      write: () => false,
      remove: () => undefined,
    };
    const page = device({ local: full, notices: [noticeOf('1'), noticeOf('2')] }).open(full);
    await page.show();
    await page.answer('hide');
    expect(page.shown()).toEqual([['notice', '2']]);
    await page.answer('closed');
    expect(page.shown()).toEqual([]);
  });
});
