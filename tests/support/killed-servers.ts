import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { createPostgresDatabase, unpackEmbedded, type DATABASES } from './databases';
import { processFile } from './processes';
import type { ProcessName } from './processes-setup';

/** A server in a process of its own, until it is killed. */
export interface DoomedServer {
  readonly url: string;
  /** What it said behind its address, word by word. */
  readonly words: readonly string[];
  /** As a power cut does. */
  readonly kill: () => Promise<void>;
}

/** What servers leave to those after them: a folder, and the address of a PostgreSQL database or ''. */
export interface LeftData {
  readonly dataDir: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** An empty database of a kind, below a folder that the caller removes. */
export async function leftData(
  kind: (typeof DATABASES)[number],
  folder: string,
): Promise<LeftData> {
  const dataDir = join(folder, kind);
  if (kind === 'postgres') return { dataDir, ...(await createPostgresDatabase()) };
  unpackEmbedded(dataDir);
  return { dataDir, url: '', drop: () => Promise.resolve() };
}

/** Starts one of the processes of the suites over what others left; it is killed with the test. */
export async function startOn(
  name: ProcessName,
  { dataDir, url }: LeftData,
  ...more: readonly string[]
): Promise<DoomedServer> {
  const child = spawn(process.execPath, [processFile(name), dataDir, url, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  for await (const line of createInterface(child.stdout)) {
    const [at = '', ...words] = line.split(' ');
    return { url: at, words, kill };
  }
  throw new Error('the server did not open');
}

/**
 * Kills a server in the midst of what several do at once, behind so many answers. Each goes on until it
 * rejects: whatever is refused before the server is gone fails.
 */
export async function untilKilled(
  server: DoomedServer,
  answers: number,
  doers: readonly ((answered: () => void) => Promise<never>)[],
): Promise<void> {
  let left = answers;
  let killing: Promise<void> | undefined;
  const answered = () => {
    left -= 1;
    if (left <= 0) killing ??= server.kill();
  };
  await Promise.all(
    doers.map((go) =>
      go(answered).catch((error: unknown) => {
        // Answers that never come are no answers; every other error is one.
        if (killing === undefined) throw error;
      }),
    ),
  );
  await Promise.resolve(killing);
}
