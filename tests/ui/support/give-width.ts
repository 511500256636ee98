import { afterEach, beforeEach } from 'vitest';

/** Gives this file's tests a window so wide; files share their window. */
export function giveWidth(px: number): void {
  const own = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  const still = () => undefined;
  beforeEach(() => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (media: string) => ({
        matches: px >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
        media,
        addEventListener: still,
        removeEventListener: still,
      }),
    });
  });
  afterEach(() => {
    if (own !== undefined) Object.defineProperty(window, 'matchMedia', own);
  });
}
