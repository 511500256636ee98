import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const OPENED = /^한칸이 열렸습니다: (\S+)$/;
const EMULATORS = /흉내 냅니다: (\S+) /;

/** A whole server in a process of its own, from its source. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
    /** Where its emulated providers stand. */
    readonly emulators: string,
  ) {}

  /** Resolves when it has said where it is. */
  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'hankan-server-'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      const url = OPENED.exec(line)?.[1];
      const emulators = said.map((each) => EMULATORS.exec(each)?.[1]).find(Boolean);
      if (url !== undefined) return new ServerProcess(child, folder, url, emulators ?? '');
    }
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`the server did not open; it said:\n${said.join('\n')}`);
  }

  tell(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Resolves when it is gone: its exit code, or null where a signal ended it. */
  async gone(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null)
      await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
    return this.child.exitCode;
  }
}
