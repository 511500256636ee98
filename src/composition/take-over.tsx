import { StrictMode, startTransition } from 'react';
import { drawing } from './drawing';
import { App } from '../ui/frame/App';
import { firstPage, type FirstPage } from '../ui/frame/first-page';
import type { Services } from '../ui/ground/services';
import { pathOf } from '../ui/stores/history/url-parts';
import { attached } from './attached';
import { drawIn } from './draw-in';
import { nextTask } from './next-task';
import { startAddress, startOthers, startStores } from './services';
import type { TakenOver } from './taken-over';

interface Taking {
  readonly services: Services;
  readonly brought: TakenOver;
}

/**
 * Takes over a page that the server drew, as soon as its code is there: it stays as it is, and what
 * this device knows comes right after. One that was drawn for another kind of device, as an app's
 * shell is, gives way to the app at once, and so does one of which an answer is missing.
 * Resolves with a function that takes the app out of the page.
 */
export async function takeOver(
  view: Window,
  root: HTMLElement,
  { services, brought }: Taking,
): Promise<() => void> {
  const isSameDevice = brought.page.device === services.device.kind;
  const stop = isSameDevice ? startAddress(services.stores) : startStores(services.stores);
  const first = firstPage(pathOf(services.stores.history.current.url));
  await codeOf(view, first);
  if (!(await hasAnswers(first, services)) || !isSameDevice) {
    brought.end();
    return drawIn(view, root, services);
  }
  const leaves = [stop];
  let isHeard: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    isHeard = () => void nextTask().then(resolve);
  });
  const onDrawn = () => {
    brought.end(free);
    return startOthers(services.stores);
  };
  const tell = attached(view, services);
  const onAttached = () => {
    tell();
    isHeard();
  };
  // In slices: a press in between is heard.
  startTransition(() => {
    const app = drawing.hydrateRoot(
      root,
      <StrictMode>
        <App services={services} onDrawn={onDrawn} onAttached={onAttached} />
      </StrictMode>,
    );
    leaves.push(() => {
      app.unmount();
    });
  });
  return () => {
    for (const leave of leaves.toReversed()) leave();
  };
}

/** The element of a drawn page that says that it cannot be pressed; src/first shows it as well. */
const BROKEN = 'hankan-broken';

/**
 * Fetches the code of a page. While it cannot be had, the page says so, stays as it can be read, and
 * tries again whenever the device is online again; some browsers remember a module that failed, and
 * then the page is opened anew.
 */
async function codeOf({ document, location }: Window, { ready }: FirstPage): Promise<void> {
  const note = document.getElementById(BROKEN);
  for (let isAgain = false; ; isAgain = true) {
    try {
      await ready();
      note?.setAttribute('hidden', '');
      return;
    } catch {
      note?.removeAttribute('hidden');
      if (isAgain && (await isThere(location.href))) location.reload();
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** Whether the server answers: a page that is opened anew would be one. */
const isThere = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Whether all answers are there that the page was drawn of. */
async function hasAnswers({ ask }: FirstPage, services: Services): Promise<boolean> {
  try {
    await ask(services);
    return true;
  } catch {
    // The screen asks by itself, and says what is wrong.
    return false;
  }
}
