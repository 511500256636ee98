import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/global.scss';
import { ANDROID_HOST } from '../adapters/native/android-host';
import { STORAGE_KEY } from '#core';
import { App } from '../ui/frame/App';
import { readEnv } from './env';
import { browserProfile } from './profiles/browser';
import { servicesOf, startStores } from './services';
import type { ShellCode } from './shell-code';
import { askForTypeface } from './typeface';
import { containerOf } from './wiring';

async function start(view: Window, root: HTMLElement) {
  const env = readEnv(view.document);
  const modules =
    import.meta.env.MODE === 'memory'
      ? (await import('./profiles/memory')).memoryProfile(view, env)
      : browserProfile(view, env, await shellCodeFor(view));
  const services = servicesOf(containerOf(modules));
  startStores(services.stores);
  const { history } = services.stores;
  askForTypeface(view, (changed) => {
    const { page } = history.current;
    return history.listen(() => {
      if (history.current.page !== page) changed();
    });
  });
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

/** Only where something is injected that a shell may have put there, or what it opened still waits. */
async function shellCodeFor(view: Window): Promise<ShellCode | null> {
  const isNeeded = ANDROID_HOST in view || 'webkit' in view || hasPagesToGo(view);
  if (!isNeeded) return null;
  try {
    return (await import('./shell-code')).shellCode;
  } catch {
    // Without its shell the page is still a page.
    return null;
  }
}

function hasPagesToGo(view: Window): boolean {
  try {
    return view.sessionStorage.getItem(STORAGE_KEY.URLS_TO_GO) !== null;
  } catch {
    // A storage that is forbidden holds nothing.
    return false;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
void start(window, root);
