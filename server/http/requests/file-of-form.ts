import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../errors';

const ONE_PICTURE = '사진을 한 장만 골라서 올려 주세요.';

/**
 * The one file of a form, which holds nothing else.
 * @throws Refusal `picture-too-large` for one of more than `most` bytes, without waiting for the rest;
 * `picture-fault` for a form of no file, of several, or of other fields; `bad-request` for what is none
 */
export async function fileOfForm(
  request: FastifyRequest,
  { field, most }: { readonly field: string; readonly most: number },
): Promise<Buffer> {
  let file: Buffer | null = null;
  // Of one whose sender has gone meanwhile nothing would come any more, not even an end.
  if (request.raw.destroyed) throw new Refusal('bad-request');
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field || file !== null)
        throw new Refusal('picture-fault', part.fieldname, ONE_PICTURE);
      file = await wholeOf(part.file, field, most);
    }
  } catch (error) {
    // The reader of forms tells what is wrong with one in errors of many kinds.
    throw error instanceof Refusal ? error : new Refusal('bad-request');
  }
  // A form whose sender chose nothing has an empty file.
  if (file === null || file.length === 0) throw new Refusal('picture-fault', field, ONE_PICTURE);
  return file;
}

async function wholeOf(
  stream: AsyncIterable<unknown>,
  field: string,
  most: number,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) throw new Refusal('picture-too-large', field);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, bytes);
}
