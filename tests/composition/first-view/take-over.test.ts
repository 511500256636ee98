import '../../ui/support/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Device } from '#core';
import { MemoryItemLookup } from '../../../src/adapters/memory/memory-item-lookup';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import type { Services } from '../../../src/ui/ground/services';
import { DeepLinkStore } from '../../../src/ui/stores/deep-link-store';
import type { DrawnPage } from '../../../server/ports/page-drawer';
import { drawingServer, pageOf } from './drawn';
import { takenOver } from './taken-over';

let home: DrawnPage;
let house: DrawnPage;
let popup: DrawnPage;
beforeAll(async () => {
  const server = await drawingServer();
  home = await server.draw('/', 'pc');
  house = await server.draw('/place/1', 'pc');
  popup = await server.draw('/map?p=filter', 'pc');
  await server.close();
});

const without = ({ html, brought }: DrawnPage): string => {
  const said = JSON.parse(brought) as object;
  return pageOf({ html, brought: JSON.stringify({ ...said, answers: {} }) });
};

describe('a page that is taken over', () => {
  it('shows what this device knows right after', async () => {
    const page = await takenOver(pageOf(house), { url: '/place/1', kind: 'pc' });
    expect(page.atOnce).toBe(page.sent);
    expect(page.sent).not.toContain('aria-pressed="true"');
    expect(page.after).toContain('aria-pressed="true"');
    expect(page.asked).toContain('/v1/session');
  });

  it('keeps its houses where those around the last place cannot be had', async () => {
    const page = await takenOver(pageOf(home), { url: '/', kind: 'pc', isOffline: true });
    expect(page.asked.some((address) => address.startsWith('/v2/houses/nearest'))).toBe(true);
    expect(page.sent).toContain('<article');
    expect(page.after).toContain('<article');
  });

  it('loses the name of a popup that nothing opens, and stays what it is', async () => {
    const page = await takenOver(pageOf(popup), { url: '/map?p=filter', kind: 'pc' });
    expect([page.complaints, page.atOnce === page.sent]).toEqual([[], true]);
  });
});

/** As the Android app opens it. */
function inShell(made: Services): Partial<Services> {
  const { history, toasts, pushToasts } = made.stores;
  const native = new MemoryNativeBridge('android');
  const deepLinks = new DeepLinkStore({
    ...made,
    native,
    items: new MemoryItemLookup(),
    perTab: new MemoryStorage(),
    history,
    toasts,
    pushToasts,
    home: { siteUrl: '', scheme: 'hankan' },
    tellGone: () => undefined,
  });
  const device: Device = { kind: 'android-app', system: 'android', inApp: null };
  return { native, device, stores: { ...made.stores, deepLinks } };
}

describe('a page that gives way to the app', () => {
  it('is one that was drawn for another kind of device', async () => {
    const page = await takenOver(pageOf(home), { url: '/', kind: 'mobile-web' });
    expect(page.complaints).toEqual([]);
    expect(page.after).toContain('<main');
    expect(page.after).not.toBe(page.sent);
  });

  it('is one that an app opens with its list before it, of which nothing is asked for', async () => {
    const page = await takenOver(pageOf(house), {
      url: '/place/1',
      kind: 'mobile-web',
      change: inShell,
    });
    expect(page.complaints).toEqual([]);
    expect(page.after).toContain('지도 여는 중');
    expect(page.asked.filter((address) => address.startsWith('/v2/houses'))).toEqual([]);
  });

  it('is one whose answers cannot be had: the screen says so', async () => {
    const page = await takenOver(without(house), {
      url: '/place/1',
      kind: 'pc',
      isOffline: true,
    });
    expect(page.complaints).toEqual([]);
    expect(page.asked).toContain('/v2/houses/1');
    expect(page.after).toContain('네트워크 연결을 확인해 주세요');
  });
});
