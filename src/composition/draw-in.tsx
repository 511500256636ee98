import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../ui/frame/App';
import type { Services } from '../ui/ground/services';
import { attached } from './attached';
import { startStores } from './services';

/** Draws the app into a page, in place of whatever stands there. */
export function drawIn(view: Window, root: HTMLElement, services: Services): void {
  startStores(services.stores);
  createRoot(root).render(
    <StrictMode>
      <App services={services} onAttached={attached(view, services)} />
    </StrictMode>,
  );
}
