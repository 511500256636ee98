import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ReadyDocumentsStore } from '../../../../src/ui/widgets/notice-view/rest/ready-documents-store';
import { DeviceTabs } from '../../support/device-tabs';
import { stopAfterwards } from '../../support/started';

function openTab(device: DeviceTabs, id: string) {
  const { local, listen, listeners } = device.open();
  const store = new ReadyDocumentsStore(local, listen, id);
  store.start();
  stopAfterwards(() => {
    store.stop();
  });
  return { store, listeners };
}

describe('the documents that are ready', () => {
  it('are the same in every tab, at once', () => {
    const device = new DeviceTabs();
    const [one, other] = [openTab(device, '1'), openTab(device, '1')];
    const seen: boolean[] = [];
    stopAfterwards(autorun(() => seen.push(other.store.isReady('주민등록등본'))));
    one.store.toggle('주민등록등본');
    other.store.toggle('가족관계증명서');
    one.store.toggle('주민등록등본');
    expect(seen).toEqual([false, true, true, false]);
    expect(one.store.isReady('가족관계증명서')).toBe(true);
  });

  it('are those of their own notice', () => {
    const device = new DeviceTabs();
    const [one, other] = [openTab(device, '1'), openTab(device, '2')];
    one.store.toggle('주민등록등본');
    expect(other.store.isReady('주민등록등본')).toBe(false);
  });

  it('are heard of no more once the notice is left', () => {
    const device = new DeviceTabs();
    const [one, other] = [openTab(device, '1'), openTab(device, '1')];
    other.store.stop();
    one.store.toggle('주민등록등본');
    expect(other.listeners()).toBe(0);
    expect(other.store.isReady('주민등록등본')).toBe(false);
  });
});
