import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exists } from './process-identity';

const NAME = /^hankan-socket-(\d+)-/;

// The system takes at most about 104 bytes as the name of a socket.
const LONGEST_FOLDER = 80;

/** A new folder for a socket that no other user of the machine reaches. */
export function makeSocketFolder(): string {
  const parent = tmpdir().length <= LONGEST_FOLDER - 30 ? tmpdir() : '/tmp';
  sweep(parent);
  const folder = mkdtempSync(join(parent, `hankan-socket-${process.pid}-`));
  chmodSync(folder, 0o700);
  return folder;
}

/** Processes that were killed leave theirs behind. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || exists(Number(pid))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's: not ours to take away.
    }
  }
}
