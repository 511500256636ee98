import type { AppDeps } from '../ports/app-deps';
import { AskedOnce } from '../shared/asked-once';
import { within } from '../shared/within';
import { missingHead, siteHead, type PageDeps, type PageHead } from './page-head';
import { presentedPage } from './pages';

/** Longer than this nobody waits for the first byte of a page. */
const LIMIT_MS = 2000;

/**
 * The head of the page at an address; 404 where the app has none. One whose presenter fails or takes
 * too long is the product's own: the app runs all the same, and says itself what is wrong.
 */
export async function headOf(
  deps: PageDeps & Pick<AppDeps, 'logger'>,
  url: string,
  asked = new AskedOnce(),
): Promise<PageHead> {
  const [path = '/', ...query] = url.split('?');
  const page = presentedPage(path);
  if (page === null) return missingHead(deps);
  const { params, present } = page;
  const address = { params, query: new URLSearchParams(query.join('?')), asked };
  try {
    const presented = (async () => present(deps, address))();
    return await within(LIMIT_MS, presented);
  } catch (error) {
    deps.logger.warn({ err: error }, 'a page without its head');
    return siteHead(deps, { isFallback: true });
  }
}
