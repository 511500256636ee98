import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';

/** How a file's bytes are to be read. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'cp949';

/**
 * Found by trying: bytes that are valid UTF-8 from the first to the last are UTF-8, everything
 * else a Korean spreadsheet writes is CP949. A UTF-16 file says so in its first two bytes.
 */
export async function detectEncoding(path: string): Promise<TextEncoding> {
  if (await startsWithUtf16Mark(path)) return 'utf-16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) {
      decoder.decode(bytes as Buffer, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'cp949';
    throw error;
  }
}

async function startsWithUtf16Mark(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16LE(0) === 0xfeff;
  } finally {
    await file.close();
  }
}

/** The file's text piece by piece, without a byte order mark. `onBytes` hears how far it is. */
export async function* readText(
  path: string,
  encoding: TextEncoding,
  onBytes: (read: number) => void,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let read = 0;
  for await (const bytes of createReadStream(path)) {
    const text = decoder.write(bytes as Buffer);
    if (text !== '') yield text;
    onBytes((read += (bytes as Buffer).length));
  }
  const rest = decoder.end();
  if (rest !== undefined && rest !== '') yield rest;
}
