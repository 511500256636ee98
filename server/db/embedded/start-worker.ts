import { Worker } from 'node:worker_threads';
import { nearest } from '../project-files';
import type { DatabaseWorkerData } from './worker-messages';

/**
 * Starts the thread from its bundle (an entry of its own, `worker.js`, beside the server's)
 * or, in development and tests, from its source.
 */
export function startDatabaseWorker(workerData: DatabaseWorkerData): Worker {
  const entry = import.meta.url.endsWith('.ts')
    ? nearest('embedded/worker-from-source.mjs')
    : nearest('worker.js');
  return new Worker(entry, { workerData });
}
