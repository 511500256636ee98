import type { Services } from '../ui/ground/services';
import { whenIdle } from '../ui/ground/when-idle';
import { nextTask } from './next-task';
import { redo, type DoneBefore } from './redo';
import { askForTypeface, type ListenToPages } from './typeface';

/** Heard by the page's first script (src/first), which hands over what was done until then. */
const ATTACHED = 'hankan:attached';

/** What is done once every press in the page is heard by the app. */
export function attached(view: Window, services: Services): () => void {
  const { stores } = services;
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    view.document.documentElement.dataset['attached'] = 'on';
    const detail = (done: DoneBefore) => void redo(view.document, done);
    view.document.dispatchEvent(new CustomEvent(ATTACHED, { detail }));
    const { history } = stores;
    const listenToPages: ListenToPages = (changed) => {
      const { page } = history.current;
      return history.listen(() => {
        if (history.current.page !== page) changed();
      });
    };
    void nextTask().then(() => {
      askForTypeface(view, listenToPages);
      whenIdle(() => {
        // What was switched on by somebody else is ended by the next page, if not by this one.
        stores.push.ready().catch(() => undefined);
        if (import.meta.env.PROD) void startLater(view, services);
      });
    });
  };
}

/** Without its code the page is there as ever, as long as there is a network. */
async function startLater(view: Window, services: Services): Promise<void> {
  const part = await import('./later/when-idle').catch(() => null);
  part?.startWhenIdle(view, services);
}
