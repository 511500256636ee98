import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../ui/frame/App';
import { firstPage } from '../ui/frame/first-page';
import type { Services } from '../ui/ground/services';
import { pathOf } from '../ui/stores/history/url-parts';
import { attached } from './attached';
import { drawIn } from './draw-in';
import { startAddress, startOthers, startStores } from './services';
import type { TakenOver } from './taken-over';

interface Taking {
  readonly services: Services;
  readonly brought: TakenOver;
}

/**
 * Takes over a page that the server drew, as soon as its code is there: it stays as it is, and what
 * this device knows comes right after. One that was drawn for another kind of device, as an app's
 * shell is, gives way to the app at once.
 */
export async function takeOver(
  view: Window,
  root: HTMLElement,
  { services, brought }: Taking,
): Promise<void> {
  const isSameDevice = brought.page.device === services.device.kind;
  if (isSameDevice) startAddress(services.stores);
  else startStores(services.stores);
  const first = firstPage(pathOf(services.stores.history.current.url));
  await first.ready();
  await first.ask(services);
  if (!isSameDevice) {
    brought.end();
    drawIn(view, root, services);
    return;
  }
  const onDrawn = () => {
    brought.end();
    return startOthers(services.stores);
  };
  // In slices: a press in between is heard.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App services={services} onDrawn={onDrawn} onAttached={attached(view, services)} />
      </StrictMode>,
    );
  });
}
