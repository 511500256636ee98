import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseInUseError } from '../errors';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity';

/** Held until `release`, or until the process is gone. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes the lock file for this process. The lock of a process that is gone is taken over.
 * @throws DatabaseInUseError when a living process holds it; `directory` is what the error names.
 */
export function lockDirectory(lockFile: string, directory: string): DirectoryLock {
  mkdirSync(dirname(lockFile), { recursive: true });
  const own = JSON.stringify({ ...ownIdentity(), token: randomUUID() });
  for (;;) {
    if (claim(lockFile, own)) {
      return {
        release: () => {
          if (read(lockFile)?.text === own) rmSync(lockFile, { force: true });
        },
      };
    }
    const holder = read(lockFile);
    if (holder === null) continue;
    if (holder.identity !== null && isAlive(holder.identity)) {
      throw new DatabaseInUseError(directory, holder.identity.pid);
    }
    takeFromDead(lockFile, holder.text, directory);
  }
}

/**
 * Clears a dead holder's lock. Of several processes that find it dead at once only the one that
 * holds the lock beside it may clear it, and only while it is still the same one: nobody removes
 * the fresh lock of another.
 */
function takeFromDead(lockFile: string, dead: string, directory: string): void {
  const guard = lockDirectory(`${lockFile}.takeover`, directory);
  try {
    if (read(lockFile)?.text === dead) rmSync(lockFile, { force: true });
  } finally {
    guard.release();
  }
}

/** A link appears whole or not at all, so that no reader meets a lock without its holder. */
function claim(lockFile: string, content: string): boolean {
  const draft = `${lockFile}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

interface Holder {
  readonly text: string;
  /** Null where the file says nothing readable: a machine that lost power leaves such. */
  readonly identity: ProcessIdentity | null;
}

function read(lockFile: string): Holder | null {
  let text: string;
  try {
    text = readFileSync(lockFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return { text, identity: JSON.parse(text) as ProcessIdentity };
  } catch {
    return { text, identity: null };
  }
}
