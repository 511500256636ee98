/** The element of a page that the server drew, in which it names the app's files. */
const SCRIPTS = 'hankan-scripts';

/** The build that a page is of, by the name of its entry, which names all its other files; null for none. */
export function ownBuild(page: Document): string | null {
  const named = page.getElementById(SCRIPTS)?.textContent;
  const entry = named === undefined ? entryOf(page) : entryIn(named);
  return /\/assets\/([\w.-]+)\.js$/.exec(entry ?? '')?.[1] ?? null;
}

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

function entryIn(named: string): string | null {
  const { entry } = JSON.parse(named) as { readonly entry?: unknown };
  return typeof entry === 'string' ? entry : null;
}
