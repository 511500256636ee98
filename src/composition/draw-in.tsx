import { StrictMode } from 'react';
import { drawing } from './drawing';
import { App } from '../ui/frame/App';
import type { Services } from '../ui/ground/services';
import { attached } from './attached';
import { startStores } from './services';

/**
 * Draws the app into a page, in place of whatever stands there. Returns a function that takes it out
 * again.
 */
export function drawIn(view: Window, root: HTMLElement, services: Services): () => void {
  const stop = startStores(services.stores);
  const app = drawing.createRoot(root);
  app.render(
    <StrictMode>
      <App services={services} onAttached={attached(view, services)} />
    </StrictMode>,
  );
  return () => {
    app.unmount();
    stop();
  };
}
