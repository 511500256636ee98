import '../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Sheet } from '../../../src/ui/components/sheet/Sheet';
import type { SheetStop } from '../../../src/ui/components/sheet/sheet-motion';

const STOPS = { peek: 62, half: 424, full: 700 };

afterEach(cleanup);

function List({ from }: { readonly from: SheetStop }) {
  const [stop, setStop] = useState<SheetStop>(from);
  return (
    <Sheet label="집 목록" stop={stop} onStop={setStop} stops={STOPS} header={<b>집 30개</b>}>
      <a href="/place/1">집</a>
    </Sheet>
  );
}

/** A sheet whose list has 3,000 px in 640; what it was told to run on by. */
function draw(from: SheetStop) {
  render(
    <StrictMode>
      <List from={from} />
    </StrictMode>,
  );
  const list = screen.getByText('집').parentElement;
  if (list === null) throw new Error('There is no list.');
  const ranOn: number[] = [];
  let scrolled = 0;
  Object.defineProperties(list, {
    scrollHeight: { value: 3000 },
    clientHeight: { value: 640 },
    scrollTop: {
      get: () => scrolled,
      set: (top: number) => {
        scrolled = Math.max(0, top);
      },
    },
    scrollBy: { value: ({ top }: ScrollToOptions) => ranOn.push(top ?? 0) },
  });
  return { list, ranOn };
}

const sheet = () => screen.getByRole('region', { name: '집 목록' });
const lowered = () => Number(/-?[\d.]+/.exec(sheet().style.transform)?.[0]);

/** One event of a finger on the list; answers whether the page was kept from it. */
function touch(type: string, y: number, at: number): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    touches: { value: type === 'touchend' ? [] : [{ clientX: 10, clientY: y }] },
    timeStamp: { value: at },
  });
  fireEvent(screen.getByText('집'), event);
  return event.defaultPrevented;
}

describe('one gesture on the list', () => {
  it('pulls the sheet up and, beyond its full height, scrolls what is in it', () => {
    const { list, ranOn } = draw('half');
    touch('touchstart', 600, 0);
    touch('touchmove', 590, 10);
    touch('touchmove', 314, 40);
    expect(lowered()).toBe(0);
    expect(list.scrollTop).toBe(0);
    touch('touchmove', 214, 60);
    expect(list.scrollTop).toBe(100);
    touch('touchmove', 244, 80);
    expect(list.scrollTop).toBe(70);
    touch('touchmove', 144, 100);
    touch('touchend', 144, 110);
    expect(sheet().dataset['stop']).toBe('full');
    expect(ranOn).toHaveLength(1);
    expect(ranOn[0]).toBeGreaterThan(0);
  });

  it('scrolls a full list down to its top and then brings the sheet along', () => {
    const { list } = draw('full');
    list.scrollTop = 80;
    touch('touchstart', 200, 0);
    expect(touch('touchmove', 220, 20)).toBe(false);
    list.scrollTop = 0;
    expect(touch('touchmove', 300, 60)).toBe(true);
    touch('touchmove', 500, 300);
    expect(lowered()).toBe(200);
    touch('touchend', 500, 600);
    expect(sheet().dataset['stop']).toBe('half');
  });

  it('gives way a little where there is nothing further', () => {
    draw('peek');
    touch('touchstart', 700, 0);
    touch('touchmove', 710, 10);
    touch('touchmove', 800, 40);
    expect(lowered()).toBeGreaterThan(STOPS.full - STOPS.peek);
    expect(lowered()).toBeLessThan(STOPS.full - STOPS.peek + 32);
    touch('touchend', 800, 400);
    expect(sheet().dataset['stop']).toBe('peek');
    expect(lowered()).toBe(STOPS.full - STOPS.peek);
  });
});

it('reads out where it came to rest, but not where it began', () => {
  draw('peek');
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const handle = screen.getByRole('button', { name: /집 목록/ });
  fireEvent.keyDown(handle, { key: 'End' });
  expect(status.textContent).toBe('집 목록 모두 펼쳐졌어요');
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(status.textContent).toBe('집 목록 반쯤 펼쳐졌어요');
  fireEvent.keyDown(handle, { key: 'Home' });
  expect(status.textContent).toBe('집 목록 접혔어요');
});
