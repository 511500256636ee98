import type { Page } from '@playwright/test';

/** Every call to the API from now on, pictures and files apart. */
export function recordCalls(page: Page): { readonly calls: string[]; stop: () => void } {
  const calls: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(v1|v2)\//.test(pathname)) calls.push(pathname + search);
  };
  page.on('request', note);
  return { calls, stop: () => page.off('request', note) };
}
