import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { imageReply } from '#contract/images';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { Turnstile } from '../../../server/pictures/turnstile';
import { storeKeyOf } from '../../../server/pictures/upload-path';
import { Uploads } from '../../../server/pictures/uploads';
import type { KeptPicture, PictureSending } from '../../../server/ports/pictures/stored-pictures';
import { appDeps, clock } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { fakePictures } from '../../support/fake-pictures';
import { MemoryImageStore } from '../../support/memory-image-store';
import { jpegPhoto, phonePhoto, photo, pixelBomb } from '../../support/photos';

const MB = 1024 * 1024;
const URL_OF = '/v2/images';
const large = Buffer.alloc(11 * MB, 1);

const store = new MemoryImageStore(clock);
const sent: PictureSending[] = [];
/** Keeps who sends waiting. */
let hold = (_sending: PictureSending): Promise<void> => Promise.resolve();
let becomes: Exclude<KeptPicture, { kind: 'kept' }> | null = null;
const pictures = {
  ...fakePictures(),
  foresee: (_sha256: string, sending: PictureSending) => {
    sent.push(sending);
    return hold(sending).then(() => becomes);
  },
  keep: ({ id, width, height }: { id: string; width: number; height: number }) =>
    Promise.resolve<KeptPicture>({ kind: 'kept', picture: { id, width, height } }),
};
const sessions = fakeSessions();
const app = await buildApp(
  appDeps({
    env: readEnv({ OWN_WRITE_LIMIT: '1000000' }),
    sessions,
    uploads: new Uploads({ store, pictures, turnstile: new Turnstile(2) }),
  }),
);
let url = '';
let authorization = '';
beforeAll(async () => {
  url = await listen(app, { host: '127.0.0.1', port: 0 });
  authorization = `${(await sessions.open(7)).accessToken} HANKAN`;
});
beforeEach(() => {
  sent.length = 0;
  store.files.clear();
  becomes = null;
  hold = () => Promise.resolve();
});
afterAll(() => app.close());

const formOf = (...files: readonly (Buffer | string)[]) => {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([file as BlobPart]), 'picture.jpg');
  return form;
};
type Body = string | FormData | URLSearchParams | ReadableStream<Uint8Array> | undefined;
const send = (body: Body, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + URL_OF, {
    method: 'POST',
    body,
    headers: { authorization, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
const stored = () => [...store.files.values()].map(({ bytes }) => bytes);

describe('a picture that a member sends', () => {
  test('is kept upright, and without place and camera', async () => {
    const answer = await send(formOf(await phonePhoto()), { 'idempotency-key': 'a' });
    expect(answer.status).toBe(200);
    const { item } = imageReply.parse(await answer.json());
    expect(item).toMatchObject({ width: 48, height: 64, small: `/images/s/${item.id}` });
    const bytes = await store.get(storeKeyOf(item.id));
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 48 });
    for (const word of ['PhoneMaker', 'EXIF', 'GPS', '2026:11:20'])
      expect(bytes?.includes(word)).toBe(false);
    expect(sent).toEqual([{ memberId: 7, key: 'a', mostADay: 100 }]);
  });

  test('may be ten megabytes large', async () => {
    const tail = Buffer.alloc(10 * MB - 1000);
    const answer = await send(formOf(Buffer.concat([await jpegPhoto(), tail])));
    expect(answer.status).toBe(200);
    expect(stored()[0]?.length).toBeLessThan(1000);
  });

  test('holds nothing of another file that was behind it', async () => {
    const page = Buffer.from('<script>alert(1)</script>PK\x03\x04%PDF-1.7', 'latin1');
    const answer = await send(formOf(Buffer.concat([await jpegPhoto(), page])));
    expect(answer.status).toBe(200);
    for (const word of ['script', 'PK\x03\x04', '%PDF'])
      expect(stored().some((file) => file.includes(word))).toBe(false);
  });
});

describe('many pictures of one member at a time', () => {
  test('are read three at once, those of others beside them, and none that was given up', async () => {
    const tokens = await Promise.all([sessions.open(8), sessions.open(9)]);
    const [many = '', other = ''] = tokens.map(({ accessToken }) => `${accessToken} HANKAN`);
    const file = await jpegPhoto();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    hold = ({ memberId }) => (memberId === 8 ? gate : Promise.resolve());
    const giveUp = new AbortController();
    const beginning = [1, 2, 3].map(() => send(formOf(file), { authorization: many }));
    await expect.poll(() => sent.length).toBe(3);
    const waiting = [1, 2].map(() => send(formOf(file), { authorization: many }));
    const givenUp = fetch(url + URL_OF, {
      method: 'POST',
      body: formOf(large.subarray(0, 5 * MB)),
      headers: { authorization: many },
      signal: giveUp.signal,
    });
    // Whoever is answered shows that the others have arrived and wait.
    expect((await send(formOf(file), { authorization: other })).status).toBe(200);
    expect(sent.map(({ memberId }) => memberId)).toEqual([8, 8, 8, 9]);
    giveUp.abort();
    await expect(givenUp).rejects.toThrow();
    release();
    const answers = await Promise.all([...beginning, ...waiting]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await send(formOf(file), { authorization: many })).status).toBe(200);
  });
});

/** Bytes that come in pieces, so that nobody knows their length beforehand. */
const inPieces = (...pieces: readonly (Buffer | string)[]) => {
  const left = pieces.map((piece) => new Uint8Array(Buffer.from(piece as string)));
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = left.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
  });
};
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

