import '../support/dom';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import { ServicesContext } from '../../../src/ui/ground/services';
import { usePanelScroll } from '../../../src/ui/ground/use-panel-scroll';

const LEFT_AT = 300;

const services = () =>
  servicesOf(containerOf(memoryProfile(window, parseEnv('{}', 'http://localhost'))));

function House() {
  const page = useRef<HTMLElement>(null);
  usePanelScroll(page);
  return <article ref={page} />;
}

/** A tab without a history: ids begin anew in each test, and entries of another one would share them. */
const forget = () => {
  sessionStorage.clear();
  history.replaceState(null, '');
};
beforeEach(forget);
afterEach(() => {
  cleanup();
  forget();
});

/** Where a panel stands that the tab had left further down, and that was read so far meanwhile. */
function panelReadTo(top: number): number {
  const former = services().stores.history;
  former.start();
  former.scrollsBy(() => LEFT_AT);
  former.keepScroll();
  former.stop();

  const now = services();
  const view = (
    <ServicesContext value={now}>
      <House />
    </ServicesContext>
  );
  const panel = document.createElement('div');
  const sent = new DOMParser().parseFromString(renderToString(view), 'text/html');
  panel.append(...sent.body.childNodes);
  document.body.replaceChildren(panel);
  Object.defineProperty(panel, 'scrollTo', {
    value: ({ top: to }: { readonly top: number }) => {
      panel.scrollTop = to;
    },
  });
  panel.scrollTop = top;
  now.stores.history.start();
  render(view, { container: panel, hydrate: true });
  now.stores.history.stop();
  return panel.scrollTop;
}

test('the panel of a house is found where the tab left it', () => {
  expect(panelReadTo(0)).toBe(LEFT_AT);
});

test('a panel that was scrolled before the app was there stays where it was', () => {
  expect(panelReadTo(120)).toBe(120);
});
