/** Longer than the first screen takes on a slow network; text is readable all the while. */
const LATER_MS = 2_500;
/** Kept on this device: its cache has the typeface. */
const KEPT = 'TYPEFACE_KEPT';

const load = () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');

/**
 * Asks for the typeface: at once where this device has it, otherwise after what the person came
 * for. Its 92 parts would share a slow line with the pictures of the first screen.
 */
export function askForTypeface(view: Window): void {
  const known = kept(view);
  view.setTimeout(
    () => {
      load().then(
        () => {
          keep(view);
        },
        () => undefined,
      );
    },
    known ? 0 : LATER_MS,
  );
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
