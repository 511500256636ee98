import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { DatabaseInUseError, DataDirError } from '../errors';
import { lockDirectory, type DirectoryLock } from './directory-lock';
import { makeSocketFolder } from './socket-folder';
import { startDatabaseWorker } from './start-worker';
import type { FromDatabaseWorker } from './worker-messages';

/** A running embedded database and where `pg` finds it. */
export interface EmbeddedDatabase {
  /** The folder of the socket: `host` for pg. */
  readonly socketFolder: string;
  /** Ends it with everything written; calling it again does nothing. */
  stop(): Promise<void>;
}

/** One in memory, from a template or empty, or one in a folder of `dataDir`. */
export type EmbeddedPlace =
  | { readonly dataDir: string }
  | { readonly memory: true; readonly template: string | null };

/** The port is only part of the socket's name. */
export const SOCKET_PORT = 5432;

/**
 * Makes `dataDir` and holds the database's folder in it for this process.
 * @throws DatabaseInUseError when another process holds it.
 * @throws DataDirError when nothing can be written there.
 */
export function holdFolder(dataDir: string): { directory: string; lock: DirectoryLock } {
  const directory = join(dataDir, 'database');
  try {
    mkdirSync(dataDir, { recursive: true });
    return { directory, lock: lockDirectory(join(dataDir, 'database.lock'), directory) };
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw error;
    throw new DataDirError(dataDir, (error as NodeJS.ErrnoException).code ?? String(error));
  }
}

/**
 * Opens the embedded database, creating it at the first time.
 * @throws DatabaseInUseError, DataDirError as {@link holdFolder} does.
 */
export async function startEmbedded(place: EmbeddedPlace): Promise<EmbeddedDatabase> {
  if ('memory' in place) return start(null, place.template, () => undefined);
  const { directory, lock } = holdFolder(place.dataDir);
  try {
    return await start(directory, null, () => {
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(
  directory: string | null,
  template: string | null,
  release: () => void,
): Promise<EmbeddedDatabase> {
  const socketFolder = makeSocketFolder();
  const worker = startDatabaseWorker({
    directory,
    template,
    socketPath: join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`),
  });
  const clear = () => {
    rmSync(socketFolder, { recursive: true, force: true });
  };
  const ended = new Promise<void>((resolve) =>
    worker.once('exit', () => {
      resolve();
    }),
  );
  try {
    await firstWord(worker);
  } catch (error) {
    await worker.terminate();
    clear();
    throw error;
  }
  // A thread that dies later ends its connections: queries fail, /readyz says so.
  worker.on('error', () => undefined);
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    worker.postMessage('close');
    await ended;
    clear();
    release();
  };
  return { socketFolder, stop: () => (stopping ??= stop()) };
}

async function firstWord(worker: Worker): Promise<void> {
  const message = await new Promise<FromDatabaseWorker>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`the database thread ended with ${code}`));
    });
  });
  if (message.kind === 'failed') throw new Error(message.message);
}
