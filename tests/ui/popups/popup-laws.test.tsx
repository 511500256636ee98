import { renderApp } from '../support/render-app';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../../src/ui/ground/services';
import { popupTable } from '../../../src/ui/popups/popup-table';
import { sourcesOf } from '../../architecture/shape';
import { POPUP_SAMPLES } from '../support/popup-samples';

// Whether an element is hidden is asked of everything around it, which takes long in a large form.
configure({ defaultHidden: true });

type Name = keyof typeof popupTable;
const NAMES = Object.keys(popupTable) as Name[];
/** What asks, and waits for an answer, interrupts; the others are dialogs. */
const ALERTS: readonly Name[] = ['alert', 'confirm'];
const roleOf = (name: Name) => (ALERTS.includes(name) ? 'alertdialog' : 'dialog');

async function openPage(path = '/checklists', view: Window = window): Promise<Services> {
  const services = renderApp(path, {}, view);
  await screen.findByRole('heading', { name: '체크리스트', level: 1 });
  return services;
}

/** Asks as a caller does; the table pairs each name with its props. */
function ask({ stores }: Services, name: Name): Promise<unknown> {
  const popups = stores.popups as unknown as {
    readonly ask: (name: Name, props: unknown) => Promise<unknown>;
  };
  let answer: Promise<unknown> = Promise.resolve();
  const { props, forMembers = false } = POPUP_SAMPLES[name];
  act(() => {
    if (forMembers) stores.session.signedIn({ ID: 1 });
    answer = popups.ask(name, props);
  });
  return answer;
}

const shown = ({ stores }: Services) => stores.popups.shown.map((popup) => popup.name);
const escape = (dialog: HTMLElement) => {
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
};

describe.each(NAMES)('the popup %s', (name) => {
  const { cancelled, alone } = popupTable[name];
  const { wantsKept = false } = POPUP_SAMPLES[name];
  const staysAlone = alone !== null && !wantsKept;

  it('has a name, closes with Esc, and gives the focus back', async () => {
    const services = await openPage();
    const opener = screen.getByRole('link', { name: '보는 법' });
    opener.focus();
    const answer = ask(services, name);
    const dialog = await screen.findByRole(roleOf(name), { name: /\S/ });
    expect(window.location.search).toBe(`?p=${name}`);
    await waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true);
    });
    escape(dialog);
    const { onEscape = cancelled } = POPUP_SAMPLES[name];
    expect(await answer).toBe(onEscape);
    await waitFor(() => {
      expect(document.activeElement).toBe(opener);
    });
    expect([dialog.isConnected, window.location.search]).toEqual([false, '']);
    expect(document.documentElement.dataset['scrollLocked']).toBeUndefined();
  });

  it('closes with Back, and with Forward is as it says of itself', async () => {
    const services = await openPage();
    const answer = ask(services, name);
    await screen.findByRole(roleOf(name), { name: /\S/ });
    window.history.back();
    expect(await answer).toBe(cancelled);
    window.history.forward();
    await waitFor(() => {
      expect(window.location.search).toBe(staysAlone ? `?p=${name}` : '');
      expect(shown(services)).toEqual(staysAlone ? [name] : []);
    });
  });

  it('is opened by a link or a reload where it needs nobody, and else is not named', async () => {
    const services = await openPage(`/checklists?p=${name}`);
    await waitFor(() => {
      expect(shown(services)).toEqual(staysAlone ? [name] : []);
      expect(window.location.search).toBe(staysAlone ? `?p=${name}` : '');
    });
  });

  it('opens and closes where no storage may be touched', async () => {
    const services = await openPage('/checklists', withoutStorage());
    const answer = ask(services, name);
    escape(await screen.findByRole(roleOf(name), { name: /\S/ }));
    await answer;
    expect(screen.getByRole('main').isConnected).toBe(true);
  });
});

/**
 * Screens open these in their states (tests/e2e/support/*-states.ts), and a member the report in its
 * journey (report.spec.ts), where axe looks at them.
 */
const SEEN_WITH_SCREENS: readonly Name[] = [
  'alert',
  'confirm',
  'filter',
  'install',
  'login',
  'photos',
  'place-search',
  'report',
  'welcome',
];
const [spec] = sourcesOf(['tests/e2e']).filter(({ path }) => path.endsWith('/opened-popups.ts'));

it.each(NAMES)('axe looks at the popup %s', (name) => {
  const isSeen =
    SEEN_WITH_SCREENS.includes(name) || spec?.text.includes(`popup: '${name}'`) === true;
  expect(isSeen, `tests/e2e/support/opened-popups.ts: add a line that opens ${name}`).toBe(true);
});

describe('a popup whose opener is gone', () => {
  it('leaves the focus on the page', async () => {
    const services = await openPage();
    const opener = screen.getByRole('main').appendChild(document.createElement('button'));
    opener.focus();
    const answer = ask(services, 'alert');
    const dialog = await screen.findByRole('alertdialog');
    opener.remove();
    escape(dialog);
    await answer;
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
  });

  it('leaves it in the popup below, where there is one', async () => {
    const services = await openPage();
    void ask(services, 'confirm');
    const below = await screen.findByRole('alertdialog');
    const opener = below.appendChild(document.createElement('button'));
    opener.focus();
    const answer = ask(services, 'welcome');
    const above = await screen.findByRole('dialog');
    opener.remove();
    window.history.back();
    await answer;
    await waitFor(() => {
      expect(above.isConnected).toBe(false);
      expect(below.contains(document.activeElement)).toBe(true);
    });
  });
});

/** A window whose storage throws at every touch. */
function withoutStorage(): Window {
  return new Proxy(window, {
    get: (view, name): unknown => {
      if (name === 'localStorage' || name === 'sessionStorage')
        throw new DOMException('The operation is insecure.', 'SecurityError');
      const found: unknown = Reflect.get(view, name);
      const isMethod = typeof found === 'function' && !Object.hasOwn(found, 'prototype');
      return isMethod ? (found as () => unknown).bind(view) : found;
    },
  });
}