const halfOf = async () => {
  const whole = await photo({ width: 600, height: 400 }).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};
const named = (name: string, file: string) => {
  const form = new FormData();
  form.append(name, new Blob([file]), 'a.jpg');
  return form;
};
const withField = async () => {
  const form = formOf(await jpegPhoto());
  form.append('title', 'a');
  return form;
};

type Sent = readonly [
  what: string,
  status: number,
  code: string,
  field: string | undefined,
  body: () => Body | Promise<Body>,
  headers?: Readonly<Record<string, string>>,
];
const REFUSED: readonly Sent[] = [
  ['half a picture', 422, 'picture-fault', 'file', async () => formOf(await halfOf())],
  ['a bomb of pixels', 422, 'picture-fault', 'file', () => formOf(pixelBomb(60_000, 60_000))],
  [
    'a drawing that may hold scripts',
    415,
    'no-picture',
    'file',
    () => formOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a page', 415, 'no-picture', 'file', () => formOf('<!doctype html><script>1</script>')],
  ['an archive', 415, 'no-picture', 'file', () => formOf('PK\x03\x04')],
  ['a HEIC', 415, 'no-picture', 'file', () => formOf('\0\0\0\x18ftypheic\0\0\0\0')],
  ['11 MB', 413, 'picture-too-large', undefined, () => formOf(large)],
  [
    '11 MB of no announced length',
    413,
    'picture-too-large',
    'file',
    () => inPieces(HEAD, large, '\r\n--x--\r\n'),
    FORM,
  ],
  [
    'two pictures',
    422,
    'picture-fault',
    'file',
    async () => formOf(await jpegPhoto(), await jpegPhoto()),
  ],
  [
    'two of five megabytes',
    422,
    'picture-fault',
    'file',
    () => formOf(large.subarray(0, 4.9 * MB), large.subarray(0, 4.9 * MB)),
  ],
  ['no file', 422, 'picture-fault', 'file', () => new FormData()],
  ['an empty file', 422, 'picture-fault', 'file', () => formOf('')],
  [
    'a text in place of a file',
    422,
    'picture-fault',
    'file',
    () => '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\na\r\n--x--\r\n',
    FORM,
  ],
  ['a file of another name', 422, 'picture-fault', 'photo', () => named('photo', 'a')],
  ['something beside the picture', 422, 'picture-fault', 'title', withField],
  [
    'a file named as what all objects have',
    400,
    'bad-request',
    undefined,
    () => named('__proto__', 'a'),
  ],
  ['a form that breaks off', 400, 'bad-request', undefined, () => `${HEAD}abc`, FORM],
  ['a form that is none', 400, 'bad-request', undefined, () => 'abc', FORM],
  [
    'a form that names no boundary',
    400,
    'bad-request',
    undefined,
    () => 'abc',
    { 'content-type': 'multipart/form-data; a=b' },
  ],
  ['nothing', 415, 'unsupported-type', undefined, () => undefined],
  ['JSON', 415, 'unsupported-type', undefined, () => '{}', { 'content-type': 'application/json' }],
  [
    'a form without files',
    415,
    'unsupported-type',
    undefined,
    () => new URLSearchParams({ file: 'a' }),
  ],
  [
    '11 MB of another type',
    415,
    'unsupported-type',
    undefined,
    () => inPieces(large),
    { 'content-type': 'image/jpeg' },
  ],
];

describe('refused, so that the sender hears of it', () => {
  test.each(REFUSED.map((one) => [one[0], one[1], one] as const))('%s: %i', async (...row) => {
    const [, status, code, field, body, headers] = row[2];
    for (let times = 0; times < 3; times += 1) {
      const answer = await send(await body(), headers);
      const said = errorReply.parse(await answer.json());
      expect([answer.status, said.code, said.field]).toEqual([status, code, field]);
      expect(said.MESSAGE).toMatch(/[가-힣]/);
    }
    expect(stored()).toEqual([]);
  });

  test.each([
    ['key-spent', 422, null],
    ['day-full', 429, '3600'],
    ['no-member', 401, null],
  ] as const)('a picture that is a %s: %i', async (kind, status, retryAfter) => {
    becomes = { kind };
    const answer = await send(formOf(await jpegPhoto()));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(stored()).toEqual([]);
  });

  test('one that comes while the store is away: 503', async () => {
    store.isAway = true;
    const answer = await send(formOf(await jpegPhoto()));
    store.isAway = false;
    expect([answer.status, errorReply.parse(await answer.json()).code]).toEqual([
      503,
      'unavailable',
    ]);
  });

  test('visitors, whatever they send', async () => {
    for (const body of [formOf(await jpegPhoto()), formOf(large)])
      expect((await send(body, { authorization: '' })).status).toBe(401);
  });
});

test('a connection on which too much was sent may ask again', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  const head = (name: string, value: string) => `${name}: ${value}\r\n`;
  socket.write(
    `POST ${URL_OF} HTTP/1.1\r\n${head('host', 'a')}${head('authorization', authorization)}` +
      `${head('content-type', FORM['content-type'])}${head('transfer-encoding', 'chunked')}\r\n`,
  );
  const chunk = (bytes: Buffer) => {
    socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    socket.write('\r\n');
  };
  chunk(Buffer.from(HEAD));
  for (let piece = 0; piece < 20; piece += 1) chunk(large.subarray(0, MB));
  socket.write('0\r\n\r\n');
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
