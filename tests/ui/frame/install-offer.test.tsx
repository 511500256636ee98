import '../support/dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { seoulDay, STORAGE_KEY, type Device } from '#core';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import { InstallOffer } from '../../../src/ui/frame/install/InstallOffer';
import { ServicesContext } from '../../../src/ui/ground/services';

const PC: Device = { kind: 'pc', system: 'other', inApp: null };
const PHONE: Device = { kind: 'mobile-web', system: 'android', inApp: null };
const APP: Device = { kind: 'android-app', system: 'android', inApp: null };

const marks = document.documentElement.dataset;
const rooms = () => document.querySelectorAll('[data-install-bar]').length;

/** The offer on a device, whose stores are read once it is attached. */
function offerOn(device: Device, path = '/map') {
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), device };
  return {
    install: services.stores.install,
    view: (
      <ServicesContext value={services}>
        <InstallOffer path={path} />
      </ServicesContext>
    ),
  };
}

/** What a server drew that knows nothing of the device, and the device's own view in its place. */
function takeOver(device: Device, path = '/map') {
  const place = document.createElement('div');
  const drawn = new DOMParser().parseFromString(
    renderToString(offerOn(PC, path).view),
    'text/html',
  );
  place.append(...drawn.body.childNodes);
  document.body.replaceChildren(place);
  const before = rooms();
  const { view, install } = offerOn(device, path);
  const mismatches: unknown[] = [];
  render(view, {
    container: place,
    hydrate: true,
    onRecoverableError: (error) => {
      mismatches.push(error);
    },
  });
  act(() => {
    install.start();
  });
  onTestFinished(() => {
    install.stop();
  });
  return { before, install, mismatches };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete marks['install'];
  document.body.replaceChildren();
});

describe('the room of the bar', () => {
  it.each([
    ['a phone', PHONE, 1],
    ['a computer', PC, 0],
    ['the app itself', APP, 0],
  ])('is in the page for everybody, and stays on %s as it should', (_, device, after) => {
    const { before, mismatches } = takeOver(device);
    expect([before, rooms()]).toEqual([1, after]);
    expect(mismatches).toEqual([]);
  });

  it('goes where this device remembers that nobody is to be asked today', () => {
    localStorage.setItem(STORAGE_KEY.APP_INSTALL_HIDDEN_ON, seoulDay(Date.now()));
    const { mismatches } = takeOver(PHONE);
    expect(rooms()).toBe(0);
    expect(mismatches).toEqual([]);
  });

  it('is not in a page that asks nobody', () => {
    const { before } = takeOver(PHONE, '/app/install');
    expect([before, rooms()]).toEqual([0, 0]);
  });

  it('is left to the app, which may need it tomorrow', () => {
    marks['install'] = 'off';
    localStorage.setItem(STORAGE_KEY.APP_INSTALL_HIDDEN_ON, seoulDay(Date.now()));
    const { install } = takeOver(PHONE);
    expect(marks['install']).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(install.at('mobile-web', '/map').kind).toBe('mobile');
  });

  it('has its bar, which can be closed', () => {
    takeOver(PHONE);
    const close = screen.getByRole('button', { name: '앱 안내 닫기' });
    act(() => {
      close.click();
    });
    expect(rooms()).toBe(0);
  });
});
