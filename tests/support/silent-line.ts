import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a test's PostgreSQL whose lines can fall silent, as where the other end has lost its power. */
export interface SilentLine {
  /** The address of the same database by this way. */
  readonly url: string;
  /** From now on nothing goes through the lines that are open, and none of them is closed. */
  fallSilent(): void;
  /** From now on, new ones are silent from their beginning, too. */
  beSilent(): void;
  close(): Promise<void>;
}

/** The socket in the folder that the address of a test's database names. */
function socketPath(url: string): string {
  const folder = new URL(url).searchParams.get('host');
  if (folder === null) throw new Error('the database of tests is reached by a socket');
  return `${folder}/.s.PGSQL.5432`;
}

export async function openSilentLine(databaseUrl: string): Promise<SilentLine> {
  const open: Socket[] = [];
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(socketPath(databaseUrl));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    open.push(near, far);
    if (isSilent) return;
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fallSilent = () => {
    for (const socket of open) socket.unpipe().pause();
  };
  return {
    url: url.href,
    fallSilent,
    beSilent: () => {
      isSilent = true;
      fallSilent();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
