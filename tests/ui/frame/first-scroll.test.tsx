import '../support/dom';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { parseEnv } from '../../../src/composition/parse-env';
import { servicesOf } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import { usePageChange } from '../../../src/ui/frame/use-page-change';
import { ServicesContext } from '../../../src/ui/ground/services';

function Frame({ entryKey }: { readonly entryKey: string }) {
  usePageChange(entryKey, useRef(null));
  return null;
}

// Other tests of this window may have left it at another address.
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a page that was scrolled before the app was there stays where it was', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const services = servicesOf(
    containerOf(memoryProfile(window, parseEnv('{}', 'http://localhost'))),
  );
  const { history } = services.stores;
  history.start();
  const view = (key: string) => (
    <ServicesContext value={services}>
      <Frame entryKey={key} />
    </ServicesContext>
  );
  const { rerender } = render(view(history.current.key));
  expect(scrollTo).not.toHaveBeenCalled();
  history.push('/more');
  rerender(view(history.current.key));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  history.stop();
});
