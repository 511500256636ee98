import { afterEach, beforeEach } from 'vitest';

/** Sizes, without which a windowed list shows nothing; jsdom lays nothing out. */
const SIZE = { offsetHeight: 600, offsetWidth: 390, clientHeight: 600, clientWidth: 390 };

/** Gives every element of this file's tests the size of a phone's window. */
export function giveSizes(): void {
  const own = Object.keys(SIZE).map(
    (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
  );
  beforeEach(() => {
    for (const [name, value] of Object.entries(SIZE)) {
      Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true });
    }
  });
  afterEach(() => {
    for (const [name, descriptor] of own) {
      if (descriptor === undefined) Reflect.deleteProperty(HTMLElement.prototype, name);
      else Object.defineProperty(HTMLElement.prototype, name, descriptor);
    }
  });
}
