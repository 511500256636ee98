import { addressOf, type Answer, type Carried, type Carrier } from './call';
import type { BroughtAnswers } from './brought-answers';

/** Asks the server's own routes for a path and query. Rejects where there is no answer. */
export type AskServer = (
  address: string,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/**
 * {@link Carrier} within the server, for reads alone and without anybody's tokens. It remembers what
 * was answered, for the browser to go on with.
 */
export class RecordingCarrier implements Carrier {
  private readonly asked = new Map<string, Promise<Answer>>();
  private readonly answers = new Map<string, BroughtAnswers[string]>();

  constructor(private readonly ask: AskServer) {}

  carry({ method, call }: Carried): Promise<Answer> {
    if (method !== 'get') return Promise.reject(new Error('A page that is drawn only reads.'));
    const address = addressOf(call);
    const known = this.asked.get(address) ?? this.record(address);
    this.asked.set(address, known);
    return known;
  }

  /** In the order in which they were asked for: the same page is the same text each time. */
  get recorded(): BroughtAnswers {
    const answered = [...this.asked.keys()].flatMap((address) => {
      const answer = this.answers.get(address);
      return answer === undefined ? [] : [[address, answer] as const];
    });
    return Object.fromEntries(answered);
  }

  private async record(address: string): Promise<Answer> {
    const { status, body } = await this.ask(address);
    this.answers.set(address, { status, body });
    return { status, body, header: () => undefined };
  }
}
