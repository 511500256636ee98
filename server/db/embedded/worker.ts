/**
 * The embedded database, in a thread of its own: PGlite behind a Unix socket, so that `pg` speaks
 * to it as to any PostgreSQL and no query ever runs on the server's event loop.
 */
import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { withWholeExchanges } from './whole-exchanges';
import type { FromDatabaseWorker, DatabaseWorkerData } from './worker-messages';

const { directory, template, socketPath } = workerData as DatabaseWorkerData;
const say = (message: FromDatabaseWorker): void => parentPort?.postMessage(message);

/**
 * A new folder is made beside its place and moved there when it is whole: a process that is killed
 * while it creates leaves a folder that nobody opens, never half a database.
 */
async function createIn(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  renameSync(draft, folder);
}

async function open(): Promise<PGlite> {
  if (directory !== null) {
    if (!existsSync(join(directory, 'PG_VERSION'))) await createIn(directory);
    return PGlite.create({ dataDir: directory });
  }
  return PGlite.create(template === null ? {} : { loadDataDir: await openAsBlob(template) });
}

try {
  const database = await open();
  // An engine that failed answers nothing any more: end the thread, so that queries fail at once.
  const db = withWholeExchanges(database, () => process.exit(1));
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 64 });
  await server.start();
  parentPort?.once('message', () => {
    // stop() ends what still runs; close() writes the last checkpoint.
    void server
      .stop()
      .then(() => database.close())
      .then(() => {
        say({ kind: 'closed' });
        parentPort?.close();
      });
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  parentPort?.close();
}
