import type { Clock } from '#core';
import type { Outside, OutsideFact } from '../../server/outside/asking';

/** The world of an adapter, with what it noted, and every request it made. */
export interface WatchedOutside extends Outside {
  readonly facts: OutsideFact[];
  readonly asked: string[];
}

/** An outside that waits longer than a busy machine takes. */
export function watchedOutside(clock: Clock, limitMs = 30_000): WatchedOutside {
  const facts: OutsideFact[] = [];
  const asked: string[] = [];
  return {
    facts,
    asked,
    clock,
    limitMs,
    note: (fact) => facts.push(fact),
    fetch: (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return fetch(input, init);
    },
  };
}
