import { withWholeTiles } from './base-tiles';

/** Answers the base map's document; rejects when it cannot be had. */
export type LoadBaseMap = () => Promise<unknown>;

/**
 * The document is fetched once for all maps of the page; a failure is forgotten, so that the next
 * call tries again.
 */
export function baseMapLoader(url: string): LoadBaseMap {
  let loading: Promise<unknown> | null = null;
  return async () => {
    loading ??= fetchDocument(url);
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
}

async function fetchDocument(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return withWholeTiles(await answer.json(), new URL(url, location.href).href);
}
