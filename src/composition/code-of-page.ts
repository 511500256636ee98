/** The element of a drawn page that says that it cannot be pressed; src/first shows it as well. */
const BROKEN = 'hankan-broken';

interface World {
  /** Whether the server answers at the address of the page. */
  readonly isThere: () => Promise<boolean>;
  readonly reopen: () => void;
}

const worldOf = ({ location }: Window): World => ({
  isThere: () =>
    fetch(location.href).then(
      ({ status }) => status < 500,
      () => false,
    ),
  reopen: () => {
    location.reload();
  },
});

/**
 * Fetches the code of a page. While it cannot be had, the page says so, stays as it can be read, and
 * tries again whenever the device is online again. Some browsers remember a module that failed: where
 * the second try fails although the server is there, the page is opened anew.
 */
export async function codeOfPage(
  view: Window,
  ready: () => Promise<unknown>,
  { isThere, reopen } = worldOf(view),
): Promise<void> {
  const note = view.document.getElementById(BROKEN);
  for (let isAgain = false; ; isAgain = true) {
    try {
      await ready();
      note?.setAttribute('hidden', '');
      return;
    } catch {
      note?.removeAttribute('hidden');
      if (isAgain && (await isThere())) reopen();
      await new Promise((resolve) => {
        view.addEventListener('online', resolve, { once: true });
      });
    }
  }
}
