/** Longer than the first screen takes on a slow network; text is readable all the while. */
const LATER_MS = 2_500;
/** Kept on this device: its cache has the typeface. */
const KEPT = 'TYPEFACE_KEPT';
const FAMILY = '1em "Pretendard Variable"';

const loadFaces = () =>
  import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');

/**
 * Returns a function that stops it; `changed` is called whenever another page is about to be drawn.
 */
export type ListenToPages = (changed: () => void) => () => void;

/**
 * Takes up the typeface: at once where this device has it, or where it has no Korean one of its
 * own, so that nothing could be read until then. Otherwise its parts are fetched after
 * what the person came for, whose pictures they would share a slow line with, and it is taken up
 * with the next page: text that is being read or pressed keeps its lines, whatever the system's own
 * typeface is like.
 */
export function askForTypeface(
  view: Window,
  listenToPages: ListenToPages,
  load: () => Promise<unknown> = loadFaces,
  drawsKorean: () => boolean = () => drawsHangul(view.document),
): void {
  const { document } = view;
  const takeUp = () => {
    document.documentElement.dataset['typeface'] = 'on';
  };
  if (kept(view) || !drawsKorean()) {
    takeUp();
    load().catch(() => undefined);
    return;
  }
  const fetchParts = async () => {
    await load();
    await document.fonts.load(FAMILY, lettersOf(document.body));
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

/** Every letter once: a page holds its data besides its words, and each letter is looked up. */
const lettersOf = ({ textContent }: HTMLElement): string =>
  Array.from(new Set(textContent)).join('');

/** Whether a typeface of this device has Hangul: without one, every letter is the same box. */
function drawsHangul(document: Document): boolean {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pen === null) return true;
  const drawn = (letter: string) => {
    pen.clearRect(0, 0, 24, 24);
    pen.font = '20px sans-serif';
    pen.fillText(letter, 0, 20);
    return pen.getImageData(0, 0, 24, 24).data.join();
  };
  return drawn('한') !== drawn('글');
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
