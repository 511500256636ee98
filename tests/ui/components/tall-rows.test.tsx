import '../support/dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { TallRows, type TallRowsHandle } from '../../../src/ui/components/list/TallRows';

const TALL = 600;
const ROW = 50;

/** jsdom lays nothing out: the box is as tall as said, and every row, too. */
function laidOut(box: HTMLElement): void {
  Object.defineProperty(box, 'clientHeight', { value: TALL, configurable: true });
  Object.defineProperty(box, 'scrollHeight', {
    configurable: true,
    get: () => {
      const list = box.querySelector('ol');
      const [above, below] = [list?.style.paddingTop ?? '', list?.style.paddingBottom ?? ''];
      return parseFloat(above) + parseFloat(below) + (list?.children.length ?? 0) * ROW;
    },
  });
}

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ key: `n${from + at}` }));

function shown(items: readonly { readonly key: string }[]) {
  const asked: number[] = [];
  const ends: boolean[] = [];
  const ref = createRef<TallRowsHandle>();
  const list = (all: readonly { readonly key: string }[]) => (
    <TallRows
      ref={ref}
      label="대화"
      items={all}
      guessPx={ROW}
      row={({ key }) => key}
      onNearTop={onNearTop}
      onEnd={onEnd}
    />
  );
  const onNearTop = () => {
    asked.push(1);
  };
  const onEnd = (isAtEnd: boolean) => {
    ends.push(isAtEnd);
  };
  const { rerender } = render(list(items));
  const box = screen.getByRole('log');
  laidOut(box);
  const show = (all: readonly { readonly key: string }[]) => {
    rerender(list(all));
  };
  show([...items]);
  return { box, show, asked, ends, ref };
}

const scrollTo = (box: HTMLElement, top: number) => {
  box.scrollTop = top;
  fireEvent.scroll(box);
};
/** Where a row stands in the window. */
const seenAt = (box: HTMLElement, key: string): number => {
  const list = box.querySelector('ol');
  const at = [...(list?.children ?? [])].findIndex((row) => row.getAttribute('data-key') === key);
  return parseFloat(list?.style.paddingTop ?? '') + at * ROW - box.scrollTop;
};

it('begins at the end, with the rows near it alone', () => {
  const { box } = shown(rows(1, 10_000));
  expect(box.scrollTop).toBe(10_000 * ROW);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(screen.getByText('n10000')).toBeTruthy();
});

it('stays at the end while more is said', () => {
  const { box, show } = shown(rows(1, 200));
  show(rows(1, 210));
  expect(box.scrollTop).toBe(210 * ROW);
});

it('keeps what is read in its place while more is said below, and says that the end is not seen', () => {
  const { box, show, ends } = shown(rows(1, 200));
  scrollTo(box, 4_025);
  expect(ends.at(-1)).toBe(false);
  const before = seenAt(box, 'n82');
  show(rows(1, 210));
  expect(seenAt(box, 'n82')).toBe(before);
});

it('keeps what is read in its place while what is older comes above', () => {
  const { box, show, asked } = shown(rows(101, 200));
  expect(asked).toHaveLength(0);
  scrollTo(box, 425);
  expect(asked.length).toBeGreaterThan(0);
  const before = seenAt(box, 'n110');
  show(rows(51, 200));
  expect(seenAt(box, 'n110')).toBe(before);
  expect(box.scrollTop).toBe(425 + 50 * ROW);
});

it('goes back to the end by a press', () => {
  const { box, ends, ref } = shown(rows(1, 200));
  scrollTo(box, 1_000);
  act(() => {
    ref.current?.toEnd();
  });
  expect(box.scrollTop).toBe(200 * ROW);
  expect(ends.at(-1)).toBe(true);
});
