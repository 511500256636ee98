import type { Cancellation, Contents, ContentSummary } from '#core';

/** So many articles stand on the home screen; what waits for them is as high. */
export const MOST_LATEST = 3;

/** The latest articles (spec/screens S1). */
export async function latestContents(
  contents: Pick<Contents, 'list'>,
  cancel?: Cancellation,
): Promise<readonly ContentSummary[]> {
  return (await contents.list({ tag: null, limit: MOST_LATEST, cursor: null }, cancel)).items;
}
