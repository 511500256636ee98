import { AwsClient } from 'aws4fetch';
import {
  ImageStoreError,
  type BucketPlace,
  type ImageStore,
  type KeptFile,
} from '../../ports/pictures/image-store';
import { imageKey, isImageKey, LIST_FILES } from './image-key';

/** A picture of ten megabytes is there within this, or the store is away. */
const ANSWER_MS = 30_000;
/** After the first try, for 429 and 5xx. */
const RETRIES = 2;

type Asked = RequestInit & { readonly query?: Readonly<Record<string, string>> };

/** Objects of an S3 bucket (API of 2006-03-01, signature 4), addressed by path: every vendor has that. */
export class BucketImageStore implements ImageStore {
  private readonly client: AwsClient;

  constructor(
    private readonly place: BucketPlace,
    private readonly answerMs = ANSWER_MS,
  ) {
    const { accessKeyId, secretAccessKey, region } = place;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const reply = await this.ask(imageKey(key), {
      method: 'PUT',
      // Over what is signed, so that another's bytes under our signature are refused.
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/webp' },
    });
    await settled(reply, 200);
  }

  async get(key: string): Promise<Buffer | null> {
    const reply = await this.ask(imageKey(key), { method: 'GET' });
    if (reply.status === 404) return settled(reply, 404).then(() => null);
    if (reply.status !== 200) return settled(reply, 200).then(() => null);
    return Buffer.from(await whole(reply.arrayBuffer()));
  }

  async remove(key: string): Promise<void> {
    const reply = await this.ask(imageKey(key), { method: 'DELETE' });
    await settled(reply, 200, 204, 404);
  }

  async list(after: string | null, most = LIST_FILES): Promise<readonly KeptFile[]> {
    const { prefix } = this.place;
    const reply = await this.ask('', {
      method: 'GET',
      query: {
        // The list of version 1: it goes on from a key, where the other one wants a token.
        'max-keys': String(most),
        prefix,
        ...(after !== null && { marker: `${prefix}${after}` }),
      },
    });
    if (reply.status !== 200) await settled(reply, 200);
    const xml = await whole(reply.text());
    return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
      const key = (/<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '').slice(prefix.length);
      const written = Date.parse(/<LastModified>([^<]*)</.exec(entry)?.[1] ?? '');
      return isImageKey(key) && !Number.isNaN(written) ? [{ key, writtenAt: written }] : [];
    });
  }

  /** An empty key is the bucket itself. */
  private async ask(key: string, { query, ...init }: Asked): Promise<Response> {
    const { endpoint, bucket, prefix } = this.place;
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${prefix}${key}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signal = AbortSignal.timeout(this.answerMs);
    return whole(this.client.fetch(url, { ...init, signal }));
  }
}

/** What a connection that breaks throws says nothing of ours; what it was is its cause. */
async function whole<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (cause) {
    throw new ImageStoreError('The bucket of pictures does not answer.', { cause });
  }
}

/** Reads to the end, so that the connection is free, and fails for a status that is none of these. */
async function settled(reply: Response, ...right: readonly number[]): Promise<void> {
  const text = await whole(reply.text());
  if (right.includes(reply.status)) return;
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code';
  throw new ImageStoreError(`The bucket of pictures answered ${reply.status}: ${code}`);
}
