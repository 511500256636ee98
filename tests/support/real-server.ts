import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/root.mjs';

/** The built server of `npm start`, in a process of its own that can be ended and started again. */
export class RealServer {
  readonly url: string;
  private child: ChildProcess | null = null;
  private said = '';

  constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>> = {},
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Resolves when the server and its database answer; throws with what it printed otherwise. `more`
   * are variables of this start alone, `root` is where its build lies.
   */
  async start(
    withinMs = 200_000,
    more: Readonly<Record<string, string>> = {},
    root = ROOT,
  ): Promise<void> {
    this.said = '';
    const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        ...this.env,
        ...more,
      },
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.said = (this.said + chunk.toString()).slice(-8_000);
      });
    }
    child.once('exit', (code, signal) => {
      if (this.child === child) this.said += `\n(ended by itself: ${code ?? signal})`;
    });
    const deadline = Date.now() + withinMs;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await this.kill();
        throw new Error(`the server did not become ready; it said:\n${this.said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Null while it does not run. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** What it printed since it was started, the last of it. */
  printed(): string {
    return this.said;
  }

  /** Ends it as Ctrl-C does, and waits until its data is put away. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends it as a power cut does. */
  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(child?.exitCode ?? null);
    return new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  }
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
