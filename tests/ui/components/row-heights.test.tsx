import '../support/dom';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PagedRows } from '../../../src/ui/components/list/PagedRows';

const ROW_PX = 100;
const MANY = 200;

const items = Array.from({ length: MANY }, (_, at) => ({ id: `n${at}` }));
const laidOut = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect') ?? {};

/** jsdom lays nothing out: here every row is as tall as said, and the list as far up as it was scrolled. */
function layOut(rowPx: (id: string) => number, scrolled = 0): void {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const id = this.getAttribute('data-id');
    return new DOMRect(0, id === null ? -scrolled : 0, 390, id === null ? 0 : rowPx(id));
  };
}

afterEach(() => {
  cleanup();
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', laidOut);
});

function shown() {
  const { container } = render(
    <PagedRows
      list={{ items, total: MANY, more: 'idle' }}
      rowPx={ROW_PX}
      isBusy={false}
      row={({ id }) => (
        <li key={id} data-id={id}>
          {id}
        </li>
      )}
      onMore={() => undefined}
    />,
  );
  const list = container.querySelector('ul');
  if (list === null) throw new Error('There is no list.');
  return {
    height: () => Number.parseFloat(list.style.height),
    top: () => Number.parseFloat(list.style.paddingTop),
    ids: () => [...list.children].map((row) => row.getAttribute('data-id')),
  };
}

it('rows of large letters make room for themselves, and those not drawn are taken to be as tall', () => {
  layOut(() => 260);
  expect(shown().height()).toBe(MANY * 260);
});

it('a row that is taller than the others moves what follows', () => {
  layOut((id) => (id === 'n0' ? 160 : ROW_PX));
  const { height, ids } = shown();
  // Its own 160, and of those that are not drawn what is usual.
  const drawn = ids().length;
  const usual = (160 + (drawn - 1) * ROW_PX) / drawn;
  expect(height()).toBeCloseTo(160 + (drawn - 1) * ROW_PX + (MANY - drawn) * usual);
});

it('the rows near the eye are drawn, where those above them put them', () => {
  layOut(() => 260);
  const { ids, top } = shown();
  layOut(() => 260, 50 * 260);
  fireEvent.scroll(window);
  const from = Number(ids()[0]?.slice(1));
  expect(ids()).toContain('n50');
  expect(ids().length).toBeLessThan(20);
  expect(top()).toBe(from * 260);
});

it('once letters are as usual again, so are the rows', () => {
  layOut(() => 260);
  const { height } = shown();
  layOut(() => ROW_PX);
  fireEvent.scroll(window);
  layOut(() => ROW_PX, 4 * ROW_PX);
  fireEvent.scroll(window);
  expect(height()).toBe(MANY * ROW_PX);
});
