import type { MemberNotification } from '#core';
import type { Person } from './person';

interface Heard {
  readonly id: number;
  readonly item: MemberNotification;
}

const EVENT = /^id: (\d+)\nevent: notification\ndata: (.+)$/;

/** A page that holds the stream of the one who looks at it. */
export class FollowingPage {
  readonly heard: Heard[] = [];
  private readonly waiting = new Set<() => void>();
  private text = '';
  private isOver = false;

  private constructor(private readonly body: ReadableStream<Uint8Array>) {}

  /** Resolves when the answer has begun. */
  static async open(
    person: Person,
    server: { readonly url: string },
    after: number,
  ): Promise<FollowingPage> {
    const answer = await person.ask(server, `/v2/me/stream?after=${after}`);
    if (answer.status !== 200 || answer.body === null)
      throw new Error(`no stream: ${answer.status}`);
    const page = new FollowingPage(answer.body);
    void page.read();
    return page;
  }

  /** The last id that was heard, as a page asks after a break. */
  get last(): number {
    return this.heard.at(-1)?.id ?? 0;
  }

  /** Resolves once so many events were heard; throws where the stream ends before. */
  hears(count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.heard.length >= count) resolve();
        else if (this.isOver) reject(new Error(`ended after ${this.heard.length} of ${count}`));
      };
      this.waiting.add(look);
      look();
    });
  }

  /** Resolves when the server has ended it, or is gone. */
  over(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.isOver) resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.body) this.take(decoder.decode(chunk, { stream: true }));
    } catch {
      // The server was killed.
    }
    this.isOver = true;
    for (const look of this.waiting) look();
  }

  private take(text: string): void {
    const events = (this.text + text).split('\n\n');
    this.text = events.pop() ?? '';
    for (const event of events) {
      const [, id, data = ''] = EVENT.exec(event) ?? [];
      if (id !== undefined)
        this.heard.push({ id: Number(id), item: JSON.parse(data) as MemberNotification });
    }
    for (const look of this.waiting) look();
  }
}
