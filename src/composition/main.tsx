import { ANDROID_HOST } from '../adapters/native/android-host';
import { STORAGE_KEY } from '#core';
import '../ui/styles/global.scss';
import { readBroughtPage } from './brought-page';
import { drawIn } from './draw-in';
import { readEnv } from './env';
import { nextTask } from './next-task';
import { browserProfile } from './profiles/browser';
import { servicesOf } from './services';
import type { ShellCode } from './shell-code';
import { takeOver } from './take-over';
import { TakenOver } from './taken-over';
import { containerOf } from './wiring';

/** In short tasks: on a slow phone each of them takes its time, and the page can be used already. */
async function start(view: Window, root: HTMLElement) {
  const { document } = view;
  await nextTask();
  const env = readEnv(document);
  const page = readBroughtPage(document);
  const brought = page === null ? null : new TakenOver(page);
  const modules =
    import.meta.env.MODE === 'memory'
      ? (await import('./profiles/memory')).memoryProfile(view, env)
      : browserProfile(view, env, { shellCode: await shellCodeFor(view), brought });
  const get = containerOf(modules);
  await nextTask();
  const services = servicesOf(get);
  await nextTask();
  if (brought === null) drawIn(view, root, services);
  else await takeOver(view, root, { services, brought });
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
