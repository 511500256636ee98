/** The app's files, as a page names them that the server has drawn. */
interface Files {
  readonly libraries: string[];
  readonly entry: string;
  readonly screens: string[];
}

/**
 * Runs the app's files, where the page names them: libraries one after the other, each in a task of
 * its own, then the entry. Where one cannot be had, the page says so, and it is asked for once more
 * whenever the device is online again; some browsers remember a module that failed, and then only a
 * page that is opened anew has it.
 */
export function runScripts(
  page: Document,
  load: (url: string) => Promise<unknown>,
  {
    isThere = () => fetch(location.href).then(({ status }) => status < 500),
    reopen = () => {
      location.reload();
    },
  } = {},
): void {
  const block = page.getElementById('hankan-scripts');
  if (!block) return;
  const { libraries: left, entry, screens } = JSON.parse(block.textContent) as Files;
  left.push(entry);
  const preload = (urls: readonly string[]) => {
    for (const href of urls)
      page.head.append(
        Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
  };
  const run = async (isAgain = false) => {
    const note = page.getElementById('hankan-broken');
    try {
      for (const url of [...left]) {
        if (url === entry) preload(screens.splice(0));
        await load(url);
        left.shift();
        await new Promise((resolve) => setTimeout(resolve));
      }
      note?.setAttribute('hidden', '');
    } catch {
      note?.removeAttribute('hidden');
      if (isAgain && (await isThere().catch(() => false))) reopen();
      else addEventListener('online', () => void run(true), { once: true });
    }
  };
  preload(left);
  void run();
}
