import { describe, expect, it } from 'vitest';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { canLeavePage, leavePage } from '../../../src/ui/stores/leave-page';
import { ListHistory } from '../support/list-history';

function openedAt(led: { opener?: boolean; referrer?: boolean; shell?: 'ios' } = {}) {
  const history = new HistoryStack(
    new ListHistory('/place/7'),
    new MemoryStorage(),
    new MemoryRandom(),
  );
  history.start();
  const done: string[] = [];
  const native = new MemoryNativeBridge(led.shell ?? null, {
    closeWindow: { kind: 'ok', value: null },
  });
  const windows = {
    hasOpener: () => led.opener === true,
    hasReferrer: () => led.referrer === true,
    tellOpener: () => undefined,
    listen: () => () => undefined,
    close: () => done.push('closed'),
  };
  return { history, native, windows, done };
}

describe('a page that is of no use without a login', () => {
  it('has no way out where nothing led to it, and gives way to home', async () => {
    const ways = openedAt();
    expect(canLeavePage(ways)).toBe(false);
    await leavePage(ways);
    expect([ways.history.current.url, ways.done]).toEqual(['/', []]);
  });

  it('gives way to home where a link of another site led to it', async () => {
    const ways = openedAt({ referrer: true });
    expect(canLeavePage(ways)).toBe(true);
    await leavePage(ways);
    expect([ways.history.current.url, ways.done]).toEqual(['/', []]);
  });

  it('closes the window that a page of ours opened for it', async () => {
    const ways = openedAt({ opener: true });
    expect(canLeavePage(ways)).toBe(true);
    await leavePage(ways);
    expect(ways.done).toEqual(['closed']);
  });

  it('asks the shell that opened it to close it', async () => {
    const ways = openedAt({ shell: 'ios' });
    expect(canLeavePage(ways)).toBe(true);
    await leavePage(ways);
    expect(ways.native.asked).toEqual([{ method: 'closeWindow', provider: null }]);
    expect(ways.done).toEqual([]);
  });
});
