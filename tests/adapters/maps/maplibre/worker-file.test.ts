import { afterEach, expect, it, vi } from 'vitest';
import { fetchWorker, workerUrl } from '../../../../src/adapters/maps/maplibre/worker-file';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (status: number) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response('', { status }));
  });
  return asked;
};

it('is fetched where the engine looks for it', async () => {
  const asked = answering(200);
  await fetchWorker();
  expect(asked).toEqual([workerUrl]);
});

it.each([404, 503])('is missed when the server answers %i', async (status) => {
  answering(status);
  await expect(fetchWorker()).rejects.toThrow(String(status));
});

it('is missed without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchWorker()).rejects.toThrow();
});
