import type { Cancellation, Session, SessionSource } from '#core';
import { answer } from './answer';

/** {@link SessionSource} of one person, or of whoever is there when it is asked; else a visitor. */
export class MemorySessionSource implements SessionSource {
  constructor(private readonly session: Session | (() => Session) = {}) {}

  read(cancel?: Cancellation): Promise<Session> {
    const { session } = this;
    return answer(cancel, () => (typeof session === 'function' ? session() : session));
  }
}
