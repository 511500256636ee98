import iconv from 'iconv-lite';

/** Far more than a page of notices. */
const MOST_BYTES = 20_000_000;

/** An answer is larger than anything that is asked for. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * The text of an answer. The gateways say UTF-8 whatever they send, and send EUC-KR now and then:
 * bytes that are not valid UTF-8 are read so. Throws a {@link TooLargeError}.
 */
export async function answerText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > MOST_BYTES) throw new TooLargeError();
  }
  const bytes = Buffer.concat(parts);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}
