import '../support/dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useDismissal } from '../../../src/ui/ground/use-dismissal';

interface BoxProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Box({ isOpen, onClose }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useDismissal(box, isOpen, onClose);
  return (
    <>
      <div ref={box}>
        <button type="button">before</button>
        <button type="button" aria-expanded={isOpen}>
          opener
        </button>
        <button type="button" aria-expanded={false}>
          inside
        </button>
      </div>
      <button type="button">elsewhere</button>
    </>
  );
}

const named = (name: string) => screen.getByRole('button', { name });

function draw(isOpen = true) {
  const onClose = vi.fn();
  const { rerender, unmount } = render(<Box isOpen={isOpen} onClose={onClose} />);
  const again = (props: BoxProps) => {
    rerender(<Box {...props} />);
  };
  return { onClose, again, unmount };
}

it('closes by Escape, wherever the focus is, and gives it to what opened it', () => {
  const { onClose } = draw();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(named('opener'));
});

it('leaves every other key alone', () => {
  const { onClose } = draw();
  fireEvent.keyDown(named('inside'), { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('leaves an Escape to what has taken it for itself', () => {
  const { onClose } = draw();
  const inside = named('inside');
  inside.addEventListener('keydown', (event) => {
    event.preventDefault();
  });
  act(() => {
    inside.focus();
  });
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(inside);
});

it('closes by a press outside of the box, not by one in it', () => {
  const { onClose } = draw();
  fireEvent.pointerDown(named('inside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(named('elsewhere'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes once the focus is out of the box, and lets it go', () => {
  const { onClose } = draw();
  act(() => {
    named('inside').focus();
  });
  expect(onClose).not.toHaveBeenCalled();
  act(() => {
    named('elsewhere').focus();
  });
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(named('elsewhere'));
});

/** Everything that would close what is open. */
function leaveInEveryWay() {
  const elsewhere = screen.queryByRole('button', { name: 'elsewhere' }) ?? document.body;
  fireEvent.pointerDown(elsewhere);
  fireEvent.focusIn(elsewhere);
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
}

it('hears nothing before it is open, after it was closed, and once it is gone', () => {
  const { onClose, again, unmount } = draw(false);
  leaveInEveryWay();
  again({ isOpen: true, onClose });
  again({ isOpen: false, onClose });
  leaveInEveryWay();
  again({ isOpen: true, onClose });
  unmount();
  leaveInEveryWay();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes as was last said', () => {
  const { onClose, again } = draw();
  const later = vi.fn();
  again({ isOpen: true, onClose: later });
  fireEvent.pointerDown(named('elsewhere'));
  expect(onClose).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledOnce();
});
