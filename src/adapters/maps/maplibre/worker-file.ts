import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

export { workerUrl };

/**
 * Fetches the file of the engine's worker into the browser's cache, or rejects. The engine itself
 * only notes in the console that its worker has not come, and never draws (6.17, seen 2026-11-20).
 */
export async function fetchWorker(): Promise<void> {
  const response = await fetch(workerUrl);
  if (!response.ok) throw new Error(`the map's worker answered ${response.status}`);
  await response.arrayBuffer();
}
