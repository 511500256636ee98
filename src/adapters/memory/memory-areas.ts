import type { Areas, Cancellation, NamedArea } from '#core';
import { answer } from './answer';

/** {@link Areas} in a list. */
export class MemoryAreas implements Areas {
  constructor(private readonly areas: readonly NamedArea[]) {}

  all(cancel?: Cancellation): Promise<readonly NamedArea[]> {
    return answer(cancel, () => this.areas.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
  }
}
