import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a journey, besides what it expects to go wrong. */
export interface Faults {
  /** From here on, faults that match are part of the journey. */
  expect(pattern: RegExp): void;
  found(): string[];
}

/** Listens to every page of a browser context from before it opens. */
export function watchForFaults(context: BrowserContext): Faults {
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
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') {
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
