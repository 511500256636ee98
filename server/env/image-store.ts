import type { BucketPlace } from '../ports/pictures/image-store';
import type { EnvReader } from './env-reader';

const WISH = 's3://접근키:비밀키@호스트/버킷?region=지역 형식의 주소를';

/** A bucket as its addresses write it; no dots, which would be another host's name. */
const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w-]{1,60}\/){0,4}$/;

/**
 * Reads `IMAGE_STORE_URL`: `s3://key:secret@host[:port]/bucket[/prefix]?region=…`, with `tls=off`
 * for a service on one's own network. Null where there is none.
 */
export function readImageStore(from: EnvReader): BucketPlace | null {
  const text = from.url('IMAGE_STORE_URL', (url) => placeIn(url) !== null, WISH);
  return text === null ? null : placeIn(new URL(text));
}

function placeIn(url: URL): BucketPlace | null {
  const [bucket = '', ...folders] = url.pathname.slice(1).split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const keys = [decoded(url.username), decoded(url.password)];
  const tls = url.searchParams.get('tls') ?? 'on';
  const isRight =
    url.protocol === 's3:' &&
    url.host !== '' &&
    keys.every((key) => key !== null && key !== '') &&
    BUCKET.test(bucket) &&
    PREFIX.test(prefix) &&
    ['on', 'off'].includes(tls) &&
    [...url.searchParams.keys()].every((name) => ['region', 'tls'].includes(name));
  if (!isRight) return null;
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: keys[0] ?? '',
    secretAccessKey: keys[1] ?? '',
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
