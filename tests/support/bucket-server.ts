import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketPlace } from '../../server/ports/pictures/image-store';

/** Speaks S3 over a folder; knows one pair of keys, `S3RVER` and `S3RVER`. It has no types. */
interface S3Server {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver') as new (options: {
  readonly address: string;
  readonly port: number;
  readonly silent: boolean;
  readonly directory: string;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => S3Server;

/** An S3 service of the caller's own with the bucket `pictures`, in a folder that goes with it. */
export async function startBucketServer(): Promise<{
  readonly place: BucketPlace;
  readonly close: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'hankan-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      prefix: 'hankan/',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
