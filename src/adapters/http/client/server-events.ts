/** An event of a stream (server-sent events, HTML standard 9.2). */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** No event of ours is longer; a stream without line ends fills no memory. */
const LONGEST = 1_000_000;

/** Waits for what is read; it may reject before that. */
export type Waiting = <Read>(reading: Promise<Read>) => Promise<Read>;

/**
 * The events of a stream in their order, whatever pieces they come in; `wait` waits for each piece.
 * Throws where it breaks off.
 */
export async function* serverEvents(
  stream: ReadableStream<Uint8Array>,
  wait: Waiting = (reading) => reading,
): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await wait(reader.read());
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      if (text.length > LONGEST) return;
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Null for a comment, or anything without data. */
function eventOf(block: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { name, data: data.join('\n') };
}
