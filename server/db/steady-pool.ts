import { Pool, type PoolClient, type PoolConfig } from 'pg';

/**
 * A pool that survives its connections, also those that break while somebody has them: the query
 * on such a one fails, and the next query opens another.
 */
export function steadyPool(config: PoolConfig): Pool {
  const held = new Set<PoolClient>();
  return (
    new Pool(config)
      // One that breaks while it idles.
      .on('error', ignore)
      .on('acquire', (client) => held.add(client))
      .on('release', (_, client) => held.delete(client))
      .on('connect', (client) => {
        // Without a listener, an error between two queries of a transaction ends the process.
        client.on('error', ignore);
        client.on('end', () => {
          if (held.has(client)) giveBack(client);
        });
      })
  );
}

const ignore = (): void => undefined;

/**
 * Whoever has it may still give it back, or never does: drizzle forgets a connection on which a
 * transaction could not begin.
 */
function giveBack(client: PoolClient): void {
  const release = client.release.bind(client);
  client.release = ignore;
  release(true);
}
