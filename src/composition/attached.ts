import type { Services } from '../ui/ground/services';
import { nextTask } from './next-task';
import { redo, type DoneBefore } from './redo';
import { askForTypeface, type ListenToPages } from './typeface';

/** Heard by the page's first script (src/first), which hands over what was done until then. */
const ATTACHED = 'hankan:attached';

/** What is done once every press in the page is heard by the app. */
export function attached(view: Window, { stores }: Services): () => void {
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
    });
  };
}
