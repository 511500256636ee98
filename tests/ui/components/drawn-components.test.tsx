import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { Sheet } from '../../../src/ui/components/sheet/Sheet';
import type { SheetStop } from '../../../src/ui/components/sheet/sheet-motion';
import { useSheetStops } from '../../../src/ui/components/sheet/use-sheet-stops';
import { Skeleton } from '../../../src/ui/components/state/Skeleton';
import { giveSizes } from '../support/laid-out';
import { takenOver } from '../support/taken-over';

// A window of 600 px, which is another one than the server takes for likely.
giveSizes();
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FrameObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  untold.length = 0;
});

/** Who is told of a size with the next frame. */
const untold: (() => void)[] = [];

/** Tells of a size when a frame was laid out, before it is painted. */
class FrameObserver {
  constructor(private readonly onSize: () => void) {}
  observe(): void {
    untold.push(this.onSize);
  }
  unobserve(): void {}
  disconnect(): void {}
}

const TOP = 118;

function Listed({ stop }: { readonly stop: SheetStop }) {
  const parent = useRef<HTMLDivElement>(null);
  const stops = useSheetStops(parent, { top: TOP });
  return (
    <div ref={parent}>
      <Sheet
        label="집 목록"
        stop={stop}
        onStop={() => undefined}
        stops={stops}
        header={<b>집 30개</b>}
      >
        <a href="/place/1">집</a>
      </Sheet>
    </div>
  );
}

test.each([
  ['peek', 420],
  ['half', 152],
  ['full', 0],
] as const)(
  'a drawn sheet at %s names its stop, and lies %i px down once attached',
  (stop, down) => {
    const { html, complaints } = takenOver(<Listed stop={stop} />);
    expect(html).not.toContain(' style=');
    expect(html).toContain(`data-stop="${stop}"`);
    expect(complaints).toEqual([]);
    const { style } = screen.getByRole('region', { name: '집 목록' });
    let painted: Partial<CSSStyleDeclaration> = {};
    act(() => {
      for (const tell of untold) tell();
      painted = { height: style.height, transform: style.transform };
    });
    expect(painted).toEqual({
      height: `${600 - TOP}px`,
      transform: `translateY(${down}px)`,
    });
  },
);

it('keeps a closed list from being reached only where script can open it', () => {
  const { html, place } = takenOver(<Listed stop="peek" />);
  expect(html).not.toContain('inert');
  expect(place.querySelector('a')?.closest('[inert]')).not.toBeNull();
});

it('says the size of a skeleton by attributes', () => {
  const { html, place, complaints } = takenOver(<Skeleton width="55%" height={18} />);
  expect(html).not.toContain(' style=');
  expect(html).toMatch(/^<svg [^>]*width="55%" height="18"/);
  expect(complaints).toEqual([]);
  expect(place.innerHTML).toBe(html);
});

it('gives a skeleton without a width all there is, and leaves its height to its class', () => {
  const { html } = takenOver(<Skeleton className="photo" />);
  expect(html).toContain('width="100%"');
  expect(html).not.toContain('height=');
});
