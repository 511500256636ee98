import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/global.scss';
import { ANDROID_HOST } from '../adapters/native/envelope';
import { App } from '../ui/app/App';
import { readEnv } from './env';
import type { FindBridge } from './modules/shell';
import { browserProfile } from './profiles/browser';
import { servicesOf, startStores } from './services';
import { askForTypeface } from './typeface';
import { containerOf } from './wiring';

async function start(view: Window, root: HTMLElement) {
  const env = readEnv(view.document);
  const modules =
    import.meta.env.MODE === 'memory'
      ? (await import('./profiles/memory')).memoryProfile(view, env)
      : browserProfile(view, env, await bridgeFinder(view));
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

/** Only where something is injected that a shell may have put there. */
async function bridgeFinder(view: Window): Promise<FindBridge> {
  if (!(ANDROID_HOST in view || 'webkit' in view)) return null;
  return (await import('../adapters/native/native-bridge-of')).nativeBridgeOf;
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
void start(window, root);
