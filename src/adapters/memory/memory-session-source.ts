import type { Cancellation, Session, SessionSource } from '#core';
import { answer } from './answer';

/** {@link SessionSource} of one person; by default a visitor. */
export class MemorySessionSource implements SessionSource {
  constructor(private readonly session: Session = {}) {}

  read(cancel?: Cancellation): Promise<Session> {
    return answer(cancel, () => this.session);
  }
}
