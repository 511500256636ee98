import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchPhoto } from '../../../../server/import/photos/fetch-photo';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const MB = 1024 * 1024;

describe('a picture of another site', () => {
  let server: Server;
  let handle: RequestListener;
  /** What was looked up, and what was then called. */
  let lookedUp: string[];
  let called: string[];
  let names: Map<string, (typeof PUBLIC)[]>;
  beforeEach(async () => {
    lookedUp = [];
    called = [];
    names = new Map();
    server = createServer((asked, answer) => {
      handle(asked, answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const resolve = (host: string) => {
    lookedUp.push(host);
    return Promise.resolve(names.get(host) ?? [PUBLIC]);
  };

  /** As https is asked; what it would call is noted, and the server of the test called. */
  const asked = ((options: object, hear: () => void) => {
    const { host, lookup, ...rest } = options as {
      host: string;
      lookup: (
        host: string,
        options: object,
        done: (error: Error | null, found: { address: string }[]) => void,
      ) => void;
    };
    const { port } = server.address() as AddressInfo;
    return request(
      {
        ...rest,
        host: 'site',
        port,
        lookup: (_name, _options, done) => {
          lookup(host, { all: true }, (error, found) => {
            called.push(...(error === null ? found.map(({ address }) => address) : []));
            done(error, [{ address: '127.0.0.1', family: 4 }]);
          });
        },
      },
      hear,
    );
  }) as unknown as typeof httpsRequest;

  const fetched = (address = 'https://site.example/1.jpg', ms = 20_000) =>
    fetchPhoto(address, { request: asked, resolve, most: MB, ms });

  test('is fetched whole, from an address that its name has', async () => {
    handle = ({ headers, url }, answer) => {
      answer.end(`${headers.host ?? ''}${url ?? ''}`);
    };
    expect(await fetched('https://site.example/방?a=1#b')).toEqual({
      ok: true,
      value: Buffer.from('site.example/%EB%B0%A9?a=1'),
    });
    expect([lookedUp, called]).toEqual([['site.example'], [PUBLIC.address]]);
  });

  test('is fetched from where it was moved to', async () => {
    handle = ({ url, headers }, answer) => {
      if (url === '/1.jpg') answer.writeHead(302, { location: '../a/2.jpg' }).end('moved');
      else if (url === '/a/2.jpg')
        answer.writeHead(308, { location: 'https://other.example/3' }).end();
      else answer.end(`${headers.host ?? ''}${url ?? ''}`);
    };
    expect(await fetched()).toEqual({ ok: true, value: Buffer.from('other.example/3') });
    expect(lookedUp).toEqual(['site.example', 'site.example', 'other.example']);
  });

  test.each([
    ['http://other.example/', 'not-https'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['//[::ffff:10.0.0.1]/', 'private'],
    ['https://metadata.internal/', 'private'],
    ['file:///etc/passwd', 'not-https'],
    ['https://other.example:8443/', 'odd'],
    ['https://[', 'odd'],
  ])('that is moved to %s is not', async (location, reason) => {
    handle = (_, answer) => {
      answer.writeHead(301, { location }).end();
    };
    expect(await fetched()).toEqual({ ok: false, reason });
    expect(called).toHaveLength(1);
  });

  test.each([
    ['one of one’s own', [{ address: '10.0.0.1', family: 4 }]],
    ['one of the internet and this machine', [PUBLIC, { address: '::1', family: 6 }]],
    ['one that is mapped', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('is not called where its name has %s', async (_, found) => {
    names.set('site.example', found);
    handle = (_asked, answer) => {
      answer.end('secret');
    };
    expect(await fetched()).toEqual({ ok: false, reason: 'private' });
    expect(called).toEqual([]);
    // Moved there, it is not called either.
    names.set('inner.example', found).delete('site.example');
    handle = (_asked, answer) => {
      answer.writeHead(302, { location: 'https://inner.example/' }).end();
    };
    expect(await fetched()).toEqual({ ok: false, reason: 'private' });
    expect(called).toEqual([PUBLIC.address]);
  });

  test('is looked up once for each call: a name that means another machine later leads nowhere', async () => {
    const answers = [[PUBLIC], [{ address: '127.0.0.1', family: 4 }]];
    handle = (_, answer) => {
      answer.end('a');
    };
    const once = (host: string) => {
      lookedUp.push(host);
      return Promise.resolve(answers.shift() ?? []);
    };
    const parts = { request: asked, resolve: once, most: MB, ms: 20_000 };
    expect((await fetchPhoto('https://site.example/', parts)).ok).toBe(true);
    expect([lookedUp.length, called]).toEqual([1, [PUBLIC.address]]);
  });

  test.each([
    ['not-there', 404],
    ['not-there', 403],
    ['not-there', 206],
    ['away', 500],
    ['away', 503],
    ['away', 429],
  ])('is %s where it answers %i', async (reason, status) => {
    handle = (_, answer) => {
      answer.writeHead(status).end('a');
    };
    expect(await fetched()).toEqual({ ok: false, reason });
  });

  test('is refused when it is too large, said or not', async () => {
    handle = (_, answer) => {
      answer.writeHead(200, { 'content-length': String(MB + 1) }).flushHeaders();
    };
    expect(await fetched()).toEqual({ ok: false, reason: 'too-large' });
    handle = (_, answer) => {
      answer.writeHead(200);
      const more = () => {
        while (answer.write(Buffer.alloc(MB / 4)));
      };
      answer.on('drain', more);
      more();
    };
    expect(await fetched()).toEqual({ ok: false, reason: 'too-large' });
  });

  test('is given up after its time, whether it says nothing or goes on slowly', async () => {
    handle = () => undefined;
    expect(await fetched(undefined, 1)).toEqual({ ok: false, reason: 'too-slow' });
    handle = (_, answer) => {
      answer.write('a');
    };
    expect(await fetched(undefined, 200)).toEqual({ ok: false, reason: 'too-slow' });
  });

  test('that is moved for ever is given up', async () => {
    handle = ({ url }, answer) => {
      answer.writeHead(307, { location: `${url ?? ''}a` }).end();
    };
    expect(await fetched()).toEqual({ ok: false, reason: 'too-many-redirects' });
    expect(called).toHaveLength(6);
  });

  test('is away where its name is unknown, or its line breaks', async () => {
    names.set('site.example', []);
    expect(await fetched()).toEqual({ ok: false, reason: 'away' });
    names.clear();
    handle = (_, answer) => {
      answer.writeHead(200, { 'content-length': '10' }).write('a', () => answer.destroy());
    };
    expect(await fetched()).toEqual({ ok: false, reason: 'away' });
  });
});
