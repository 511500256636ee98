import './dom';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

interface TakenOver {
  /** As the server drew it. */
  readonly html: string;
  /** Where it stands, attached. */
  readonly place: HTMLElement;
  /** What React said where its first drawing is another one than the server's; nothing, if alike. */
  readonly complaints: readonly unknown[];
}

/** A view that the server drew and the browser then took over. */
export function takenOver(view: ReactNode): TakenOver {
  const html = withoutWindow(() => renderToString(view));
  const place = document.createElement('div');
  place.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  document.body.replaceChildren(place);
  const complaints: unknown[] = [];
  // Of another element or text it tells the root, of another attribute only the console.
  const said = vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words);
  });
  render(view, {
    container: place,
    hydrate: true,
    onRecoverableError: (error) => {
      complaints.push(error);
    },
  });
  said.mockRestore();
  return { html, place, complaints };
}

/** A server has no window: to read its size is an error there. */
function withoutWindow(draw: () => string): string {
  const sizes = ['innerWidth', 'innerHeight'] as const;
  const own = sizes.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of sizes) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new ReferenceError(`${name} is not defined`);
      },
    });
  }
  try {
    return draw();
  } finally {
    for (const [name, descriptor] of own) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
