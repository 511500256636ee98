import type { AppLinkOpener } from '#core';
import { later } from '../../adapters/system/later';

/** A way into the app whose code is fetched once somebody asks; without it no app opens. */
export function laterAppLink(fetch: () => Promise<AppLinkOpener>): AppLinkOpener {
  const opener = later(fetch);
  return { open: (path) => opener.open(path).catch(() => 'no-app') };
}
