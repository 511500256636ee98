import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** All of an answer as it came over the wire. */
export interface FirstAnswer {
  readonly status: number;
  /** Without those that each answer has anew, whatever was asked. */
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

type Asked = Readonly<Record<string, string>>;

const OF_THE_MOMENT = ['date', 'connection', 'keep-alive', 'x-request-id'] as const;

export const READERS = {
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140',
} as const;
export type ReaderKind = keyof typeof READERS;
export const READER_KINDS = Object.keys(READERS) as ReaderKind[];

/** What a balancer says of a reader at the site's own address. */
export const balanced = (kind: ReaderKind): Asked => ({
  host: 'www.hankan.example',
  'user-agent': READERS[kind],
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-proto': 'https',
});

/** Asks as a browser asks first, with nothing kept. Rejects where the answer is cut off. */
export function firstAnswer(
  server: { readonly url: string },
  path: string,
  headers: Asked,
): Promise<FirstAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, server.url), { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const said = { ...answer.headers };
        for (const name of OF_THE_MOMENT) Reflect.deleteProperty(said, name);
        resolve({ status: answer.statusCode ?? 0, headers: said, bytes: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** What it says, whatever it was compressed by. */
export function textOf({ headers, bytes }: FirstAnswer): string {
  const isSqueezed = headers['content-encoding'] === 'br';
  return (isSqueezed ? brotliDecompressSync(bytes) : bytes).toString();
}

/** Whether it is a page that can be read, and not one that waits for the app to draw it. */
export const isDrawn = (answer: FirstAnswer): boolean =>
  textOf(answer).includes('id="hankan-first"');

/** More in a row come from a page that breaks, not from a machine that is busy. */
const MOST_TRIES = 100;

/**
 * Asks until all pages came with their views, or are known already: one that a busy machine did not
 * draw in time comes without, and is kept by nobody.
 */
export async function untilDrawn<Answers extends readonly FirstAnswer[]>(
  ask: () => Promise<Answers>,
): Promise<Answers> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answers = await ask();
    if (answers.every((each) => each.status === 304 || isDrawn(each))) return answers;
  }
  throw new Error('a page was never drawn');
}
