import '../support/dom';
import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRowWindow } from '../../../src/ui/components/list/use-row-window';

const TALL = 400;

/** A box of a hundred rows of 100 px; each drawing that is committed notes where it stands. */
function setUp() {
  const drawn: { from: number; top: number }[] = [];
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientHeight', { value: TALL });
  Object.defineProperty(box, 'scrollTo', {
    value: ({ top = 0 }: ScrollToOptions) => {
      box.scrollTop = top;
    },
  });
  function Rows({ list }: { readonly list: number }) {
    const { from } = useRowWindow(useRef(box), { count: 100, rowPx: 100, list });
    useLayoutEffect(() => {
      drawn.push({ from, top: box.scrollTop });
    });
    return null;
  }
  const { rerender } = render(<Rows list={1} />);
  act(() => {
    box.scrollTop = 3_000;
    box.dispatchEvent(new Event('scroll'));
  });
  return {
    drawn,
    show: (list: number) => {
      drawn.length = 0;
      rerender(<Rows list={list} />);
    },
  };
}

describe('useRowWindow', () => {
  it('keeps up with what is scrolled', () => {
    expect(setUp().drawn.at(-1)).toEqual({ from: 25, top: 3_000 });
  });

  it('begins another list at its top, from its first drawing on', () => {
    const { drawn, show } = setUp();
    show(2);
    expect(drawn).toEqual([{ from: 0, top: 0 }]);
  });

  it('leaves the same list where it is', () => {
    const { drawn, show } = setUp();
    show(1);
    expect(drawn).toEqual([{ from: 25, top: 3_000 }]);
  });
});
