import type { Page } from '@playwright/test';

/** Answers of the data's calls, as a state of a screen needs them. */
export const answers = {
  /** They never come. */
  held: (page: Page, calls: RegExp) => page.route(calls, () => undefined),

  /** The network breaks. */
  broken: (page: Page, calls: RegExp) => page.route(calls, (route) => route.abort()),

  /** There is nothing: a short list, whole at once. */
  empty: (page: Page, calls: RegExp) =>
    page.route(calls, (route) =>
      route.fulfill({ json: { result: [], page: { next: null, total: 0 } } }),
    ),

  /** As the server gives them again. */
  free: (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
};

/** The ids of some houses near 신림역, as the server knows them. */
export async function someHouses(page: Page, count: number): Promise<string[]> {
  const path = `/v2/houses/nearest?lat=37.4842&lng=126.9297&limit=${count}`;
  const answer = await page.request.get(path);
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result.map(({ id }) => id);
}
