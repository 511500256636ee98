import type { Session, SessionSource } from '#core';

/** {@link SessionSource} of one person; by default a visitor. */
export class MemorySessionSource implements SessionSource {
  constructor(private readonly session: Session = {}) {}

  read(): Promise<Session> {
    return Promise.resolve(this.session);
  }
}
