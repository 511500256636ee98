import { renderApp } from '../support/render-app';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NativeResult } from '#core';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import { AppVersionStore } from '../../../src/ui/stores/app-version-store';

const NEEDED = '2.0.0';
const STORE = 'https://play.example/hankan';
const said = (value: string): NativeResult<string> => ({ kind: 'ok', value });

/** The app at an address, in a shell that answers so, where {@link NEEDED} is the least. */
function open(url: string, native: MemoryNativeBridge) {
  return renderApp(url, ({ stores, env }) => ({
    native,
    env: { ...env, app: { ...env.app, androidStoreUrl: STORE } },
    device: { kind: 'android-app', system: 'android', inApp: null },
    stores: { ...stores, version: new AppVersionStore(native, stores.history, NEEDED) },
  }));
}
const shell = (getVersionCode: NativeResult<string> | 'later') =>
  new MemoryNativeBridge('android', { getVersionCode });
const heading = () => screen.findByRole('heading', { name: '앱 업데이트' });
const links = () => screen.queryAllByRole('link', { name: /받기$/ }).map((one) => one.textContent);

describe('the update page', () => {
  it('waits for the version before it says anything', async () => {
    const native = shell('later');
    open('/app/update', native);
    await heading();
    expect(screen.getByRole('status', { name: '앱 버전 확인 중' })).toBeTruthy();
    expect(screen.queryByText('업데이트할 것이 없어요')).toBeNull();
    const asked = native.asked.findIndex(({ method }) => method === 'getVersionCode');
    await act(async () => {
      native.answer(asked, said('2.0.0'));
      await Promise.resolve();
    });
    expect(await screen.findByText('업데이트할 것이 없어요')).toBeTruthy();
    expect(screen.queryByRole('status', { name: '앱 버전 확인 중' })).toBeNull();
  });

  it('is where an app that is too old ends, with its store and no way past it', async () => {
    const { stores } = open('/zzim', shell(said('1.9.9')));
    await heading();
    expect(stores.history.current.url).toBe('/app/update');
    expect(screen.getByText('새 버전으로 업데이트해 주세요')).toBeTruthy();
    expect(screen.getByText('지금 버전 1.9.9, 필요한 버전 2.0.0')).toBeTruthy();
    expect(links()).toEqual(['Google Play에서 받기']);
    expect(screen.queryByRole('button', { name: '뒤로' })).toBeNull();
    expect(screen.queryByRole('link', { name: '홈으로 가기' })).toBeNull();
  });

  it('tells a new enough app its version, and leads home', async () => {
    const { stores } = open('/app/update', shell(said('2.0.1')));
    await heading();
    expect(await screen.findByText('지금 버전 2.0.1')).toBeTruthy();
    expect(links()).toEqual([]);
    expect(screen.getByRole('button', { name: '뒤로' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '홈으로 가기' }));
    expect(stores.history.current.url).toBe('/');
  });

  it.each([
    [{ kind: 'error', message: 'slow' }],
    [{ kind: 'unsupported' }],
    [{ kind: 'cancel' }],
  ] as const)('counts a version that nobody knows as new enough: %j', async (answer) => {
    open('/app/update', shell(answer));
    await heading();
    expect(await screen.findByText('이대로 쓰시면 돼요.')).toBeTruthy();
    expect(links()).toEqual([]);
  });

  it('sends a browser to the app', async () => {
    const { stores } = open('/app/update', new MemoryNativeBridge());
    await heading();
    expect(screen.getByText('앱에서 확인할 수 있어요')).toBeTruthy();
    expect(screen.queryByText('업데이트할 것이 없어요')).toBeNull();
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '앱 받기' }));
    expect(stores.history.current.url).toBe('/app/install');
  });
});
