import type { NativeMethod, NativeResult, Random } from '#core';
import { VERSION, type Message, type Question } from './envelope';
import { LIMIT_MS, unreadable, type Reader } from './values';

/** An answer to a question, of whoever knows its id. */
export type Answer = Exclude<Message, { kind: 'open' | 'notified' }>;

/** Questions that wait for their answers. Each gets one: the first, or none in time. */
export class Questions {
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  constructor(
    private readonly post: (question: Question) => void,
    private readonly random: Random,
  ) {}

  ask<Value>(
    method: NativeMethod | 'hello',
    params: Readonly<Record<string, string>>,
    read: Reader<Value>,
  ): Promise<NativeResult<Value>> {
    const id = this.random.id();
    return new Promise((resolve) => {
      const answered = (answer: Answer) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(resultOf(answer, read));
      };
      const timer = setTimeout(() => {
        answered({ kind: 'error', id, message: 'There was no answer in time.' });
      }, LIMIT_MS[method]);
      this.waiting.set(id, answered);
      try {
        this.post({ v: VERSION, id, method, params });
      } catch {
        answered({ kind: 'error', id, message: 'The shell could not be asked.' });
      }
    });
  }

  /** Late, repeated and foreign answers match no open question. */
  answer(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer);
  }
}

function resultOf<Value>(answer: Answer, read: Reader<Value>): NativeResult<Value> {
  if (answer.kind === 'cancel') return { kind: 'cancel' };
  if (answer.kind === 'error') return { kind: 'error', message: answer.message };
  const value = read(answer.value);
  return value === unreadable
    ? { kind: 'error', message: 'The answer cannot be read.' }
    : { kind: 'ok', value };
}
