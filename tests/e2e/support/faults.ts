import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a journey, besides what it expects to go wrong. */
export interface Faults {
  /** From here on, faults that match are part of the journey. */
  expect(pattern: RegExp): void;
  found(): string[];
}

/**
 * Listens to every page of a browser context from before it opens. `emulators` is the origin of the
 * services outside that this machine stands in for; every other host but ours is a stranger.
 */
export function watchForFaults(context: BrowserContext, emulators: string): Faults {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (error) => {
    seen.push(`thrown: ${error.error().message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') {
      seen.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('request', (request) => {
    const { hostname, origin, protocol } = new URL(request.url());
    const isOurs = hostname === '127.0.0.1' || origin === emulators;
    if (/^https?:$/.test(protocol) && !isOurs) {
      seen.push(`a call to a stranger: ${request.url()}`);
    }
  });
  return {
    expect: (pattern) => {
      expected.push(pattern);
    },
    found: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
