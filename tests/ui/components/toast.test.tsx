import '../support/dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/components/dialog/Dialog';
import { TopLayer } from '../../../src/ui/components/toast/TopLayer';
import { ToastView } from '../../../src/ui/components/toast/ToastView';

const draw = (view: React.ReactNode) => render(<StrictMode>{view}</StrictMode>);

afterEach(cleanup);

/** A toast, and a finger or a mouse over it. */
function drawToast(pointerType: 'touch' | 'mouse') {
  const told = { onAct: vi.fn(), onDismiss: vi.fn(), onHold: vi.fn() };
  draw(<ToastView message="복사" leaving={false} {...told} />);
  const button = screen.getByRole('button', { name: /복사/ });
  const toast = button.parentElement;
  if (toast === null) throw new Error('The button stands alone.');
  const captured = vi.fn();
  Object.defineProperty(toast, 'setPointerCapture', { value: captured });
  const pointer = (type: string, clientY = 0, more: object = {}) => {
    const event = new MouseEvent(type, { clientY, bubbles: true, cancelable: true, ...more });
    Object.assign(event, { pointerType, pointerId: 1 });
    fireEvent(button, event);
  };
  return { ...told, button, toast, captured, pointer };
}

describe('a toast', () => {
  it.each([
    ['touch', 9, 10],
    ['mouse', 49, 50],
  ] as const)('is swiped away by %s: %i px are not enough, %i are', (kind, less, enough) => {
    const { toast, onDismiss, pointer } = drawToast(kind);
    pointer('pointermove', 0);
    pointer('pointerdown', 100);
    pointer('pointermove', 100 - less);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(toast.style.translate).toBe(`0 -${less}px`);
    pointer('pointermove', 100 - enough);
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect([toast.style.translate, toast.dataset['swiped']]).toEqual(['', '']);
    pointer('pointermove', 0);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is followed beyond its edge once it is dragged, springs back and is not pressed', () => {
    const { button, toast, captured, onDismiss, pointer } = drawToast('mouse');
    pointer('pointerdown', 100);
    pointer('pointermove', 97);
    expect(captured).not.toHaveBeenCalled();
    pointer('pointermove', 130);
    expect(captured).toHaveBeenCalledWith(1);
    expect(toast.style.translate).toBe('0 0px');
    pointer('pointerup', 70);
    expect(toast.style.translate).toBe('');
    fireEvent.click(button, { detail: 1 });
    expect(onDismiss).not.toHaveBeenCalled();
    // Enter on it presses it all the same.
    fireEvent.click(button, { detail: 0 });
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is pressed by what trembles a little, and not dragged by another button', () => {
    const { button, onDismiss, pointer } = drawToast('touch');
    pointer('pointerdown', 100, { button: 2 });
    pointer('pointermove', 0);
    expect(onDismiss).not.toHaveBeenCalled();
    pointer('pointerdown', 100);
    pointer('pointermove', 97);
    pointer('pointerup', 97);
    fireEvent.click(button, { detail: 1 });
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('tells apart what holds it', () => {
    const { button, onHold } = drawToast('mouse');
    fireEvent.pointerEnter(button);
    fireEvent.focus(button);
    fireEvent.pointerLeave(button);
    fireEvent.blur(button);
    expect(onHold.mock.calls).toEqual([
      ['pointer', true],
      ['focus', true],
      ['pointer', false],
      ['focus', false],
    ]);
  });

  it('offers one thing to do, and gives the focus back to where it came from', () => {
    const acted = vi.fn();
    const told = { onAct: acted, onDismiss: vi.fn(), onHold: vi.fn() };
    draw(
      <>
        <button type="button">찜하기</button>
        <ToastView message="찜했어요" action="되돌리기" leaving={false} {...told} />
      </>,
    );
    const heart = screen.getByRole('button', { name: '찜하기' });
    const undo = screen.getByRole('button', { name: '되돌리기' });
    act(() => {
      heart.focus();
      undo.focus();
    });
    fireEvent.click(undo);
    expect(acted).toHaveBeenCalledTimes(1);
    expect(told.onDismiss).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(heart);
  });

  it('has a check mark only for what was done', () => {
    const told = { leaving: false, onAct: vi.fn(), onDismiss: vi.fn(), onHold: vi.fn() };
    const { container, rerender } = render(<ToastView message="취소" tone="told" {...told} />);
    expect(container.querySelector('svg')).toBeNull();
    rerender(<ToastView message="취소" tone="done" {...told} />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

describe('the top layer', () => {
  const layer = (
    <TopLayer shown={1} label="메시지" className={undefined} spoken={<p>말</p>}>
      <button type="button">복사했어요</button>
    </TopLayer>
  );
  const view = (dialogs: readonly string[]) => (
    <StrictMode>
      {dialogs.map((name) => (
        <Dialog key={name} label={name} closing={false} onClose={() => undefined}>
          <p>{name}</p>
        </Dialog>
      ))}
      {layer}
    </StrictMode>
  );
  const placeOf = () =>
    screen.getByText('복사했어요').closest('dialog')?.getAttribute('aria-label') ?? 'page';

  it('moves into the topmost dialog, beside which everything is inert, and out of it', () => {
    const { rerender } = render(view([]));
    expect(placeOf()).toBe('page');
    const places = [['a'], ['a', 'b'], ['a'], []].map((dialogs) => {
      rerender(view(dialogs));
      return placeOf();
    });
    expect(places).toEqual(['a', 'b', 'a', 'page']);
    expect(screen.getByText('말').isConnected).toBe(true);
  });
});
