import autocannon, { type Request } from 'autocannon';
import { json } from 'node:stream/consumers';
import type { LoadFound, LoadJob } from './load-job';

/** As a browser asks. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'application/json' };

async function requestsOf({ kind, origin, paths }: LoadJob): Promise<Request[]> {
  if (kind === 'known')
    return Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(origin + path, { headers: HEADERS });
        await answer.arrayBuffer();
        return { path, headers: { ...HEADERS, 'if-none-match': answer.headers.get('etag') ?? '' } };
      }),
    );
  // What is kept for a minute is made before the clock runs: a round is much shorter than a minute.
  if (kind === 'kept')
    for (const path of paths)
      await (await fetch(origin + path, { headers: HEADERS })).arrayBuffer();
  if (kind !== 'new') return paths.map((path) => ({ path, headers: HEADERS }));
  let next = 0;
  return [
    {
      headers: HEADERS,
      setupRequest: (request) => {
        const path = paths[next];
        if (path === undefined) throw new Error(`All ${paths.length} views have been asked for.`);
        next += 1;
        return { ...request, path };
      },
    },
  ];
}

const job = (await json(process.stdin)) as LoadJob;
const result = await autocannon({
  url: job.origin,
  connections: job.connections,
  duration: job.seconds,
  requests: await requestsOf(job),
});
const of = (status: '200' | '304') => result.statusCodeStats?.[status]?.count ?? 0;
const { total } = result.requests;
const found: LoadFound = {
  perSecond: total / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  requests: total,
  failed: total - of('200') - of('304') + result.errors + result.timeouts,
  notModified: of('304'),
  bytes: result.throughput.total / total,
};
process.stdout.write(JSON.stringify(found));
