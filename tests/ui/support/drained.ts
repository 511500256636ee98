import { act, getConfig } from '@testing-library/react';

const library = getConfig();

/**
 * Waits as the library does, and until what was drawn meanwhile has run its effects: only then does
 * a view hear of its store, and a press shows at once what it changed.
 */
export async function drained(look: (...args: never[]) => unknown): Promise<unknown> {
  const found: unknown = await library.asyncWrapper(look);
  await act(() => Promise.resolve());
  return found;
}
