import type { Services } from '../ui/ground/services';
import { nextTask } from './next-task';
import { askForTypeface, type ListenToPages } from './typeface';

/** Heard by the page's first script (src/first), which kept what was pressed until then. */
const ATTACHED = 'hankan:attached';

/** What is done once every press in the page is heard by the app. */
export function attached(view: Window, { stores }: Services): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    view.document.documentElement.dataset['attached'] = 'on';
    view.document.dispatchEvent(new Event(ATTACHED));
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
