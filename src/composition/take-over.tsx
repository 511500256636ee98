import { StrictMode, startTransition } from 'react';
import { drawing } from './drawing';
import { App } from '../ui/frame/App';
import { firstPage, type FirstPage } from '../ui/frame/first-page';
import type { Services } from '../ui/ground/services';
import { attached } from './attached';
import { codeOfPage } from './code-of-page';
import { drawIn } from './draw-in';
import { isFree } from './is-free';
import { startAddress, startOthers, startStores } from './services';
import type { TakenOver } from './taken-over';

interface Taking {
  readonly services: Services;
  readonly brought: TakenOver;
}

/**
 * Takes over a page that the server drew, as soon as its code is there: it stays as it is, and what
 * this device knows comes right after. One that was drawn for another kind of device, as an app's
 * shell is, gives way to the app at once, and so does one of which an answer is missing. Of a list
 * that is only passed through (spec/readings R10) nothing is asked for.
 * Resolves with a function that takes the app out of the page.
 */
export async function takeOver(
  view: Window,
  root: HTMLElement,
  { services, brought }: Taking,
): Promise<() => void> {
  const isSameDevice = brought.page.device === services.device.kind;
  const stop = isSameDevice ? startAddress(services.stores) : startStores(services.stores);
  if (services.stores.deepLinks.waiting.length > 0) {
    brought.end();
    return drawIn(view, root, services);
  }
  const first = firstPage(services.stores.history.current.url);
  await codeOfPage(view, () => first.ready(services.device));
  if (!(await hasAnswers(first, services)) || !isSameDevice) {
    brought.end();
    return drawIn(view, root, services);
  }
  const leaves = [stop];
  let isHeard: () => void = () => undefined;
  // What is asked of the network does not come between a person and what they came for.
  const free = new Promise<void>((resolve) => {
    isHeard = () => void isFree(view, () => first.shown(services)).then(resolve);
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
