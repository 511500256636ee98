import type { Cancellation, HouseMapQuery, HousesAhead } from '#core';
import { MARKS_PATH, marksParams } from './house-params';
import { queryOf } from '../client/call';

/** {@link HousesAhead} that has the browser's own cache keep what the API answers. */
export class HttpHousesAhead implements HousesAhead {
  constructor(
    /** The API's host; empty is the page's own. */
    private readonly baseUrl: string,
    private readonly isThrifty: () => boolean,
  ) {}

  async marks(query: HouseMapQuery, cancel: Cancellation): Promise<void> {
    if (this.isThrifty() || cancel.aborted) return;
    const given = new AbortController();
    cancel.addEventListener('abort', () => {
      given.abort();
    });
    // To the letter what HttpHouseSearch asks for. Without the person's tokens: the answer is the
    // same for everybody, and a session is not to be renewed behind its back.
    const asked = queryOf({ path: MARKS_PATH, params: marksParams(query) });
    const address = `${this.baseUrl}${MARKS_PATH}?${String(asked)}`;
    const credentials = 'include';
    try {
      const answer = await fetch(address, { signal: given.signal, priority: 'low', credentials });
      // To its end: the browser keeps no halves.
      await answer.arrayBuffer();
    } catch {
      // Nobody has asked for it yet.
    }
  }
}
