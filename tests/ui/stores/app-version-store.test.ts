import { describe, expect, it } from 'vitest';
import type { NativeBridge, NativeResult } from '#core';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { AppVersionStore } from '../../../src/ui/stores/app-version-store';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { ListHistory } from '../support/list-history';

function shellOf(shell: NativeBridge['shell'], answer: NativeResult<string>): NativeBridge {
  const none = () => Promise.resolve({ kind: 'unsupported' as const });
  return {
    shell,
    login: none,
    getDeepLink: none,
    getNotificationId: none,
    getVersionCode: () => Promise.resolve(answer),
    closeWindow: none,
    share: none,
    onOpen: () => () => undefined,
    onNotified: () => () => undefined,
  };
}

async function launch(native: NativeBridge, needed: string | null) {
  const history = new HistoryStack(
    new ListHistory('/map'),
    new MemoryStorage(),
    new MemoryRandom(1),
  );
  history.start();
  const version = new AppVersionStore(native, history, needed);
  version.start();
  await Promise.resolve();
  await Promise.resolve();
  return { history, version };
}

const said = (value: string): NativeResult<string> => ({ kind: 'ok', value });

describe('the version of the shell', () => {
  it.each([
    ['1.9.9', '2.0.0'],
    ['1', '1.0.1'],
  ])('%s is led to the update page where %s is needed', async (code, needed) => {
    const { history, version } = await launch(shellOf('android', said(code)), needed);
    expect(version.isOld).toBe(true);
    expect(history.current.url).toBe('/app/update');
  });

  it.each([
    [said('2.0.0'), '2.0.0'],
    [said('2'), '2.0.0'],
    [said('10.0.0'), '9.9.9'],
    [said('1.0.0'), null],
    [said('v1.0.0'), '2.0.0'],
    [said(''), '2.0.0'],
    [{ kind: 'error', message: 'slow' }, '2.0.0'],
    [{ kind: 'unsupported' }, '2.0.0'],
  ] as const)('%j stays where %s is needed', async (answer, needed) => {
    const { history, version } = await launch(shellOf('ios', answer), needed);
    expect(version).toMatchObject({ isOld: false, hasAnswered: true });
    expect(history.current.url).toBe('/map');
  });

  it('is not asked of a browser', async () => {
    const { history, version } = await launch(shellOf(null, said('0.0.1')), '2.0.0');
    expect(version).toMatchObject({ version: null, isOld: false, hasAnswered: true });
    expect(history.current.url).toBe('/map');
  });
});
