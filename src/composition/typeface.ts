/** Longer than the first screen takes on a slow network; text is readable all the while. */
const LATER_MS = 2_500;
/** Kept on this device: its cache has the typeface. */
const KEPT = 'TYPEFACE_KEPT';
const FAMILY = '1em "Pretendard Variable"';

const loadFaces = () =>
  import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');

/** Answers how to stop; `changed` is called whenever another page is about to be drawn. */
export type ListenToPages = (changed: () => void) => () => void;

/**
 * Takes up the typeface: at once where this device has it. Otherwise its parts are fetched after
 * what the person came for, whose pictures they would share a slow line with, and it is taken up
 * with the next page: text that is being read or pressed keeps its lines, whatever the system's own
 * typeface is like.
 */
export function askForTypeface(
  view: Window,
  listenToPages: ListenToPages,
  load: () => Promise<unknown> = loadFaces,
): void {
  const { document } = view;
  const takeUp = () => {
    document.documentElement.dataset['typeface'] = 'on';
  };
  if (kept(view)) {
    takeUp();
    load().catch(() => undefined);
    return;
  }
  const fetchParts = async () => {
    await load();
    await document.fonts.load(FAMILY, document.body.textContent);
    keep(view);
    const stop = listenToPages(() => {
      stop();
      takeUp();
    });
  };
  view.setTimeout(() => {
    fetchParts().catch(() => undefined);
  }, LATER_MS);
}

function kept(view: Window): boolean {
  try {
    return view.localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

function keep(view: Window): void {
  try {
    view.localStorage.setItem(KEPT, '1');
  } catch {
    // A device that keeps nothing asks later every time.
  }
}
